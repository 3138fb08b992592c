import { join } from "node:path";
import type { Rolldown } from "vite";

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** An address of the page, and the modules whose script it needs before anybody can work there. */
export type FirstLoad = {
	/** The page's address; with `search`, only where that search parameter is there too. */
	path: string;
	search?: string;
	/** Their own imports come with them. The landing page needs none: it is in the entry. */
	modules: readonly string[];
};

const SHELL = "web/app/Shell.tsx";
/** Modules of the shell around a page, and of its data. An editor opens with saved work. */
const AROUND = [SHELL, "web/app/PageWithSidebar.tsx", "web/platform/backend/data-client.ts"];
const PRIMARY = "web/app/block-project/PrimaryKitScreen.tsx";
const SECONDARY = "web/app/code-project/SecondaryKitScreen.tsx";
const BLOCK_PROJECT = "web/app/block-project/BlockProjectView.tsx";

/** What each of the two editors begins with. */
export const BLOCKS: readonly string[] = [SHELL, PRIMARY, BLOCK_PROJECT, "web/app/block-project/BlockBench.tsx"];
export const CODE: readonly string[] = [SHELL, SECONDARY, "web/app/code-project/CodingBench.tsx"];

/**
 * What is fetched beside the entry, and not one request after another. The first that fits counts; what is missing here
 * works too, a little later.
 */
export const FIRST_LOADS: readonly FirstLoad[] = [
	{ path: "/dashboard", modules: [...AROUND, "web/app/dashboard/DashboardScreen.tsx"] },
	{ path: "/primary-kit", search: "step", modules: BLOCKS },
	{
		path: "/primary-kit",
		search: "challenge",
		modules: [SHELL, PRIMARY, BLOCK_PROJECT, "web/app/block-project/PrimaryPages.tsx"],
	},
	{ path: "/primary-kit", modules: [...AROUND, PRIMARY, "web/app/block-project/PrimaryCatalogue.tsx"] },
	{ path: "/secondary-kit", search: "view", modules: CODE },
	{
		path: "/secondary-kit",
		search: "challenge",
		modules: [SHELL, SECONDARY, "web/catalogue/lesson/SecondaryLesson.tsx"],
	},
	{ path: "/secondary-kit", modules: [...AROUND, SECONDARY, "web/app/code-project/SecondaryCatalogue.tsx"] },
	{ path: "/staff", modules: [...AROUND, "web/app/staff/StaffScreen.tsx"] },
];

const READER = "content/project-files.ts";

/** What reads the files of a project, by the page that opens it. */
export const READERS: readonly FirstLoad[] = [
	{ path: "/primary-kit", modules: [READER, "content/toolbox-text.ts"] },
	{ path: "/secondary-kit", modules: [READER] },
];

export function chunksOf(bundle: Bundle): Chunk[] {
	return Object.values(bundle).filter((one) => one.type === "chunk");
}

/** The files of the entry, which every page begins with. */
export function entryFiles(bundle: Bundle): string[] {
	const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
	return entry ? [...withImports(entry, bundle)] : [];
}

/** The files of the modules that a page begins with. Some may be the entry's. */
export function filesOfLoad({ modules }: FirstLoad, bundle: Bundle, root: string): Set<string> {
	const chunks = chunksOf(bundle);
	return new Set(modules.flatMap((module) => [...withImports(chunkOf(chunks, join(root, module)), bundle)]));
}

/** All that any page begins with. */
export function filesAtStart(bundle: Bundle, root: string): Set<string> {
	return new Set([...entryFiles(bundle), ...FIRST_LOADS.flatMap((load) => [...filesOfLoad(load, bundle, root)])]);
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
	const chunk =
		chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(module)) ??
		chunks.find(({ moduleIds }) => moduleIds.includes(module));
	if (!chunk) throw new Error(`${module} is no part that comes by itself: see FIRST_LOADS`);
	return chunk;
}

/** A chunk's file, and those that it imports. */
function withImports(chunk: Chunk, bundle: Bundle, found = new Set<string>()): Set<string> {
	if (found.has(chunk.fileName)) return found;
	found.add(chunk.fileName);
	for (const file of chunk.imports) {
		const imported = bundle[file];
		if (imported?.type === "chunk") withImports(imported, bundle, found);
	}
	return found;
}
