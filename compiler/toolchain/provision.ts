import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hasApt, NO_DEBIAN, SANDBOX_PACKAGES, TOOLCHAIN_PACKAGES, unpackDebianPackages } from "./debian-packages.ts";
import { currentFolder, findToolchain, TOOLCHAIN_LAYOUT, type ToolchainStamp } from "./find.ts";
import { withFolderLock } from "./folder-lock.ts";
import { makeReadable } from "./make-readable.ts";
import { completeRoot } from "./root-folder.ts";

/** Why there is no toolchain, and what a person can do about it. Sentences for the person who installs. */
interface Missing {
	state: "missing";
	reason: string;
	remedy: string;
}

const INCOMING = "incoming-";

export type Provisioned = { state: "ready" } | Missing;

/**
 * Installs the AVR compiler, the Arduino core and what they need to run into `toolchainDir`, once: packages of one release of
 * Debian unpacked into a folder (no root needed), on machines that take theirs from an archive of Debian.
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
	if (process.platform !== "linux" || !hasApt()) {
		return missing(NO_DEBIAN, ON_DEBIAN);
	}
	const downloads = { folder: join(incoming, "downloads"), log };
	log("Downloading the Arduino compiler (66 MB)…");
	const unpacked = await unpackDebianPackages(TOOLCHAIN_PACKAGES, root, downloads);
	if ("failure" in unpacked) {
		if (unpacked.failure === NO_DEBIAN) return missing(NO_DEBIAN, ON_DEBIAN);
		return missing(`The Arduino compiler could not be downloaded. ${unpacked.failure}`, ONLINE);
	}
	const sandbox = await unpackDebianPackages(SANDBOX_PACKAGES, root, downloads, "own");
	if ("failure" in sandbox) log(`Bubblewrap could not be downloaded. ${sandbox.failure}`);
	await completeRoot(root);
	return { layout: TOOLCHAIN_LAYOUT, packages: unpacked.files };
}

const ON_DEBIAN = "A computer with Debian compiles faster; nothing need be done.";
const ONLINE = "Connect this machine to the internet once and start again.";

function missing(reason: string, remedy: string): Missing {
	return { state: "missing", reason, remedy };
}
