import { mkdir } from "node:fs/promises";
import type { SourceFolders } from "../project-folder.ts";
import { openSandbox } from "../sandbox/sandbox.ts";
import type { Tier } from "../sandbox/tier.ts";
import { findToolchain } from "../toolchain/find.ts";
import { debugBuilder, sketchBuilder } from "./build-sketch.ts";
import type { Builder } from "./builder.ts";
import { contentHash } from "./content-hash.ts";
import { sketchFlags } from "./flags.ts";
import { openPrebuilt } from "./prebuilt.ts";

export type NativeBuilder =
	| { state: "ready"; builder: Builder; sandbox: string }
	/** `reason` and `remedy` are sentences for the person who installs. */
	| { state: "missing"; reason: string; remedy: string };

/**
 * Builds with a provisioned toolchain of this machine: finds a sandbox that holds (without one it is not used) and makes the
 * core and the libraries ready, which takes some seconds the first time and a tenth of one later.
 */
export async function openNativeBuilder(options: {
	toolchainDir: string;
	cacheDir: string;
	sources: SourceFolders;
	/** For tests: the sandboxes to try instead of all that this user can have. */
	tiers?: readonly Tier[] | undefined;
}): Promise<NativeBuilder> {
	const { toolchainDir, cacheDir, sources, tiers } = options;
	const toolchain = findToolchain(toolchainDir);
	if (toolchain === null) {
		return {
			state: "missing",
			reason: "The Arduino compiler is not set up.",
			remedy: "Connect this machine to the internet once and start again.",
		};
	}
	const opened = await openSandbox(toolchain.root, tiers ? { tiers } : {});
	if (opened.state === "missing") return opened;
	const { sandbox } = opened;
	await mkdir(cacheDir, { recursive: true });
	const prebuilt = await openPrebuilt({ toolchain, sources, sandbox, cacheDir });
	const { libraries } = prebuilt;
	const box = await sandbox.open(prebuilt.folder);
	const builder: Builder = {
		hash: contentHash([prebuilt.hash, sketchFlags(libraries).join(" ")]),
		libraries,
		build: sketchBuilder(box, libraries),
		buildForDebugging: debugBuilder(box, libraries),
	};
	return { state: "ready", builder, sandbox: sandbox.name };
}
