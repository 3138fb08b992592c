import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findOnPath } from "./find.ts";
import { runCommand } from "./run-command.ts";

/** Why nothing can be downloaded where no archive of Debian is used. */
export const NO_DEBIAN = "This machine takes its packages from no archive of Debian.";

/**
 * The release of Debian that the compiler and all that it needs to run is taken from, on every Debian, since messages and
 * programs differ from version to version. About 66 MB to download.
 */
const RELEASE = "trixie";
const KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg";

export const TOOLCHAIN_PACKAGES = [
	...["gcc-avr=1:14.2.0-2", "binutils-avr", "avr-libc=1:2.2.1-1", "arduino-core-avr"],
	...["libc6", "libgmp10", "libmpfr6", "libmpc3", "zlib1g", "libzstd1"],
	// What runs around it in the sandbox: sh, cat, prlimit and setpriv, and their libraries.
	...["dash", "coreutils", "libacl1", "libattr1", "libselinux1", "libpcre2-8-0"],
	...["util-linux", "libsmartcols1", "libcap-ng0"],
] as const;

/** The sandbox runs on this machine and not in the folder: it is of the machine's own release. */
export const SANDBOX_PACKAGES = ["bubblewrap"] as const;

/** A folder of downloads with apt's own lists and cache, so that no system folder is written and no root is needed. */
export interface DebianDownloads {
	folder: string;
	log: (line: string) => void;
}

/** True where packages can be taken from an archive of Debian. */
export function hasApt(): boolean {
	return findOnPath("apt-get") !== null && findOnPath("dpkg-deb") !== null;
}

/**
 * Downloads packages and unpacks them into `root`, with no dependencies, as any user.
 * The machine's own package lists are tried first; where they do not have them, those of `release` are fetched.
 * Answers the file names of the packages, which carry their versions, or why it could not be done.
 */
export async function unpackDebianPackages(
	names: readonly string[],
	root: string,
	{ folder, log }: DebianDownloads,
	release: "own" | typeof RELEASE = RELEASE,
): Promise<{ files: string[] } | { failure: string }> {
	const files = join(folder, `packages-${release}`);
	for (const part of ["lists/partial", "cache/archives/partial"]) await mkdir(join(folder, part), { recursive: true });
	await mkdir(files, { recursive: true });
	let download = await apt(["download", ...names], { cwd: files, folder });
	if (download.failure !== null) {
		const lists = await optionsOf(release, folder);
		if ("failure" in lists) return lists;
		log("Reading the list of packages…");
		await apt(["update"], { cwd: files, folder, options: lists.options });
		download = await apt(["download", ...names], { cwd: files, folder, options: lists.options });
	}
	if (download.failure !== null) return { failure: lastLine(download.output) ?? download.failure };
	const packages = (await readdir(files)).filter((name) => name.endsWith(".deb")).sort();
	for (const name of packages) {
		const unpacked = await runCommand("dpkg-deb", ["--extract", join(files, name), root], { seconds: 120 });
		if (unpacked.failure !== null) return { failure: lastLine(unpacked.output) ?? unpacked.failure };
	}
	return { files: packages };
}

/** Options by which apt reads the lists of a release from this machine's archive into a folder of ours. */
async function optionsOf(
	release: "own" | typeof RELEASE,
	folder: string,
): Promise<{ options: string[] } | { failure: string }> {
	const lists = ["-o", `Dir::State::lists=${join(folder, "lists")}`];
	if (release === "own") return { options: lists };
	// Unlike apt-cache's policy it names archives whose lists were never read, as in a fresh container.
	const targets = await runCommand("apt-get", ["indextargets", "--no-release-info", "--format", "$(SITE)"]);
	const archive = /^https?:\/\/\S+\/debian$/m.exec(targets.output)?.[0];
	if (archive === undefined || !existsSync(KEYRING)) return { failure: NO_DEBIAN };
	const sources = join(folder, "sources.list");
	await writeFile(sources, `deb [signed-by=${KEYRING}] ${archive} ${release} main\n`);
	return { options: [...lists, "-o", `Dir::Etc::sourcelist=${sources}`, "-o", "Dir::Etc::sourceparts=/dev/null"] };
}

function apt(args: string[], { cwd, folder, options = [] }: { cwd: string; folder: string; options?: string[] }) {
	const own = ["-q", "-o", `Dir::Cache=${join(folder, "cache")}`, "-o", "APT::Sandbox::User="];
	const patience = ["-o", "Acquire::Retries=2", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::https::Timeout=20"];
	return runCommand("apt-get", [...own, ...patience, ...options, ...args], { cwd, seconds: 600 });
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
