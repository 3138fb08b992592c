import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { z } from "zod";

/** Counts up when the layout of the toolchain's folder changes, so that an older one is rebuilt. */
export const TOOLCHAIN_LAYOUT = 3;

/** The program by which a root is known to be one. */
const GXX = "/usr/bin/avr-g++";

/** The Arduino core's C library and the compiler, as one small root folder that nothing else of the machine is part of. */
export interface Toolchain {
	/** The folder mounted as `/` in the sandbox. */
	root: string;
	/** Which packages of which versions it was made from. Part of every cache key. */
	version: string;
	/** File names of its packages. */
	packages: readonly string[];
}

const toolchainStamp = z.object({
	layout: z.number(),
	packages: z.array(z.string()),
});

export type ToolchainStamp = z.infer<typeof toolchainStamp>;

/** The complete toolchain in `toolchainDir`, or null. Costs two file reads. */
export function findToolchain(toolchainDir: string): Toolchain | null {
	const folder = currentFolder(toolchainDir);
	const stampFile = join(folder, "stamp.json");
	if (!existsSync(stampFile)) return null;
	const stamp = toolchainStamp.safeParse(parseJson(readFileSync(stampFile, "utf8")));
	if (!stamp.success || stamp.data.layout !== TOOLCHAIN_LAYOUT) return null;
	const root = join(folder, "root");
	if (!existsSync(join(root, GXX))) return null;
	return { root, version: JSON.stringify(stamp.data), packages: stamp.data.packages };
}

/** The folder of the finished toolchain inside `toolchainDir`. */
export function currentFolder(toolchainDir: string): string {
	return join(toolchainDir, "current");
}

/** The full path of a program on the PATH, or null. */
export function findOnPath(program: string): string | null {
	const name = process.platform === "win32" ? `${program}.exe` : program;
	for (const folder of (process.env.PATH ?? "").split(delimiter)) {
		if (folder !== "" && existsSync(join(folder, name))) return join(folder, name);
	}
	return null;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
