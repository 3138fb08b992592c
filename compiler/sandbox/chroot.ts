import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, cp, mkdir, mkdtemp, readlink, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { PREBUILT } from "../toolchain/paths.ts";
import { runCommand } from "../toolchain/run-command.ts";
import { JOB_SCRIPT, runContained } from "./contained-process.ts";
import { COMPILE_UID, LIMITS, SANDBOX_ENVIRONMENT } from "./limits.ts";
import type { RunJob, Tier } from "./tier.ts";

/**
 * The second tier, for root where bubblewrap may not mount: a chroot into the toolchain's root, and the compiler
 * runs there as a dedicated user with limits. It can name no file of the machine and write only into its own job's
 * folder. With `unshare` it has an empty network namespace. Without, inside a container that forbids
 * namespaces, the network is not cut off, but nothing in the root can use it: the compiler opens no sockets.
 */
export function chrootTier({ chroot, unshare, root }: { chroot: string; unshare?: string; root: string }): Tier {
	const [program = chroot, ...before] = unshare === undefined ? [] : [unshare, "--net", chroot];
	return {
		name: unshare === undefined ? "chroot" : "chroot without network",
		...(unshare === undefined ? {} : { isOffline: () => hasNetworkOfItsOwn(unshare) }),
		async open(folder) {
			const own = folder === null ? root : await rootWith(root, folder);
			const run: RunJob = async (job) => {
				const work = `/work/${randomUUID()}`;
				await mkdir(join(own, work), { mode: 0o700 });
				await chown(join(own, work), COMPILE_UID, COMPILE_UID);
				try {
					const shell = ["/bin/sh", "-c", JOB_SCRIPT, "sh", work, job.input.name, job.output, ...job.command];
					const environment = { ...SANDBOX_ENVIRONMENT, TMPDIR: work, HOME: work };
					return await runContained(program, [...before, ...dropPrivileges(own), ...shell], job, environment);
				} finally {
					await rm(join(own, work), { recursive: true, force: true });
				}
			};
			return { run, close: async () => (own === root ? undefined : rm(own, { recursive: true, force: true })) };
		},
	};
}

async function hasNetworkOfItsOwn(unshare: string): Promise<boolean> {
	const { failure, output } = await runCommand(unshare, ["--net", "readlink", "/proc/self/ns/net"]);
	return failure === null && output.trim() !== (await readlink("/proc/self/ns/net"));
}

/** The toolchain's root once more (as hard links), with a folder in it: nothing can be mounted here. */
async function rootWith(root: string, folder: string): Promise<string> {
	const copies = join(root, "../chroots");
	const own = join(copies, basename(folder));
	if (existsSync(own)) return own;
	await mkdir(copies, { recursive: true });
	const incoming = await mkdtemp(join(copies, "incoming-"));
	try {
		const linked = await runCommand("cp", ["-al", root, join(incoming, "root")]);
		if (linked.failure !== null) throw new Error(linked.failure);
		await cp(folder, join(incoming, "root", PREBUILT), { recursive: true });
		await rename(join(incoming, "root"), own);
	} finally {
		await rm(incoming, { recursive: true, force: true });
	}
	return own;
}

function dropPrivileges(root: string): string[] {
	return [`--userspec=${COMPILE_UID}:${COMPILE_UID}`, "--groups=", root, "/bin/prlimit", ...LIMITS];
}
