import type { Circuit } from "#simulator/circuit.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { hasDrawing, layoutOf, printText } from "#web/bench/player/circuit/parts/layouts.ts";
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

/** What most circuits need, in the order of the tray. */
const COMMON = ["breadboard", "led", "resistor", "button", "buzzer", "potentiometer", "photoresistor", "servo"];

/** One of every kind that has a drawing, the common ones first. */
export function allParts(): TrayPart[] {
	const rank = (kind: string) => (COMMON.includes(kind) ? COMMON.indexOf(kind) : COMMON.length);
	return [...PART_KINDS.keys()]
		.toSorted((a, b) => rank(a) - rank(b))
		.filter((kind) => hasDrawing({ kind }))
		.map((kind) => ({ kind, ...layoutOf({ kind }).fresh }));
}

/** The parts whose name has every word that is sought, in any case. */
export function partsNamed(parts: readonly TrayPart[], sought: string): TrayPart[] {
	const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
	return parts.filter((part) => words.every((word) => printText(part).toLowerCase().includes(word)));
}
