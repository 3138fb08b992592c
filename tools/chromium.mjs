// The browser of the end-to-end tests: one that is installed, or Debian's package.
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, StepFailed, say } from "./prepare.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Path of an installed Chromium, from CHROMIUM or the PATH; root on Debian gets it installed.
 * Anyone else is told the one command to run.
 */
export async function chromiumFor() {
	const found = findChromium();
	if (found) return found;
	const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	if (mayInstall) {
		say("Installing Chromium for the browser tests …");
		await run("apt-get", ["update", "-qq"]);
		await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
		const installed = findChromium();
		if (installed) return installed;
	}
	throw new StepFailed(
		"The browser tests need Chromium, and none was found. Install it with this command, then run `npm test` again:\n\n" +
			"  sudo apt-get install -y chromium\n\n" +
			"(Elsewhere: install Chrome or Chromium, or set CHROMIUM to its path.)",
	);
}

function findChromium() {
	if (process.env.CHROMIUM) return process.env.CHROMIUM;
	const folders = (process.env.PATH ?? "").split(delimiter);
	return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC].find(isProgram);
}

function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
