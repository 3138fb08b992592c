import type { Circuit } from "#simulator/circuit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { hasDrawing, layoutOf, printWords } from "#web/circuit/parts/layouts.ts";
import type { TrayPart } from "./new-part.ts";

/** The parts of a project, each once: the same kind with the same print on it is one. */
export function projectParts(circuit: Circuit): TrayPart[] {
	const parts = new Map<string, TrayPart>();
	for (const { kind, props, rotation } of circuit.parts) {
		const turned = rotation && layoutOf({ kind }).fresh?.rotation;
		const part = { kind, ...(props ? { props } : {}), ...(turned ? { rotation } : {}) };
		parts.set(JSON.stringify([kind, props]), part);
	}
	return [...parts.values()].filter(hasDrawing);
}

/** One of every kind that has a drawing. */
export function allParts(): TrayPart[] {
	return [...PART_KINDS.keys()]
		.filter((kind) => hasDrawing({ kind }))
		.map((kind) => ({ kind, ...layoutOf({ kind }).fresh }));
}

/** The parts whose name has every word that is sought, in any case. */
export function partsNamed(parts: readonly TrayPart[], sought: string): TrayPart[] {
	const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
	return parts.filter((part) => words.every((word) => printWords(part).toLowerCase().includes(word)));
}
