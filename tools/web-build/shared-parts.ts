import { join } from "node:path";
import type { Rolldown } from "vite";
import { BLOCKS, CODE } from "./first-loads.ts";

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/** Modules that a page may load with an editor's chunk. */
const SMALL =
	/[\\/](web[\\/](ui|session|learning|circuit|loading|device|backend|features|screens)|domain|content|simulator|messages[\\/]generated|@radix-ui|lucide-react)[\\/]/;

/**
 * Names the file of what an editor begins with and other pages share: "common" is for both of them, whatever room it is
 * from. Each file more is one more request, answer and script to start. Nothing for what no editor begins with.
 */
export function editorParts(root: string): (module: string, graph: Graph) => string | undefined {
	let editors: [blocks: Set<string>, code: Set<string>] | undefined;
	const imports = (modules: readonly string[], graph: Graph) =>
		importedBy(
			modules.map((module) => join(root, module)),
			graph,
		);
	return (module, graph) => {
		editors ??= [imports(BLOCKS, graph), imports(CODE, graph)];
		const [inBlocks, inCode] = editors.map((one) => one.has(module));
		if (inBlocks && inCode) return "common";
		if (!SMALL.test(module)) return undefined;
		return inBlocks ? "common-blocks" : inCode ? "common-code" : undefined;
	};
}

/** The modules, and all that they import without waiting. */
function importedBy(modules: readonly string[], graph: Graph): Set<string> {
	const found = new Set<string>();
	const left = [...modules];
	for (let module = left.pop(); module !== undefined; module = left.pop()) {
		if (found.has(module)) continue;
		found.add(module);
		left.push(...(graph.getModuleInfo(module)?.importedIds ?? []));
	}
	return found;
}
