import { join } from "node:path";
import { bubblewrapTier } from "../sandbox/bubblewrap.ts";
import type { Tier } from "../sandbox/tier.ts";
import { findOnPath } from "../toolchain/find.ts";
import { runCommand } from "../toolchain/run-command.ts";
import { holdingTiers, testToolchain } from "./test-compiler.ts";

/** Every tier that holds for this user, and, when the tests run as root, bubblewrap as an ordinary user has it. */
export async function everyTier(): Promise<Tier[]> {
	const { root } = await testToolchain();
	const holding = await holdingTiers();
	// One chroot is enough: the other is the same but for the network.
	const own = holding.filter(({ name }, at) => name !== "chroot" || !holding[at - 1]?.name.startsWith("chroot"));
	if (process.getuid?.() !== 0) return own;
	const asUnprivilegedUser = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
	const bwrap = [findOnPath("setpriv") ?? "", ...asUnprivilegedUser.slice(1), join(root, "usr/bin/bwrap")];
	const ordinary = { ...bubblewrapTier({ bwrap, root, asRoot: false }), name: "bubblewrap (ordinary user)" };
	return (await canUnshare([...asUnprivilegedUser, "unshare", "-Urmn"])) ? [...own, ordinary] : own;
}

/** Whether commands may create namespaces on this machine. */
export async function canUnshare([program = "", ...args]: string[]): Promise<boolean> {
	return (await runCommand(program, [...args, "true"])).failure === null;
}
