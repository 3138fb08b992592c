import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { findOnPath } from "./find.ts";
import { runCommand } from "./run-command.ts";

/** What the Arduino Uno's compiler is made of, and the sandbox it runs in. About 22 MB to download. */
export const DEBIAN_PACKAGES = ["gcc-avr", "binutils-avr", "avr-libc", "arduino-core-avr", "bubblewrap"] as const;

/** A folder of downloads with apt's own lists and cache, so that no system folder is written and no root is needed. */
export interface DebianDownloads {
	folder: string;
	log: (line: string) => void;
}

/** True where packages can be taken from Debian, Ubuntu or Raspberry Pi OS. */
export function hasApt(): boolean {
	return findOnPath("apt-get") !== null && findOnPath("dpkg-deb") !== null;
}

/**
 * Downloads packages and unpacks them into `root`, with no dependencies, as any user.
 * The machine's own package lists are tried first; where they are absent or out of date, fresh ones are fetched.
 * Answers the file names of the packages, which carry their versions, or why it could not be done.
 */
export async function unpackDebianPackages(
	names: readonly string[],
	root: string,
	{ folder, log }: DebianDownloads,
): Promise<{ files: string[] } | { failure: string }> {
	const files = join(folder, `packages-${names.join("-").slice(0, 60)}`);
	for (const part of ["lists/partial", "cache/archives/partial"]) await mkdir(join(folder, part), { recursive: true });
	await mkdir(files, { recursive: true });
	let download = await apt(["download", ...names], { cwd: files, ownLists: null, folder });
	if (download.failure !== null) {
		log("Reading the list of packages…");
		await apt(["update"], { cwd: files, ownLists: join(folder, "lists"), folder });
		log(`Downloading ${names.join(", ")}…`);
		download = await apt(["download", ...names], { cwd: files, ownLists: join(folder, "lists"), folder });
	}
	if (download.failure !== null) return { failure: lastLine(download.output) ?? download.failure };
	const packages = (await readdir(files)).filter((name) => name.endsWith(".deb")).sort();
	for (const name of packages) {
		const unpacked = await runCommand("dpkg-deb", ["--extract", join(files, name), root], { seconds: 120 });
		if (unpacked.failure !== null) return { failure: lastLine(unpacked.output) ?? unpacked.failure };
	}
	return { files: packages };
}

function apt(args: string[], { cwd, ownLists, folder }: { cwd: string; ownLists: string | null; folder: string }) {
	const options = ["-q", "-o", `Dir::Cache=${join(folder, "cache")}`, "-o", "APT::Sandbox::User="];
	if (ownLists !== null) options.push("-o", `Dir::State::lists=${ownLists}`);
	options.push("-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20");
	return runCommand("apt-get", [...options, ...args], { cwd, seconds: 600 });
}

function lastLine(output: string): string | null {
	return (
		output
			.trim()
			.split("\n")
			.filter((line) => line.startsWith("E:"))
			.pop() ?? null
	);
}
