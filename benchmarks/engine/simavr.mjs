import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../tools/root.mjs";

const execute = promisify(execFile);
const FOLDER = join(root, ".build", "simavr");
const PACKAGES = ["simavr", "libsimavr2", "libelf1"];
/** Its children's processor time is in the second line. */
const TIMED = '"$0" "$@" > /dev/null 2>&1; times';

/**
 * Native simavr, from the PATH, or of Debian's packages, which are unpacked into a folder of this project's. Answers a function
 * that runs a hex file until its program ends and gives the seconds of processor time, or why there is none.
 */
export async function openSimavr() {
	try {
		const env = (await isOnPath()) ? process.env : await unpacked();
		return { run: (hex) => secondsOf(hex, env) };
	} catch (error) {
		return { missing: `not installed, and Debian's package could not be had: ${error.message.split("\n")[0]}` };
	}
}

async function isOnPath() {
	return execute("sh", ["-c", "command -v simavr"]).then(
		() => true,
		() => false,
	);
}

async function unpacked() {
	const here = join(FOLDER, "root");
	if (!existsSync(join(here, "usr/bin/simavr"))) {
		mkdirSync(FOLDER, { recursive: true });
		await execute("apt-get", ["download", ...PACKAGES], { cwd: FOLDER });
		for (const file of readdirSync(FOLDER).filter((name) => name.endsWith(".deb")))
			await execute("dpkg-deb", ["-x", join(FOLDER, file), here]);
	}
	const libraries = readdirSync(join(here, "usr/lib")).map((folder) => join(here, "usr/lib", folder));
	return {
		...process.env,
		PATH: [join(here, "usr/bin"), process.env.PATH].join(delimiter),
		LD_LIBRARY_PATH: libraries.join(delimiter),
	};
}

async function secondsOf(hex, env) {
	const folder = mkdtempSync(join(tmpdir(), "inspire-stem-simavr-"));
	const file = join(folder, "program.hex");
	writeFileSync(file, hex);
	try {
		const args = ["-c", TIMED, "simavr", "-m", "atmega328p", "-f", "16000000", file];
		const { stdout } = await execute("sh", args, { env, timeout: 300_000 });
		const times = [...(stdout.split("\n")[1] ?? "").matchAll(/(\d+)m([\d.]+)s/g)];
		return times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
