import type { Circuit, PlacedPart } from "../circuit.ts";
import { CATALOGUE, type Rail, type ViewedPart, viewOf, type WiringView } from "./wiring-view.ts";

/** A part with two ends on a line, as current passes it: `from` is the pin that is reached first. */
export interface SchematicPart {
	readonly part: PlacedPart;
	readonly from: string;
	readonly to: string;
}

/** Where a line ends: at a supply, or at a net that is drawn elsewhere, by its name. */
export type LineEnd = { readonly rail: Rail } | { readonly net: string };

/** One line of a schematic: from a start through parts to an end. */
export interface SchematicLine {
	/** The pin of the board it hangs on; null for one that starts at `start`. */
	readonly pin: string | null;
	readonly start: LineEnd | null;
	readonly parts: readonly SchematicPart[];
	/** The module's pin that the line leads to, or what else is at its end. */
	readonly end: LineEnd | { readonly module: string; readonly modulePin: string } | null;
	/** A further line of the same net: joined to the one above by a dot. */
	readonly branch: boolean;
}

/** A module: a box whose pins are the ends of consecutive lines. */
export interface SchematicModule {
	readonly part: PlacedPart;
	readonly firstLine: number;
	readonly lines: number;
}

export interface Schematic {
	readonly lines: readonly SchematicLine[];
	readonly modules: readonly SchematicModule[];
}

/** The schematic of a circuit as lines, made from what is connected. The lines of a module's pins follow each other. */
export function schematicOf(circuit: Circuit): Schematic {
	const view = viewOf(circuit, CATALOGUE);
	const lines: SchematicLine[] = [];
	const modules: SchematicModule[] = [];
	const drawn = new Set<string>();
	const later: { pin: string | null; start: LineEnd | null; net: number }[] = [];
	const isModule = ({ kind }: ViewedPart) => kind.pins.length > 2;

	for (const one of view.parts.filter(isModule)) {
		const firstLine = lines.length;
		for (const modulePin of one.kind.pins) {
			const net = view.netOf(one.part, modulePin);
			if (view.pinsOn(net).length < 2 && view.railOf(net) === undefined && view.gpioOn(net).length === 0) continue;
			const pin = view.gpioOn(net)[0] ?? null;
			const start = pin === null ? endOf(view, net) : null;
			lines.push({ pin, start, parts: [], end: { module: one.part.id, modulePin }, branch: false });
			if (view.railOf(net) === undefined) later.push({ pin, start, net });
		}
		modules.push({ part: one.part, firstLine, lines: lines.length - firstLine });
	}

	function addChains(net: number, pin: string | null, start: LineEnd | null, joined: boolean): void {
		let branch = joined;
		for (const end of view.pinsOn(net).filter(({ part }) => !isModule(part) && !drawn.has(part.part.id))) {
			const { parts, last } = chainFrom(view, end, drawn, isModule);
			const boardPin = view.gpioOn(last)[0];
			if (pin === null && boardPin !== undefined) {
				// A line that comes from the board begins there.
				lines.push({ pin: boardPin, start: null, parts: backwards(parts), end: start, branch: false });
				continue;
			}
			lines.push({ pin, start, parts, end: endOf(view, last), branch });
			branch = true;
		}
	}
	for (const { pin, start, net } of later) addChains(net, pin, start, true);
	const alone = new Set(view.parts.flatMap(({ part, kind }) => kind.pins.map((pin) => view.netOf(part, pin))));
	for (const net of alone) {
		const pin = view.gpioOn(net)[0];
		if (pin !== undefined && !lines.some((line) => line.pin === pin)) addChains(net, pin, null, false);
	}
	// What hangs between supplies alone, such as a lamp on a battery.
	for (const net of alone) addChains(net, null, endOf(view, net), false);
	return { lines, modules };
}

function backwards(parts: readonly SchematicPart[]): SchematicPart[] {
	return parts.toReversed().map(({ part, from, to }) => ({ part, from: to, to: from }));
}

function endOf(view: WiringView, net: number): LineEnd {
	const rail = view.railOf(net);
	if (rail !== undefined) return { rail };
	const gpio = view.gpioOn(net)[0];
	return { net: gpio ?? `n${net}` };
}

type NetPin = { part: ViewedPart; pin: string };

/** Follows parts with two ends until a supply, a pin of the board or a junction. */
function chainFrom(view: WiringView, first: NetPin, drawn: Set<string>, isModule: (part: ViewedPart) => boolean) {
	const parts: SchematicPart[] = [];
	let next: NetPin | undefined = first;
	let last = view.netOf(first.part.part, first.pin);
	while (next) {
		const part: ViewedPart = next.part;
		const { pin }: NetPin = next;
		const to: string = part.kind.pins.find((one: string) => one !== pin) ?? pin;
		parts.push({ part: part.part, from: pin, to });
		drawn.add(part.part.id);
		last = view.netOf(part.part, to);
		const here: readonly NetPin[] = view.pinsOn(last).filter((one) => one.part !== part);
		const ends: boolean = view.railOf(last) !== undefined || view.gpioOn(last).length > 0 || here.length !== 1;
		const only: NetPin | undefined = here[0];
		next = ends || !only || isModule(only.part) || drawn.has(only.part.part.id) ? undefined : only;
	}
	return { parts, last };
}
