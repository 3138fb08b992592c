import { existsSync, readdirSync, realpathSync } from "node:fs";
import { cp, mkdir, readdir } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { findOnPath, ROOT_PATHS } from "./find.ts";

/** An `avr-g++` with an Arduino core that somebody installed on this machine. */
export interface SystemToolchain {
	/** The folder above its `bin`. */
	prefix: string;
	/** The folder with `cores`, `variants` and `libraries`. */
	arduino: string;
}

const PARTS = ["lib/gcc/avr", "libexec/gcc/avr", "lib/avr", "avr"];

/**
 * What the machine itself has: an `avr-g++` on the PATH and an Arduino AVR core in one of the usual folders, or both as
 * Arduino's own board manager has put them into the home folder (`arduino-cli core install arduino:avr`).
 */
export function findSystemToolchain(): SystemToolchain | null {
	const gxx = findOnPath("avr-g++") ?? boardManagerCompiler();
	const arduino = ["/usr/share/arduino/hardware/arduino/avr", "/usr/share/arduino/hardware/archlinux-arduino/avr"].find(
		(folder) => existsSync(join(folder, "cores/arduino/Arduino.h")),
	);
	if (gxx === null) return null;
	const core = arduino ?? boardManagerCore();
	return core === null ? null : { prefix: dirname(dirname(realpathSync(gxx))), arduino: core };
}

/** Copies it into `root` under the paths of the Debian packages. Returns names for the stamp. */
export async function copySystemToolchain(system: SystemToolchain, root: string): Promise<string[]> {
	await mkdir(join(root, "usr/bin"), { recursive: true });
	for (const name of await readdir(join(system.prefix, "bin"))) {
		if (name.startsWith("avr-")) await copy(join(system.prefix, "bin", name), join(root, "usr/bin", name));
	}
	for (const part of PARTS) {
		if (existsSync(join(system.prefix, part))) await copy(join(system.prefix, part), join(root, "usr", part));
	}
	await copy(system.arduino, join(root, ROOT_PATHS.arduino));
	const bubblewrap = findOnPath("bwrap");
	if (bubblewrap !== null) await copy(bubblewrap, join(root, "usr/bin/bwrap"));
	return [`${system.prefix} ${system.arduino}`];
}

function copy(from: string, to: string): Promise<void> {
	return cp(from, to, { recursive: true, dereference: true });
}

function boardManagerCore(): string | null {
	return newestIn("hardware/avr");
}

function boardManagerCompiler(): string | null {
	const gxx = join(newestIn("tools/avr-gcc") ?? "", "bin/avr-g++");
	return existsSync(gxx) ? gxx : null;
}

/** The newest version of something that Arduino's own board manager has put into the home folder. */
function newestIn(part: string): string | null {
	const folder = join(homedir(), ".arduino15/packages/arduino", part);
	if (!existsSync(folder)) return null;
	const versions = readdirSync(folder).sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
	const newest = versions.pop();
	return newest === undefined ? null : join(folder, newest);
}
