import { randomUUID } from "node:crypto";
import { chown, cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { JOB_SCRIPT, runContained } from "./contained-process.ts";
import { COMPILE_UID, LIMITS, SANDBOX_ENVIRONMENT } from "./limits.ts";
import type { Tier } from "./sandbox.ts";

/**
 * The second tier, for root inside a container that forbids namespaces: the toolchain's root becomes `/` by chroot, and
 * the compiler runs there as a user of its own with limits. It can name no file of the machine and write only into its
 * own job's folder. (The network is not cut off, but nothing in the root can use it: the compiler opens no sockets.)
 */
export function chrootTier({ chroot, root }: { chroot: string; root: string }): Tier {
	return {
		name: "chroot",
		async open(mounts) {
			for (const { from, at } of mounts) {
				await rm(join(root, at), { recursive: true, force: true });
				await cp(from, join(root, at), { recursive: true, dereference: true });
			}
			return async (job) => {
				const work = `/work/${randomUUID()}`;
				const folder = join(root, work);
				await mkdir(folder, { mode: 0o700 });
				await chown(folder, COMPILE_UID, COMPILE_UID);
				try {
					const shell = ["/bin/sh", "-c", JOB_SCRIPT, "sh", work, job.input.name, job.output, ...job.command];
					const environment = { ...SANDBOX_ENVIRONMENT, TMPDIR: work, HOME: work };
					return await runContained(chroot, [...becomeNobody(root), ...shell], job, environment);
				} finally {
					await rm(folder, { recursive: true, force: true });
				}
			};
		},
	};
}

function becomeNobody(root: string): string[] {
	return [`--userspec=${COMPILE_UID}:${COMPILE_UID}`, "--groups=", root, "/bin/prlimit", ...LIMITS];
}
