import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import type { PlacedPart } from "#simulator/circuit.ts";
import { pinText, textsOf } from "#simulator/parts/part-texts.ts";
import type { PartGeometry, PartLayout } from "./part-layout.ts";
import { UNKNOWN_PART_SIZE } from "./UnknownPart.tsx";

const geometries = import.meta.glob<PartGeometry>("./*/layout.ts", { eager: true, import: "layout" });
const layouts = new Map<string, PartLayout>();

/** The layout of a placed part; one of a kind that is not known here is a box without pins. */
export function layoutOf({ kind }: Pick<PlacedPart, "kind">): PartLayout {
	const known = layouts.get(kind);
	if (known) return known;
	const geometry = geometries[`./${kind}/layout.ts`];
	if (!geometry) return { ...UNKNOWN_PART_SIZE, name: m.part_unknown(), pins: {} };
	const pins = Object.entries(geometry.pins).map(
		([pin, position]) => [pin, { ...position, label: pinText(kind, pin, getLocale()) }] as const,
	);
	const layout = { ...geometry, name: textsOf(kind, getLocale())?.name ?? kind, pins: Object.fromEntries(pins) };
	layouts.set(kind, layout);
	return layout;
}

/** What a part is called: by its label where its circuit has several of the kind, else as the kind. */
export function partName({ kind, props }: Pick<PlacedPart, "kind" | "props">): string {
	const label = props?.label;
	return (typeof label === "string" && textsOf(kind, getLocale())?.labels?.[label]) || layoutOf({ kind }).name;
}

/** Whether a part's kind is one that is known here. */
export function hasDrawing({ kind }: Pick<PlacedPart, "kind">): boolean {
	return Object.hasOwn(geometries, `./${kind}/layout.ts`);
}

/** The name of a part with what is printed on it: "Resistor 4.7 kΩ", "LED red". */
export function printText({ kind, props = {} }: Pick<PlacedPart, "kind" | "props">): string {
	const { print } = layoutOf({ kind });
	const name = partName({ kind, props });
	const value = print && props[print.prop];
	const text = value === undefined ? undefined : print?.text(value);
	return text ? m.part_printed({ part: name, print: text }) : name;
}
