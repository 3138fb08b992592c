import { chmod, copyFile, mkdir, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findOnPath } from "./find.ts";
import { runCommand } from "./run-command.ts";

/** The few programs of the machine that the sandbox needs beside the compiler. */
const MACHINE_PROGRAMS = ["sh", "cat", "prlimit", "setpriv"];

/** Programs of the toolchain whose shared libraries must be in the root. */
const LINKED_PROGRAMS = ["usr/bin/avr-g++", "usr/bin/avr-as", "usr/bin/avr-ld", "usr/bin/avr-ar"];

/** The package of a library that a bare machine may not have. */
const PACKAGES_OF_LIBRARIES: readonly (readonly [RegExp, string])[] = [
	[/^libgmp\.so/, "libgmp10"],
	[/^libmpc\.so/, "libmpc3"],
	[/^libmpfr\.so/, "libmpfr6"],
	[/^libz\.so/, "zlib1g"],
	[/^libisl\.so/, "libisl23"],
	[/^libzstd\.so/, "libzstd1"],
];

/** What the sandbox mounts over; they must exist, since the root itself is read-only there. */
const MOUNT_POINTS = ["work", "mnt/prebuilt"];

/**
 * Copies the shared libraries of the toolchain and the few machine programs into `root`, so that the root is whole: a
 * program in it needs nothing outside. Returns the packages of missing libraries.
 */
export async function completeRoot(root: string, compilerProper: string): Promise<{ missing: string[] }> {
	const programs = [...LINKED_PROGRAMS.map((program) => join(root, program)), compilerProper];
	for (const name of MACHINE_PROGRAMS) {
		const program = findOnPath(name);
		if (program === null) continue;
		const copy = join(root, "bin", name);
		await copyOver(await realpath(program), copy);
		await chmod(copy, 0o755);
		programs.push(copy);
	}
	const missing = new Set<string>();
	for (const program of programs) {
		for (const library of await sharedLibraries(program, root)) {
			if (library.path === null) missing.add(packageOf(library.name));
			else if (!library.path.startsWith(root)) await copyOver(library.path, join(root, library.path));
		}
	}
	for (const point of MOUNT_POINTS) await mkdir(join(root, point), { recursive: true });
	// An empty file serves: it is only ever read.
	await mkdir(join(root, "dev"), { recursive: true });
	await writeFile(join(root, "dev/null"), "");
	for (const unread of ["usr/share/man", "usr/share/doc", "usr/share/lintian", "usr/lib/sysctl.d"]) {
		await rm(join(root, unread), { recursive: true, force: true });
	}
	return { missing: [...missing] };
}

/** The shared libraries of a program by `ldd`; `path` is null where the machine has none. */
async function sharedLibraries(program: string, root: string): Promise<{ name: string; path: string | null }[]> {
	const own = ["usr/lib", "lib"].flatMap((folder) => {
		const triplet = { x64: "x86_64-linux-gnu", arm64: "aarch64-linux-gnu", arm: "arm-linux-gnueabihf" }[
			process.arch as string
		];
		return triplet === undefined ? [] : [join(root, folder, triplet)];
	});
	const { output } = await runCommand("ldd", [program], { env: { LD_LIBRARY_PATH: own.join(":") } });
	return output.split("\n").flatMap((line) => {
		const found = /^\s*(\S+) => (\/\S+|not found)/.exec(line);
		if (found) return [{ name: found[1] ?? "", path: found[2] === "not found" ? null : (found[2] ?? null) }];
		const loader = /^\s*(\/\S+) \(0x/.exec(line);
		return loader ? [{ name: loader[1] ?? "", path: loader[1] ?? null }] : [];
	});
}

function packageOf(library: string): string {
	return PACKAGES_OF_LIBRARIES.find(([pattern]) => pattern.test(library))?.[1] ?? library;
}

async function copyOver(from: string, to: string): Promise<void> {
	await mkdir(dirname(to), { recursive: true });
	await rm(to, { force: true });
	await copyFile(from, to);
}
