import type { WiredPart } from "#domain/bench/next-step/work-facts.ts";
import { BOARD_ID } from "../board/uno-pins.ts";
import type { PinSignal } from "../parts/part-facts.ts";
import { GPIO_PINS, type ViewedPart, type WiringView } from "../wiring/wiring-view.ts";

/** What is on each pin of the board, directly or behind a resistor; pins on which nothing is are left out. */
export function wiredParts(view: WiringView): Record<string, WiredPart[]> {
	const found = GPIO_PINS.map((pin) => [pin, partsOn(view, view.netOf(BOARD_ID, pin))] as const);
	return Object.fromEntries(found.filter(([, parts]) => parts.length > 0));
}

function partsOn(view: WiringView, start: number): WiredPart[] {
	const parts = new Map<string, WiredPart>();
	for (const net of behindResistors(view, start)) {
		for (const { part, pin } of view.pinsOn(net)) {
			const { id, kind } = part.part;
			if (kind === "resistor" || kind === "capacitor" || parts.has(id)) continue;
			const signal = signalOf(part, pin);
			const isSwitch = signal === "switch";
			const needsPullUp = isSwitch && closesToGround(view, part) && !isPulled(view, start);
			parts.set(id, { id, kind, pin, signal: isSwitch ? "digital" : signal, needsPullUp });
		}
	}
	return [...parts.values()];
}

/** The net itself and those that only resistors part from it; the supply rails end the way. */
export function behindResistors(view: WiringView, start: number): Set<number> {
	const nets = new Set([start]);
	for (const net of nets) {
		if (view.railOf(net)) {
			nets.delete(net);
			continue;
		}
		for (const { part } of view.pinsOn(net)) {
			if (part.part.kind === "resistor") for (const pin of part.kind.pins) nets.add(view.netOf(part.part, pin));
		}
	}
	return nets;
}

function signalOf({ facts: { signals } }: ViewedPart, pin: string): PinSignal | "other" {
	return (typeof signals === "object" ? signals[pin] : signals) ?? "other";
}

/** A switch of a module closes to the module's own ground, a bare one to wherever its other side is wired. */
function closesToGround(view: WiringView, { part, kind, facts }: ViewedPart): boolean {
	return facts.supply !== undefined || kind.pins.some((pin) => view.railOf(view.netOf(part, pin)) === "GND");
}

/** A resistor joins the net with a rail that gives current. */
function isPulled(view: WiringView, net: number): boolean {
	return view.pinsOn(net).some(({ part }) => {
		if (part.part.kind !== "resistor") return false;
		const rails = part.kind.pins.map((pin) => view.railOf(view.netOf(part.part, pin)));
		return rails.some((rail) => rail !== undefined && rail !== "GND");
	});
}
