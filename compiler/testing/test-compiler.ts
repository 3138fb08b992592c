import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type {} from "vitest";
import { openNativeBuilder } from "../build/native-builder.ts";
import { type Compiler, compilerWith } from "../compiler.ts";
import { findSourceFolders } from "../project-folder.ts";
import { whyNotContained } from "../sandbox/probe.ts";
import { tiersOf } from "../sandbox/sandbox.ts";
import type { Tier } from "../sandbox/tier.ts";
import { findToolchain, type Toolchain } from "../toolchain/find.ts";
import { provisionToolchain } from "../toolchain/provision.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** A cache folder for `testCompiler`: test files of one run that compile the same programs compile each once. */
		compilerCache: string;
	}
}

export const TOOLCHAIN_DIR = fileURLToPath(new URL("../../.toolchain", import.meta.url));

/** The toolchain in the project's folder, provisioned if need be. @throws with the reason and remedy when it cannot be. */
export async function testToolchain(): Promise<Toolchain> {
	const provisioned = await provisionToolchain({ toolchainDir: TOOLCHAIN_DIR, log: console.log });
	if (provisioned.state === "missing") throw new Error(`${provisioned.reason} ${provisioned.remedy}`);
	const toolchain = findToolchain(TOOLCHAIN_DIR);
	if (toolchain === null) throw new Error(`No toolchain in ${TOOLCHAIN_DIR} after provisioning`);
	return toolchain;
}

/** The sandboxes that hold on this machine for this user. @throws when none does. */
export async function holdingTiers(): Promise<Tier[]> {
	const tiers = tiersOf((await testToolchain()).root);
	const failures = await Promise.all(tiers.map((tier) => whyNotContained(tier)));
	const holding = tiers.filter((_, index) => failures[index] === null);
	if (holding.length === 0) throw new Error(`No sandbox holds here: ${failures.join("; ")}`);
	return holding;
}

/** A real compiler with a fresh empty cache, which `close` removes, or with the given one, which stays. */
export async function testCompiler({ tiers, cacheDir }: { tiers?: readonly Tier[]; cacheDir?: string } = {}): Promise<{
	compiler: Compiler;
	close(): Promise<void>;
}> {
	await testToolchain();
	const folder = cacheDir ?? mkdtempSync(join(tmpdir(), "inspire-compiler-"));
	const sources = findSourceFolders();
	const opened = await openNativeBuilder({ toolchainDir: TOOLCHAIN_DIR, cacheDir: folder, sources, tiers });
	if (opened.state === "missing") throw new Error(`${opened.reason} ${opened.remedy}`);
	const options = { cacheDir: folder, librariesFolder: sources.libraries, log: () => undefined };
	const compiler = await compilerWith(opened.builder, options);
	const close = async () => {
		if (!cacheDir) await rm(folder, { recursive: true, force: true });
	};
	return { compiler, close };
}
