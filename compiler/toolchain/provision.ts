import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DEBIAN_PACKAGES, hasApt, unpackDebianPackages } from "./debian-packages.ts";
import { currentFolder, findToolchain, ROOT_PATHS, TOOLCHAIN_LAYOUT, type ToolchainStamp } from "./find.ts";
import { withFolderLock } from "./folder-lock.ts";
import { makeReadable } from "./make-readable.ts";
import { completeRoot } from "./root-folder.ts";
import { copySystemToolchain, findSystemToolchain } from "./system-toolchain.ts";

/** Why there is no toolchain, and what a person can do about it. Sentences for the person who installs. */
interface Missing {
	state: "missing";
	reason: string;
	remedy: string;
}

const INCOMING = "incoming-";

export type Provisioned = { state: "ready" } | Missing;

/**
 * Installs the AVR compiler, the Arduino core and bubblewrap into `toolchainDir`, once: packages of Debian, Ubuntu or
 * Raspberry Pi OS unpacked into a folder (no root needed), else a copy of an `avr-g++` and Arduino core that the machine has.
 * Works in a folder beside and renames it at the end, so that a stopped run leaves nothing half made; two at once wait
 * for each other. Returns at once when the toolchain is installed.
 */
export async function provisionToolchain({
	toolchainDir,
	log,
}: {
	toolchainDir: string;
	log: (line: string) => void;
}): Promise<Provisioned> {
	if (findToolchain(toolchainDir)) return { state: "ready" };
	await mkdir(toolchainDir, { recursive: true });
	return withFolderLock(join(toolchainDir, "lock"), async () => {
		if (findToolchain(toolchainDir)) return { state: "ready" };
		await removeLeftovers(toolchainDir);
		const incoming = await mkdtemp(join(toolchainDir, INCOMING));
		try {
			const made = await makeToolchain(incoming, log);
			if ("state" in made) return made;
			await writeFile(join(incoming, "made/stamp.json"), `${JSON.stringify(made)}\n`);
			await makeReadable(join(incoming, "made"));
			await rm(currentFolder(toolchainDir), { recursive: true, force: true });
			await rename(join(incoming, "made"), currentFolder(toolchainDir));
			log("The Arduino compiler is ready.");
			return { state: "ready" };
		} finally {
			await rm(incoming, { recursive: true, force: true });
		}
	});
}

/** Leftovers of a killed run; safe to remove while we hold the lock. */
async function removeLeftovers(toolchainDir: string): Promise<void> {
	const left = (await readdir(toolchainDir)).filter((name) => name.startsWith(INCOMING));
	await Promise.all(left.map((name) => rm(join(toolchainDir, name), { recursive: true, force: true })));
}

async function makeToolchain(incoming: string, log: (line: string) => void): Promise<ToolchainStamp | Missing> {
	const root = join(incoming, "made/root");
	await mkdir(root, { recursive: true });
	if (process.platform !== "linux") {
		return missing(
			"The Arduino compiler is set up by itself on Linux only.",
			"Use a computer with Debian, Ubuntu or Raspberry Pi OS, or install arduino-cli.",
		);
	}
	const downloads = { folder: join(incoming, "downloads"), log };
	const system = findSystemToolchain();
	let files: string[] = [];
	let source: ToolchainStamp["source"] = "debian";
	let failure = "This machine has no apt, so the Arduino compiler cannot be downloaded.";
	if (hasApt()) {
		log("Downloading the Arduino compiler (22 MB)…");
		const unpacked = await unpackDebianPackages(DEBIAN_PACKAGES, root, downloads);
		if ("files" in unpacked) files = unpacked.files;
		else failure = `The Arduino compiler could not be downloaded. ${unpacked.failure}`;
	}
	if (files.length === 0) {
		if (system === null) return missing(failure, remedyFor());
		log(`${failure} Using the compiler of this machine.`);
		source = "system";
		files = await copySystemToolchain(system, root);
	}
	let completed = await completeRoot(root, await compilerProper(root));
	if (completed.missing.length > 0 && hasApt()) {
		const libraries = await unpackDebianPackages(completed.missing, root, downloads);
		if ("files" in libraries) {
			files = [...files, ...libraries.files];
			completed = await completeRoot(root, await compilerProper(root));
		}
	}
	if (completed.missing.length > 0 || !existsSync(join(root, ROOT_PATHS.gxx))) {
		const names = completed.missing.join(" ");
		return missing(`The Arduino compiler needs ${names}, which are not there.`, `Run: sudo apt-get install ${names}`);
	}
	return { layout: TOOLCHAIN_LAYOUT, source, packages: files };
}

function missing(reason: string, remedy: string): Missing {
	return { state: "missing", reason, remedy };
}

function remedyFor(): string {
	return hasApt()
		? "Connect this machine to the internet once and start again."
		: "Install avr-gcc, avr-libc, the Arduino AVR core and bubblewrap with your system's package tool and start again.";
}

/** The compiler behind the `avr-g++` driver: the one that links to libraries. */
async function compilerProper(root: string): Promise<string> {
	for (const folder of ["usr/lib/gcc/avr", "usr/libexec/gcc/avr"]) {
		if (!existsSync(join(root, folder))) continue;
		for (const version of await readdir(join(root, folder))) {
			const file = join(root, folder, version, "cc1plus");
			if (existsSync(file)) return file;
		}
	}
	return join(root, ROOT_PATHS.gxx);
}
