// The browser of the end-to-end tests: one that is installed, or Debian's package.
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run, StepFailed, say } from "./run.mjs";

/** The first is Chromium without windows: pages open in half the time. */
const HEADLESS = "chromium-headless-shell";
const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * Path of an installed Chromium, from CHROMIUM or the PATH; root on Debian gets one installed.
 * Others get the one command to run.
 */
export async function chromiumFor() {
	if (process.env.CHROMIUM) return process.env.CHROMIUM;
	const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
	if (mayInstall && !findChromium([HEADLESS])) await install(HEADLESS);
	if (mayInstall && !findChromium()) await install("chromium");
	const found = findChromium();
	if (found) return found;
	throw new StepFailed(
		"The browser tests need Chromium, and none was found. Install it with this command, then run `npm test` again:\n\n" +
			`  sudo apt-get install -y ${HEADLESS}\n\n` +
			"(Elsewhere: install Chrome or Chromium, or set CHROMIUM to its path.)",
	);
}

/** Older releases have no package of the one without windows; then what is there has to do. */
async function install(name) {
	say(`Installing ${name} for the browser tests …`);
	const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
	try {
		await run("apt-get", ["update", "-qq"], options);
		await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], options);
	} catch {
		say(`${name} could not be installed.`);
	}
}

function findChromium(names = NAMES) {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const programs = names.flatMap((name) => folders.map((folder) => join(folder, name)));
	return [...programs, ...(names === NAMES ? [MAC] : [])].find(isProgram);
}

function isProgram(path) {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
