import { join } from "node:path";
import type { Rolldown } from "vite";
import { BLOCKS, CODE } from "./first-loads.ts";

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** Modules that a page may load with an editor's chunk. */
const SMALL =
	/[\\/](web[\\/](account|assistant|bench|catalogue|classroom|community|platform|app[\\/][\w-]+)|domain|content|simulator|messages[\\/]generated|@radix-ui|lucide-react)[\\/]/;

/** Blockly comes with them, but for one: a page that shares anything else with an editor must not load it. */
const WITH_BLOCKLY =
	/[\\/](node_modules[\\/]blockly|web[\\/]bench[\\/]editors[\\/]blocks[\\/]blockly)[\\/](?!option-lists\.ts)/;

const CODEMIRROR = /[\\/]node_modules[\\/]@codemirror[\\/]/;

/** Each message is a module, and all code imports them by one index: which of them a module says is read in its code. */
const MESSAGE = /[\\/]messages[\\/]generated[\\/]messages[\\/](\w+)\.js$/;
const SAID = /\bm\.(\w+)/g;
/** So is each icon, and all code imports them by the package's index, which has several names for most. */
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/;
const ICONS = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const NAMED = /export\s*\{([^}]*)\}\s*from\s*['"]\.\/icons\/([\w-]+)\.mjs['"]/g;
const DRAWN = /import\s*\{([^}]*)\}\s*from\s*"lucide-react"/g;

/**
 * Names the file of what an editor begins with and other pages share: "common" is for both of them, whatever room it is
 * from. Each file more is one more request, answer and script to start. Nothing for what no editor begins with.
 * Nothing for the editor of sketches, either (`usesCodeMirror`).
 */
export function editorParts(root: string): (module: string, graph: Graph) => string | undefined {
	let editors: [blocks: (module: string) => boolean, code: (module: string) => boolean] | undefined;
	const needs = (modules: readonly string[], graph: Graph) =>
		neededBy(
			modules.map((module) => join(root, module)),
			graph,
		);
	return (module, graph) => {
		if (WITH_BLOCKLY.test(module) || usesCodeMirror(module, graph)) return undefined;
		editors ??= [needs(BLOCKS, graph), needs(CODE, graph)];
		const [inBlocks, inCode] = editors.map((isNeeded) => isNeeded(module));
		if (inBlocks && inCode) return "common";
		if (!SMALL.test(module)) return undefined;
		return inBlocks ? "common-blocks" : inCode ? "common-code" : undefined;
	};
}

/** Whether a module is of CodeMirror, or imports it without waiting: apart, for the pages that open an editor later. */
export function usesCodeMirror(module: string, graph: Graph): boolean {
	const found = new Set<string>();
	const left = [module];
	for (let next = left.pop(); next !== undefined; next = left.pop()) {
		if (CODEMIRROR.test(next)) return true;
		if (found.has(next)) continue;
		found.add(next);
		left.push(...(graph.getModuleInfo(next)?.importedIds ?? []));
	}
	return false;
}

/** Whether a module is one of these, or one that they import without waiting. */
function neededBy(modules: readonly string[], graph: Graph): (module: string) => boolean {
	const found = new Set<string>();
	const said = new Set<string>();
	const drawn = new Set<string>();
	let names: ReadonlyMap<string, string> = new Map();
	const left = [...modules];
	for (let module = left.pop(); module !== undefined; module = left.pop()) {
		if (found.has(module) || MESSAGE.test(module)) continue;
		found.add(module);
		const info = graph.getModuleInfo(module);
		if (ICONS.test(module)) {
			names = iconNames(info?.code ?? "");
			continue;
		}
		for (const [, message = ""] of info?.code?.matchAll(SAID) ?? []) said.add(message);
		for (const [, list = ""] of info?.code?.matchAll(DRAWN) ?? [])
			for (const [, name = ""] of list.matchAll(/(\w+)(?: as \w+)?/g)) drawn.add(name);
		left.push(...(info?.importedIds ?? []));
	}
	const files = new Set([...drawn].map((name) => names.get(name)));
	return (module) => {
		const message = MESSAGE.exec(module)?.[1];
		if (message !== undefined) return said.has(message);
		const icon = ICON.exec(module)?.[1];
		return icon === undefined ? found.has(module) : files.has(icon);
	};
}

/** The file of each icon, by each of its names. */
function iconNames(index: string): Map<string, string> {
	const names = new Map<string, string>();
	for (const [, list = "", file = ""] of index.matchAll(NAMED))
		for (const [, name = ""] of list.matchAll(/default as (\w+)/g)) names.set(name, file);
	return names;
}
