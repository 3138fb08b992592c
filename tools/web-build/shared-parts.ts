import { join } from "node:path";
import type { Rolldown } from "vite";
import { EDITORS } from "./first-loads.ts";

type Graph = Pick<Rolldown.ChunkingContext, "getModuleInfo">;

/**
 * Names the file of what several pages share: "common" for what an editor needs before it can be worked in, "later" for
 * all else. What is early imports nothing that is later, so the two never import each other.
 */
export function sharedParts(root: string): (module: string, graph: Graph) => string {
	let early: Set<string> | undefined;
	return (module, graph) => {
		early ??= importedBy(
			EDITORS.map((editor) => join(root, editor)),
			graph,
		);
		return early.has(module) ? "common" : "later";
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
