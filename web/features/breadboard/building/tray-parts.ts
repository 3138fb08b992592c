import type { Circuit } from "#simulator/circuit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { hasDrawing } from "../parts/layouts.ts";
import type { TrayPart } from "./new-part.ts";

/** What a fresh part of a kind is like, where it is not simply one. */
const FRESH: Record<string, Omit<TrayPart, "kind"> | undefined> = {
	resistor: { props: { ohms: 220 } },
	led: { props: { color: "red" } },
	button: { rotation: 90 },
};

/** The parts of a project, each once: the same kind with the same print on it is one. */
export function projectParts(circuit: Circuit): TrayPart[] {
	const parts = new Map<string, TrayPart>();
	for (const { kind, props, rotation } of circuit.parts) {
		const part = { kind, ...(props ? { props } : {}), ...(rotation && kind === "button" ? { rotation } : {}) };
		parts.set(JSON.stringify([kind, props]), part);
	}
	return [...parts.values()].filter(hasDrawing);
}

/** One of every kind that has a drawing. */
export function allParts(): TrayPart[] {
	return [...PART_KINDS.keys()].filter((kind) => hasDrawing({ kind })).map((kind) => ({ kind, ...FRESH[kind] }));
}
