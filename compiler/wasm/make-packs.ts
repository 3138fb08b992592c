import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ARDUINO, AVR_LIB, GCC, PREBUILT } from "../toolchain/paths.ts";
import { type Files, writePack } from "./pack.ts";

/** Folders of the toolchain's root whose files a sketch can include. */
const HEADERS = [
	...[`${GCC}/include`, `${GCC}/include-fixed`, "/usr/lib/avr/include"],
	...["cores/arduino", "variants/standard", "libraries"].map((folder) => `${ARDUINO}/${folder}`),
];

/** What the linker reads of the toolchain. */
const LIBRARIES = [
	...["crtatmega328p.o", "libc.a", "libm.a", "libatmega328p.a"].map((name) => `${AVR_LIB}/avr5/${name}`),
	...[`${GCC}/avr5/libgcc.a`, `${AVR_LIB}/ldscripts/avr5.xn`],
];

const NOT_INCLUDED = /(^|\/)(examples|bootloaders|firmwares|install-tools|plugin)\/|\.txt$|\.properties$|\.md$|\.adoc$/;

/**
 * The packs that stand for a toolchain's root, and for what is prebuilt with it, where there is neither. Paths are those that
 * a sandbox shows.
 */
export async function makePacks(root: string, prebuilt: string): Promise<Record<string, Uint8Array>> {
	const headers = await filesOf(HEADERS.map((folder) => [join(root, folder), folder]));
	const libraries = new Map<string, Uint8Array>();
	for (const path of LIBRARIES) libraries.set(path, await readFile(join(root, path)));
	return {
		"headers.pack": writePack(headers),
		"libraries.pack": writePack(libraries),
		"prebuilt.pack": writePack(await filesOf([[prebuilt, PREBUILT]])),
	};
}

async function filesOf(folders: readonly (readonly [string, string])[]): Promise<Files> {
	const files = new Map<string, Uint8Array>();
	for (const [folder, shownAs] of folders) {
		for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
			const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
			if (entry.isFile() && !NOT_INCLUDED.test(path))
				files.set(`${shownAs}/${path}`, await readFile(join(folder, path)));
		}
	}
	return files;
}
