import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { FIRST_LOADS } from "./first-loads.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;
const TYPEFACE = /nunito.*\.woff2$/;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/;
const START_SCRIPT = '<script src="/start.js"></script>';

/**
 * Puts into index.html what the first paint needs (the styles, and the start script with the list of each page's script),
 * so that a page is painted after one request and works after two, however slow the line.
 */
export function quickStart(root: string): Plugin {
	return {
		name: "quick-start",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler(html, { bundle }) {
				if (!bundle) return html;
				refuseCircles(bundle);
				const script = readFileSync(join(root, "web/public/start.js"), "utf8");
				const plan = `const firstLoads = ${JSON.stringify(firstLoads(bundle, root))};`;
				return entryFirst(withStyles(html, bundle)).replace(START_SCRIPT, () => `<script>${plan}\n${script}</script>`);
			},
		},
	};
}

/** The entry is requested before the styles have arrived. */
function entryFirst(html: string): string {
	const [entry = ""] = ENTRY.exec(html) ?? [];
	return html.replace(entry, "").replace("<head>", () => `<head>${entry}`);
}

/** Inlines the styles instead of the link to them. */
function withStyles(html: string, bundle: Bundle): string {
	const [link, file] = STYLE_LINK.exec(html) ?? [];
	const styles = file ? bundle[file] : undefined;
	if (!link || !file || styles?.type !== "asset") throw new Error("index.html has no styles to put in");
	delete bundle[file];
	return html.replace(link, () => `<style>${styles.source}</style>`);
}

/** For each of `FIRST_LOADS` the font and the chunks of its modules, without those of the entry; and each project's own chunk. */
function firstLoads(bundle: Bundle, root: string) {
	const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
	const entry = chunks.find(({ isEntry }) => isEntry);
	const own = new Set(entry ? filesOf(entry, bundle) : []);
	const projects = Object.fromEntries(
		chunks.flatMap(({ name, fileName }) => (name.startsWith("opened-") ? [[name.slice(7), `/${fileName}`]] : [])),
	);
	const typeface = Object.keys(bundle).find((file) => TYPEFACE.test(file));
	if (!typeface) throw new Error("The page's typeface is not among its files");
	const pages = FIRST_LOADS.map(({ path, search, modules }) => {
		const wanted = modules.map((module) => chunkOf(chunks, join(root, module)));
		const files = new Set(wanted.flatMap((chunk) => filesOf(chunk, bundle)));
		return { path, search, files: [typeface, ...files].filter((file) => !own.has(file)).map((file) => `/${file}`) };
	});
	return { pages, projects };
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
	const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes(module));
	if (!chunk) throw new Error(`${module} is no part that comes by itself: see first-loads.ts`);
	return chunk;
}

/** A chunk, and what it imports. */
function filesOf(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): string[] {
	if (seen.has(chunk.fileName)) return [];
	seen.add(chunk.fileName);
	const imported = chunk.imports.flatMap((file) => {
		const one = bundle[file];
		return one?.type === "chunk" ? filesOf(one, bundle, seen) : [];
	});
	return [chunk.fileName, ...imported];
}

/** Chunks that import each other in a circle run in an undefined order, and break: fix the groups of vite.config.ts. */
function refuseCircles(bundle: Bundle): void {
	const done = new Set<string>();
	const visit = (file: string, path: readonly string[]): void => {
		if (path.includes(file)) throw new Error(`Chunks import each other: ${[...path, file].join(" → ")}`);
		const chunk = bundle[file];
		if (done.has(file) || chunk?.type !== "chunk") return;
		for (const imported of chunk.imports) visit(imported, [...path, file]);
		done.add(file);
	};
	for (const file of Object.keys(bundle)) visit(file, []);
}
