import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { boardPoint, pointOf, type ViewedPart, type WiringView } from "./wiring-view.ts";

/** What shows in a circuit that no other circuit is the model of: what can't work, whatever it is meant for. */
export function unfinishedWiring(view: WiringView): WiringProblem[] {
	return [...missingSupplies(view), ...openLegs(view), ...reversedLeds(view)];
}

function mistake(code: string, values: WiringProblem["values"], at: string[]): WiringProblem {
	return { code, severity: "mistake", values, at };
}

/** A part has no plus or no ground. */
function missingSupplies(view: WiringView): WiringProblem[] {
	return view.parts.flatMap(({ part, facts: { supply } }) => {
		if (!supply) return [];
		const [plus, minus] = [supply.plus, supply.minus].map((pin) => view.netOf(part, pin));
		if (plus === undefined || minus === undefined) return [];
		if (view.railOf(minus) !== "GND" && !isFed(view, minus)) {
			const [from, to] = [pointOf(part, supply.minus), boardPoint("GND")];
			return [mistake("wire_missing", { part: part.id, from, to }, [from, to])];
		}
		if (view.railOf(plus) || isFed(view, plus)) return [];
		const [from, to] = [pointOf(part, supply.plus), boardPoint(supply.mostVolts < 5 ? "3.3V" : "5V")];
		return [mistake("wire_missing", { part: part.id, from, to }, [from, to])];
	});
}

/** By a battery, or by a pin of the board or of another part. */
function isFed(view: WiringView, net: number): boolean {
	return view.gpioOn(net).length > 0 || view.pinsOn(net).some(({ part }) => part.facts.battery !== undefined);
}

/** A leg of a part with two legs, or the pin that a sensor answers on, is on nothing. */
function openLegs(view: WiringView): WiringProblem[] {
	return view.parts.flatMap((viewed) => {
		const { part } = viewed;
		const open = needed(viewed).filter((pin) => isAlone(view, viewed, pin));
		if (open.length === 0) return [];
		if (open.length === needed(viewed).length)
			return [mistake("part_not_connected", { part: part.id }, [pointOf(part, open[0] ?? "")])];
		return [mistake("leg_open", { part: part.id, pin: open[0] ?? "" }, [pointOf(part, open[0] ?? "")])];
	});
}

const ANSWERS = new Set(["OUT", "SIG", "DQ", "DATA", "SDA", "SCL", "TRIG", "ECHO", "PWM", "IN", "DIN"]);

function needed({ kind, facts }: ViewedPart): readonly string[] {
	if (!facts.supply) return kind.pins.length === 2 ? kind.pins : [];
	return kind.pins.filter((pin) => ANSWERS.has(pin));
}

function isAlone(view: WiringView, { part }: ViewedPart, pin: string): boolean {
	const net = view.netOf(part, pin);
	return view.railOf(net) === undefined && view.gpioOn(net).length === 0 && view.pinsOn(net).length < 2;
}

/** Ground at the long leg, what gives current at the short one. */
function reversedLeds(view: WiringView): WiringProblem[] {
	return view.parts.flatMap(({ part, facts }) => {
		for (const [anode, cathode] of facts.diodes?.(part.props ?? {}) ?? []) {
			const [plus, minus] = [reached(view, view.netOf(part, anode)), reached(view, view.netOf(part, cathode))];
			const isBackwards = plus.ground && !plus.gives && minus.gives && !minus.ground;
			if (part.kind === "led" && isBackwards)
				return [mistake("led_reversed", { part: part.id }, [pointOf(part, anode), pointOf(part, cathode)])];
		}
		return [];
	});
}

/** What is reached through resistors. */
function reached(view: WiringView, start: number): { ground: boolean; gives: boolean } {
	const nets = new Set([start]);
	for (const net of nets) {
		if (view.railOf(net)) continue;
		for (const { part } of view.pinsOn(net)) {
			if (part.part.kind === "resistor") for (const pin of part.kind.pins) nets.add(view.netOf(part.part, pin));
		}
	}
	const all = [...nets];
	return {
		ground: all.some((net) => view.railOf(net) === "GND"),
		gives: all.some((net) => (view.railOf(net) ?? "GND") !== "GND" || view.gpioOn(net).length > 0),
	};
}
