import { existsSync } from "node:fs";
import { access, constants, cp, mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SourceFolders } from "../project-folder.ts";
import type { RunJob, Tier } from "../sandbox/tier.ts";
import type { Toolchain } from "../toolchain/find.ts";
import { makeReadable } from "../toolchain/make-readable.ts";
import { contentHash, folderHash } from "./content-hash.ts";
import { ARDUINO_HEADER, CORE_LIBRARY_SOURCES, CORE_SOURCES, LIBRARIES, libraryFlags, RUNTIME } from "./flags.ts";

/** Real time for each archive: trusted sources on a slow or busy computer. */
const PREBUILD_SECONDS = 300;

/**
 * The Arduino core, all libraries and our runtime, compiled once and kept in `folder` as core.a, libs.a and runtime.o beside
 * copies of their sources (a sketch includes the headers), and `Arduino.h` as a single file.
 */
export interface Prebuilt {
	folder: string;
	/** Changes whenever anything in it could: toolchain, flags or a source. */
	hash: string;
	/** The names of our own libraries. */
	libraries: readonly string[];
}

/**
 * Where they are kept: with the toolchain, for all data folders of this computer, or in `cacheDir` where this user may not
 * write there.
 */
async function folderFor(toolchain: Toolchain, cacheDir: string): Promise<string> {
	const [shared, own] = [join(dirname(toolchain.root), "prebuilt"), join(cacheDir, "prebuilt")];
	try {
		await mkdir(shared, { recursive: true });
		await access(shared, constants.W_OK);
	} catch {
		await mkdir(own, { recursive: true });
		return own;
	}
	await rm(own, { recursive: true, force: true });
	return shared;
}

/**
 * Compiles them (in the sandbox, some seconds) or finds them from an earlier start.
 * @throws an Error with the compiler's messages when one of our own sources does not compile.
 */
export async function openPrebuilt(options: {
	toolchain: Toolchain;
	sources: SourceFolders;
	sandbox: Tier;
	cacheDir: string;
}): Promise<Prebuilt> {
	const { sources, toolchain, cacheDir } = options;
	const libraries = await listLibraries(sources.libraries);
	const hash = contentHash([toolchain.version, await sourcesHash(sources)]);
	const folder = join(await folderFor(toolchain, cacheDir), hash);
	if (!existsSync(folder)) await build(options, libraries, folder);
	await removeUnused(folder);
	return { folder, hash, libraries };
}

/** Changes whenever what is prebuilt with the same toolchain could be another. */
export async function sourcesHash(sources: SourceFolders): Promise<string> {
	const libraries = await listLibraries(sources.libraries);
	return contentHash([
		libraryFlags("c++", libraries).join(" "),
		buildScript(libraries),
		singleHeader(HEADER_MARK),
		await folderHash(sources.libraries),
		await folderHash(sources.runtime),
	]);
}

/** Days after which what earlier versions built is removed, and what broke off. */
const UNUSED_DAYS = 30;

/** Marks `used` as used now, and removes its neighbours that were not used for long. */
async function removeUnused(used: string): Promise<void> {
	const now = Date.now();
	await utimes(used, now / 1000, now / 1000);
	for (const name of await readdir(dirname(used))) {
		const folder = join(dirname(used), name);
		const { mtimeMs } = await stat(folder);
		if (now - mtimeMs > UNUSED_DAYS * 24 * 60 * 60 * 1000) await rm(folder, { recursive: true, force: true });
	}
}

/** The names of our own libraries: the folders of `compiler/libraries`. */
export async function listLibraries(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true });
	return entries
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name)
		.sort();
}

async function build(
	{ sources, sandbox }: Parameters<typeof openPrebuilt>[0],
	libraries: readonly string[],
	folder: string,
): Promise<void> {
	const incoming = await mkdtemp(join(dirname(folder), "incoming-"));
	try {
		await cp(sources.libraries, join(incoming, "libraries"), { recursive: true });
		await cp(sources.runtime, join(incoming, "runtime"), { recursive: true });
		await makeReadable(incoming);
		const { run, close } = await sandbox.open(incoming);
		const outputs = ["core.a", "libs.a", "runtime.o", HEADER];
		const built = await Promise.all(outputs.map((output) => make(run, libraries, output))).finally(close);
		await mkdir(join(incoming, "single-header"));
		for (const [index, output] of outputs.entries()) {
			const made = built[index] ?? Buffer.alloc(0);
			if (output === HEADER) await writeFile(join(incoming, "single-header", HEADER), singleHeader(made.toString()));
			else await writeFile(join(incoming, output), made);
		}
		await makeReadable(incoming);
		await rename(incoming, folder).catch((error: NodeJS.ErrnoException) => {
			// Another server with the same cache was first.
			if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
		});
	} finally {
		await rm(incoming, { recursive: true, force: true });
	}
}

const HEADER = "Arduino.h";
/** Begins the file in what the preprocessor writes. */
const HEADER_MARK = `# 1 "${ARDUINO_HEADER}"\n`;

/**
 * `Arduino.h` as a sketch includes it, from what the preprocessor says of it: all files, which otherwise are looked for in
 * each folder of the search path. Lines keep the names and numbers that messages quote, and macros stay defined, the guards
 * of the files among them. Left out is what comes before the file: macros that the compiler itself defines.
 */
function singleHeader(preprocessed: string): string {
	const begin = preprocessed.lastIndexOf(HEADER_MARK);
	if (begin === -1) throw new Error("Arduino.h could not be preprocessed");
	return `#ifndef INSPIRE_STEM_ARDUINO\n#define INSPIRE_STEM_ARDUINO\n${preprocessed.slice(begin)}#endif\n`;
}

async function make(run: RunJob, libraries: readonly string[], output: string): Promise<Buffer> {
	const result = await run({
		input: { name: "build.sh", text: buildScript(libraries) },
		command: ["/bin/sh", "build.sh", output],
		output,
		seconds: PREBUILD_SECONDS,
	});
	if (result.exit !== 0)
		throw new Error(`${output} does not compile (${result.stopped ?? result.exit}):\n${result.messages}`);
	return result.output;
}

/** Compiles every source of the folders behind one archive, a file at a time, and packs the objects. */
function buildScript(libraries: readonly string[]): string {
	const own = libraries.map((name) => `${LIBRARIES}/${name}`);
	return `set -e
count=0
compile() {
	for folder in "$@"; do
		for source in "$folder"/*.c "$folder"/*.cpp "$folder"/*.S "$folder"/utility/*.c "$folder"/utility/*.cpp; do
			[ -f "$source" ] || continue
			count=$((count + 1)); object=$count.o
			case $source in
				*.cpp) avr-g++ ${libraryFlags("c++", libraries).join(" ")} -c "$source" -o "$object" ;;
				*) avr-gcc ${libraryFlags("c", libraries).join(" ")} -c "$source" -o "$object" ;;
			esac
		done
	done
}
case $1 in
	core.a) compile ${CORE_SOURCES} ;;
	libs.a) compile ${[...own, ...CORE_LIBRARY_SOURCES].join(" ")} ;;
	runtime.o) avr-g++ ${libraryFlags("c++", libraries).join(" ")} -c ${RUNTIME}/delay.cpp -o runtime.o; exit ;;
	${HEADER}) avr-g++ ${libraryFlags("c++", libraries).join(" ")} -E -dD -x c++ ${ARDUINO_HEADER} -o ${HEADER}; exit ;;
esac
avr-ar rcsD "$1" *.o
`;
}
