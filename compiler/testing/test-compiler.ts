import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Compiler, openCompiler } from "../compiler.ts";
import type { Tier } from "../sandbox/tier.ts";
import { findToolchain, type Toolchain } from "../toolchain/find.ts";
import { provisionToolchain } from "../toolchain/provision.ts";

const TOOLCHAIN_DIR = fileURLToPath(new URL("../../.toolchain", import.meta.url));

/** The toolchain in the project's folder, provisioned if need be. @throws with the reason and remedy when it cannot be. */
export async function testToolchain(): Promise<Toolchain> {
	const provisioned = await provisionToolchain({ toolchainDir: TOOLCHAIN_DIR, log: console.log });
	if (provisioned.state === "missing") throw new Error(`${provisioned.reason} ${provisioned.remedy}`);
	const toolchain = findToolchain(TOOLCHAIN_DIR);
	if (toolchain === null) throw new Error(`No toolchain in ${TOOLCHAIN_DIR} after provisioning`);
	return toolchain;
}

/** A real compiler with an empty cache of its own. */
export async function testCompiler(options: { tiers?: readonly Tier[] } = {}): Promise<{
	compiler: Compiler;
	close(): Promise<void>;
}> {
	await testToolchain();
	const cacheDir = await mkdtemp(join(tmpdir(), "inspire-compiler-"));
	const opened = await openCompiler({ toolchainDir: TOOLCHAIN_DIR, cacheDir, log: () => undefined, ...options });
	if (opened.state === "missing") throw new Error(`${opened.reason} ${opened.remedy}`);
	return { compiler: opened.compiler, close: () => rm(cacheDir, { recursive: true, force: true }) };
}
