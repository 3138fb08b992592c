// What the built page's scripts weigh until a page works: the entry, what index.html says that the page begins with, and the
// own file of the heaviest project that it can open. Bytes as they are sent (brotli).
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { StepFailed, say } from "./run.mjs";

/** In KB (1,000 bytes): more fails. */
const CEILING = 330;
/** More is said. */
const TARGET = 320;

const PLAN = /const firstLoads = (\{.*?\});\n/;
const ENTRY = /(?:src|href)="(\/assets\/[^"]+\.js)"/g;

/**
 * @param {string} html the built index.html
 * @param {(file: string) => number} sizeOf bytes of a file of the page
 * @param {{ type: string, project_ids: string[] }[]} kits whose projects open on the page of their type
 * @returns {{ page: string, kilobytes: number }[]}
 */
export function weighPages(html, sizeOf, kits) {
	const { pages, projects } = JSON.parse(PLAN.exec(html)?.[1] ?? "{}");
	const sizesOf = (files) => files.map(sizeOf);
	const sum = (sizes) => sizes.reduce((all, size) => all + size, 0);
	const entry = sum(sizesOf([...html.matchAll(ENTRY)].map(([, file]) => file)));
	const heaviest = (path) => {
		const ids = kits.flatMap(({ type, project_ids }) => (path === `/${type}-kit` ? project_ids : []));
		return Math.max(...sizesOf(ids.map((id) => projects[id])));
	};
	return pages.map(({ path, search, files }) => ({
		page: search ? `${path}?${search}` : path,
		kilobytes: (entry + sum(sizesOf(files)) + (search ? heaviest(path) : 0)) / 1000,
	}));
}

/** @throws StepFailed where a page is above the ceiling. */
export function checkPageWeights() {
	const folder = join(root, "dist/web");
	const html = readFileSync(join(folder, "index.html"), "utf8");
	const kits = JSON.parse(readFileSync(join(root, "content/kits.json"), "utf8"));
	const sizeOf = (file) => {
		// The smallest have no compressed copy (tools/compress.mjs).
		const compressed = join(folder, `${file}.br`);
		return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
	};
	const weights = weighPages(html, sizeOf, kits);
	const line = ({ page, kilobytes }) => `  ${page}: ${kilobytes.toFixed(1)} KB`;
	const heavy = weights.filter(({ kilobytes }) => kilobytes > TARGET);
	if (heavy.length > 0) say(`\nScript above the target of ${TARGET} KB:\n${heavy.map(line).join("\n")}`);
	const tooHeavy = heavy.filter(({ kilobytes }) => kilobytes > CEILING);
	if (tooHeavy.length > 0)
		throw new StepFailed(`No page may have more than ${CEILING} KB of script:\n${tooHeavy.map(line).join("\n")}`);
}
