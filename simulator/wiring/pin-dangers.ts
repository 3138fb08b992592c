import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { boardPoint, GPIO_PINS, pointOf, RAILS, type ViewedPart, type WiringView } from "./wiring-view.ts";

const danger = (code: string, values: WiringProblem["values"], at: string[]): WiringProblem => ({
	code,
	severity: "danger",
	values,
	at,
});

/** Pins that would fight a rail or another pin as soon as the program makes them outputs. */
export function joinedPins(view: WiringView): WiringProblem[] {
	const nets = new Set(GPIO_PINS.map((pin) => view.netOf("uno", pin)));
	return [...nets].flatMap((net) => {
		const pins = view.gpioOn(net);
		const [pin, other] = pins;
		const rail = view.railOf(net);
		if (pin === undefined) return [];
		if (rail) return pins.map((one) => danger("pin_on_rail", { pin: one, rail }, [boardPoint(one), boardPoint(rail)]));
		return other === undefined ? [] : [danger("pins_joined", { pin, other }, [boardPoint(pin), boardPoint(other)])];
	});
}

/** LEDs with nothing to limit their current between what gives it on one side and what takes it on the other. */
export function ledsWithoutResistor(view: WiringView): WiringProblem[] {
	return view.parts.flatMap((led) => {
		const { part, facts } = led;
		for (const [anode, cathode] of facts.diodes?.(part.props ?? {}) ?? []) {
			const sides = [view.netOf(part, anode), view.netOf(part, cathode)].map((net) => reachOf(view, net, led));
			const [above, below] = sides;
			if (!above || !below || view.netOf(part, anode) === view.netOf(part, cathode)) continue;
			const source = closes(above, below) ?? closes(below, above);
			if (source === undefined) continue;
			const board = new Set(
				[source, ...above.gives, ...below.gives].filter((pin) => GPIO_PINS.includes(pin) || pin in RAILS),
			);
			const at = [pointOf(part, anode), ...[...board].map(boardPoint)];
			return [danger("led_without_resistor", { part: part.id, pin: source }, at)];
		}
		return [];
	});
}

/** What gives current on one side, if the other side takes it. */
function closes(from: Reach, to: Reach): string | undefined {
	return to.takes ? from.gives.find((source) => !to.gives.includes(source)) : undefined;
}

interface Reach {
	/** Pins and rails, by name, that can give current here. */
	gives: readonly string[];
	/** Ground, or a pin that can be low, is here. */
	takes: boolean;
}

/** What a net reaches through closed contacts and other diodes, without any resistance. */
function reachOf(view: WiringView, start: number, except: ViewedPart): Reach {
	const nets = new Set([start]);
	for (const net of nets) {
		for (const { part: one, pin } of view.pinsOn(net)) {
			if (one === except) continue;
			const pairs = [...(one.facts.contacts ?? []), ...(one.facts.diodes?.(one.part.props ?? {}) ?? [])];
			for (const pair of pairs) if (pair.includes(pin)) for (const other of pair) nets.add(view.netOf(one.part, other));
		}
	}
	const gives: string[] = [];
	let takes = false;
	for (const net of nets) {
		const rail = view.railOf(net);
		const gpio = view.gpioOn(net);
		const poles = view.pinsOn(net);
		if (rail && rail !== "GND") gives.push(rail);
		gives.push(...gpio);
		for (const { part, pin } of poles) if (part.facts.battery?.plus === pin) gives.push(part.part.id);
		takes ||= rail === "GND" || gpio.length > 0 || poles.some(({ part, pin }) => part.facts.battery?.minus === pin);
	}
	return { gives, takes };
}

/** Motors whose current a pin would have to give. */
export function motorsOnPins(view: WiringView): WiringProblem[] {
	return view.parts.flatMap(({ part, facts }) =>
		(facts.motorPins ?? []).flatMap((motorPin) => {
			const [pin] = view.gpioOn(view.netOf(part, motorPin));
			if (pin === undefined) return [];
			return [danger("motor_on_pin", { part: part.id, pin }, [pointOf(part, motorPin), boardPoint(pin)])];
		}),
	);
}
