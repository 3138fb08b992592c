import type { Circuit } from "../circuit.ts";
import { CATALOGUE, viewOf } from "./wiring-view.ts";

/** A pin of a part, the part by its id. */
export interface NetPin {
	readonly part: string;
	readonly pin: string;
}

/** What is connected with what, as a schematic is made from it. A part with more than two pins is a module. */
export interface Netlist {
	readonly parts: readonly { readonly id: string; readonly pins: readonly string[] }[];
	netOf(end: NetPin): number;
	/** The parts' pins on a net. */
	pinsOn(net: number): readonly NetPin[];
	/** The board's supply that a net is, if it is one. */
	railOf(net: number): string | undefined;
	/** The board's input and output pins on a net. */
	gpioOn(net: number): readonly string[];
	/** For a net without a supply and a pin of the board. */
	nameOf(net: number): string;
}

/** A part with two ends on a line, as current passes it: `from` is the pin that is reached first. */
export interface SchematicPart {
	readonly id: string;
	readonly from: string;
	readonly to: string;
}

/** Where a line ends: at a supply, or at a net that is drawn elsewhere, by its name. */
export type LineEnd = { readonly rail: string } | { readonly net: string };

/** One line of a schematic: from a start through parts to an end. */
export interface SchematicLine {
	/** The pin of the board it hangs on; null for one that starts at `start`. */
	readonly pin: string | null;
	readonly start: LineEnd | null;
	readonly parts: readonly SchematicPart[];
	/** The module's pin that the line leads to, or what else is at its end. */
	readonly end: LineEnd | { readonly module: string; readonly modulePin: string };
	/** Joined to the line above by a dot: at its start, or before the module's pin that both lead to. */
	readonly joined: "start" | "end" | null;
}

/** A module: a box whose pins are the ends of consecutive lines. */
export interface SchematicModule {
	readonly id: string;
	readonly firstLine: number;
	readonly lines: number;
}

export interface Schematic {
	readonly lines: readonly SchematicLine[];
	readonly modules: readonly SchematicModule[];
}

/** The netlist of a circuit. Throws `UnknownEndpoint`. */
export function netlistOf(circuit: Circuit): Netlist {
	const view = viewOf(circuit, CATALOGUE);
	const placed = new Map(view.parts.map(({ part }) => [part.id, part]));
	return {
		parts: view.parts.map(({ part, kind }) => ({ id: part.id, pins: kind.pins })),
		netOf({ part, pin }) {
			const known = placed.get(part);
			if (!known) throw new Error(`no part ${part}`);
			return view.netOf(known, pin);
		},
		pinsOn: (net) => view.pinsOn(net).map(({ part, pin }) => ({ part: part.part.id, pin })),
		railOf: view.railOf,
		gpioOn: view.gpioOn,
		nameOf: (net) => `n${net}`,
	};
}

/**
 * A netlist as lines. The lines of a module's pins follow each other; what hangs on such a pin is on its line, or on lines
 * that are joined to it. A pin of the board is drawn once: where it leads to a second module's pin, its name is there.
 */
export function schematicOf(netlist: Netlist): Schematic {
	const { parts, netOf, pinsOn, railOf, gpioOn } = netlist;
	const lines: SchematicLine[] = [];
	const modules: SchematicModule[] = [];
	const drawn = new Set<string>();
	const moduleIds = new Set(parts.filter(({ pins }) => pins.length > 2).map(({ id }) => id));
	const pinsOf = new Map(parts.map(({ id, pins }) => [id, pins]));
	const hasLine = (pin: string | undefined) => lines.some((line) => line.pin === pin);

	/** Follows parts with two ends until a supply, a pin of the board or a junction. */
	function chainFrom(first: NetPin): { parts: SchematicPart[]; last: number } {
		const chain: SchematicPart[] = [];
		let next: NetPin | undefined = first;
		let last = netOf(first);
		while (next) {
			const { part, pin }: NetPin = next;
			const to = pinsOf.get(part)?.find((one) => one !== pin) ?? pin;
			chain.push({ id: part, from: pin, to });
			drawn.add(part);
			last = netOf({ part, pin: to });
			const here: readonly NetPin[] = pinsOn(last).filter((one) => one.part !== part);
			const [only] = here;
			const ends = railOf(last) !== undefined || gpioOn(last).length > 0 || here.length !== 1;
			next = ends || !only || moduleIds.has(only.part) || drawn.has(only.part) ? undefined : only;
		}
		return { parts: chain, last };
	}
	function chainsOn(net: number) {
		const chains: ReturnType<typeof chainFrom>[] = [];
		for (const end of pinsOn(net)) if (!moduleIds.has(end.part) && !drawn.has(end.part)) chains.push(chainFrom(end));
		return chains;
	}
	const endAt = (net: number): LineEnd => {
		const rail = railOf(net);
		return rail === undefined ? { net: gpioOn(net)[0] ?? netlist.nameOf(net) } : { rail };
	};
	/** A line begins at the board where no other one does so with that pin. */
	const startAt = (net: number): Pick<SchematicLine, "pin" | "start"> => {
		const pin = railOf(net) === undefined ? gpioOn(net)[0] : undefined;
		return pin === undefined || hasLine(pin) ? { pin: null, start: endAt(net) } : { pin, start: null };
	};

	for (const { id, pins } of parts.filter((part) => moduleIds.has(part.id))) {
		const firstLine = lines.length;
		for (const modulePin of pins) {
			const net = netOf({ part: id, pin: modulePin });
			const isSupply = railOf(net) !== undefined;
			if (pinsOn(net).length < 2 && !isSupply && gpioOn(net).length === 0) continue;
			const end = { module: id, modulePin };
			const chains = isSupply ? [] : chainsOn(net);
			const isNamed = pinsOn(net).filter(({ part }) => moduleIds.has(part)).length > 1;
			const direct = isSupply || gpioOn(net).length > 0 || isNamed;
			const toBoard = chains.findIndex(({ last }) => gpioOn(last).length > 0);
			const [inLine] = direct ? [] : chains.splice(Math.max(toBoard, 0), 1);
			if (inLine) lines.push({ ...startAt(inLine.last), parts: reversed(inLine.parts), end, joined: null });
			else lines.push({ ...startAt(net), parts: [], end, joined: null });
			for (const chain of chains)
				lines.push({ ...startAt(chain.last), parts: reversed(chain.parts), end, joined: "end" });
		}
		modules.push({ id, firstLine, lines: lines.length - firstLine });
	}

	const nets = new Set(parts.flatMap(({ id, pins }) => pins.map((pin) => netOf({ part: id, pin }))));
	const addChains = (net: number) => {
		const begin = startAt(net);
		for (const [index, chain] of chainsOn(net).entries())
			lines.push({ ...begin, parts: chain.parts, end: endAt(chain.last), joined: index > 0 ? "start" : null });
	};
	for (const net of nets) if (gpioOn(net).length > 0) addChains(net);
	// What hangs between supplies alone, such as a lamp on a battery.
	for (const net of nets) addChains(net);
	return { lines, modules };
}

function reversed(parts: readonly SchematicPart[]): SchematicPart[] {
	return parts.toReversed().map(({ id, from, to }) => ({ id, from: to, to: from }));
}
