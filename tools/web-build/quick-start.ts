import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { type Bundle, chunksOf, entryFiles, FIRST_LOADS, type FirstLoad, filesOfLoad, READERS } from "./first-loads.ts";

const STYLE_LINK = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/;
const ENTRY = /\s*<script type="module"[^>]*><\/script>/;
/** Before a project's id, in the name of its chunk (vite.config.ts). */
const OF_PROJECT = "files-of-";
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

/** The chunks of `FIRST_LOADS` and `READERS`, without those of the entry; and each project's own chunk. */
function firstLoads(bundle: Bundle, root: string) {
	const own = new Set(entryFiles(bundle));
	const projects = Object.fromEntries(
		chunksOf(bundle).flatMap(({ name, fileName }) =>
			name.startsWith(OF_PROJECT) ? [[name.slice(OF_PROJECT.length), `/${fileName}`]] : [],
		),
	);
	const withFiles = (load: FirstLoad) => {
		const files = [...filesOfLoad(load, bundle, root)].filter((file) => !own.has(file));
		return { path: load.path, search: load.search, files: files.map((file) => `/${file}`) };
	};
	return { pages: FIRST_LOADS.map(withFiles), readers: READERS.map(withFiles), projects };
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
