import { BOARD_ID, UNO_PINS } from "../board/uno-pins.ts";
import { withKnownParts } from "../circuit/known-parts.ts";
import type { Circuit, PlacedPart } from "../circuit.ts";
import { kindsIn, netsOf, type PlacedKind } from "../circuit-nets.ts";
import type { PartKind } from "../parts/part.ts";
import type { PartFacts } from "../parts/part-facts.ts";
import { PART_KINDS } from "../parts/registry.ts";

/** Supply rails of the board, by the hole that represents each. */
export const RAILS = { "5V": "5V", "3.3V": "3.3V", VIN: "VIN", GND: "GND.1" } as const;
export type Rail = keyof typeof RAILS;

export const GPIO_PINS: readonly string[] = UNO_PINS.map(({ name }) => name);

/** The kinds of parts there are, and what is known of them. */
export interface Catalogue {
	readonly kinds: ReadonlyMap<string, PartKind>;
	factsOf(kind: string): PartFacts;
}

const facts = import.meta.glob<PartFacts>("../parts/*/facts.ts", { eager: true, import: "facts" });

export const CATALOGUE: Catalogue = {
	kinds: PART_KINDS,
	factsOf(kind) {
		const known = facts[`../parts/${kind}/facts.ts`];
		if (!known) throw new Error(`simulator/parts/${kind} has no facts.ts`);
		return known;
	},
};

export interface ViewedPart extends PlacedKind {
	readonly facts: PartFacts;
}

/** A circuit as the wiring rules see it: its parts without the breadboards, and what is one conductor. */
export interface WiringView {
	readonly circuit: Circuit;
	readonly netCount: number;
	readonly parts: readonly ViewedPart[];
	/** The net of a part's pin. */
	netOf(part: PlacedPart | typeof BOARD_ID, pin: string): number;
	railNet(rail: Rail): number;
	/** The rail that a net is, if it is one; GND before the others. */
	railOf(net: number): Rail | undefined;
	/** The board's input and output pins on a net. */
	gpioOn(net: number): readonly string[];
	/** The parts' pins on a net. */
	pinsOn(net: number): readonly { part: ViewedPart; pin: string }[];
}

/** Parses a circuit; parts of unknown kinds are left out with their wires. Throws `UnknownEndpoint`. */
export function viewOf(whole: Circuit, catalogue: Catalogue): WiringView {
	const { circuit } = withKnownParts(whole, catalogue.kinds);
	const placed = kindsIn(circuit, catalogue.kinds);
	const nets = netsOf(circuit, placed);
	const parts = placed
		.filter(({ kind }) => !kind.onlyJoins)
		.map((one) => ({ ...one, facts: catalogue.factsOf(one.part.kind) }));
	const netOf = (part: PlacedPart | typeof BOARD_ID, pin: string) =>
		nets.netOf(`${part === BOARD_ID ? BOARD_ID : part.id}.${pin}`);
	const railNet = (rail: Rail) => netOf(BOARD_ID, RAILS[rail]);

	const gpio = new Map<number, string[]>();
	for (const pin of GPIO_PINS) grouped(gpio, netOf(BOARD_ID, pin)).push(pin);
	const pins = new Map<number, { part: ViewedPart; pin: string }[]>();
	for (const part of parts) for (const pin of part.kind.pins) grouped(pins, netOf(part.part, pin)).push({ part, pin });

	return {
		circuit,
		netCount: nets.count,
		parts,
		netOf,
		railNet,
		railOf: (net) => (["GND", "5V", "3.3V", "VIN"] as const).find((rail) => railNet(rail) === net),
		gpioOn: (net) => gpio.get(net) ?? [],
		pinsOn: (net) => pins.get(net) ?? [],
	};
}

function grouped<Item>(groups: Map<number, Item[]>, net: number): Item[] {
	const group = groups.get(net) ?? [];
	groups.set(net, group);
	return group;
}

/** `uno.11` for the board's pin 11, `uno.GND.1` for its ground. */
export function boardPoint(pin: string): string {
	return `${BOARD_ID}.${pin in RAILS ? RAILS[pin as Rail] : pin}`;
}

export function pointOf(part: PlacedPart, pin: string): string {
	return `${part.id}.${pin}`;
}
