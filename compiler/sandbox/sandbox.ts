import { existsSync } from "node:fs";
import { join } from "node:path";
import { findOnPath } from "../toolchain/find.ts";
import { bubblewrapTier } from "./bubblewrap.ts";
import { chrootTier } from "./chroot.ts";
import { whyNotContained } from "./probe.ts";
import type { Tier } from "./tier.ts";

/**
 * Finds the strongest tier that really holds on this machine, by trying each with a probe that must fail to read
 * /etc/passwd, to write outside its folder and to reach the network. Answers why none does, with a remedy.
 */
export async function openSandbox(
	root: string,
	options: { tiers?: readonly Tier[] } = {},
): Promise<{ state: "ready"; sandbox: Tier } | { state: "missing"; reason: string; remedy: string }> {
	const failures: string[] = [];
	for (const tier of options.tiers ?? tiersOf(root)) {
		const failure = await whyNotContained(tier);
		if (failure === null) return { state: "ready", sandbox: tier };
		failures.push(`${tier.name}: ${failure}`);
	}
	return {
		state: "missing",
		reason: `Programs are only compiled in a sandbox, and none works here. (${failures.join("; ") || "no bubblewrap"})`,
		remedy:
			findOnPath("bwrap") === null
				? "Run: sudo apt-get install bubblewrap"
				: "Allow user namespaces with: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0 user.max_user_namespaces=10000",
	};
}

/** All tiers for this user, strongest first. */
export function tiersOf(root: string): Tier[] {
	const asRoot = process.getuid?.() === 0;
	const own = join(root, "usr/bin/bwrap");
	const bubblewraps = [existsSync(own) ? own : null, findOnPath("bwrap")].filter((path) => path !== null);
	const tiers = bubblewraps.map((bwrap) => bubblewrapTier({ bwrap: [bwrap], root, asRoot }));
	const chroot = asRoot ? findOnPath("chroot") : null;
	if (chroot === null) return tiers;
	const unshare = findOnPath("unshare");
	if (unshare !== null) tiers.push(chrootTier({ chroot, unshare, root }));
	return [...tiers, chrootTier({ chroot, root })];
}
