import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { boardPoint, pointOf, type Rail, type ViewedPart, type WiringView } from "./wiring-view.ts";

const PLUS_RAILS = ["5V", "3.3V", "VIN"] as const;
const RAIL_VOLTS: Readonly<Record<Rail, number>> = { "5V": 5, "3.3V": 3.3, VIN: 5, GND: 0 };

const danger = (code: string, values: WiringProblem["values"], at: string[]): WiringProblem => ({
	code,
	severity: "danger",
	values,
	at,
});

/** Rails and batteries joined to each other: found from the circuit alone. */
export function shortCircuits(view: WiringView): WiringProblem[] {
	const problems: WiringProblem[] = [];
	const rails = ["GND", ...PLUS_RAILS] as const;
	for (const [at, one] of rails.entries())
		for (const rail of rails.slice(at + 1))
			if (view.railNet(one) === view.railNet(rail))
				problems.push(danger("short_circuit", { rail, other: one }, [boardPoint(rail), boardPoint(one)]));
	for (const { part, facts } of view.parts) {
		for (const [one, other] of facts.contacts ?? []) {
			const [from, to] = [view.railOf(view.netOf(part, one)), view.railOf(view.netOf(part, other))];
			if (!from || !to || from === to) continue;
			const [rail, ground] = from === "GND" ? [to, from] : [from, to];
			problems.push(
				danger("short_by_switch", { part: part.id, rail, other: ground }, [pointOf(part, one), pointOf(part, other)]),
			);
		}
		const { battery } = facts;
		if (!battery) continue;
		const [plus, minus] = [view.netOf(part, battery.plus), view.netOf(part, battery.minus)];
		const at = [pointOf(part, battery.plus), pointOf(part, battery.minus)];
		if (plus === minus || (view.railOf(plus) === "GND" && view.pinsOn(minus).length + view.gpioOn(minus).length > 1))
			problems.push(danger("battery_shorted", { part: part.id }, at));
		const rail = view.railOf(plus);
		if (rail === "5V" || rail === "3.3V") problems.push(danger("battery_on_rail", { part: part.id, rail }, at));
		const [pin] = view.gpioOn(plus);
		if (pin !== undefined) problems.push(danger("battery_on_pin", { part: part.id, pin }, [...at, boardPoint(pin)]));
	}
	return problems;
}

/** Modules fed the wrong way round, or above their maximum voltage, be it by a supply or by the board's pins. */
export function wrongSupplies(view: WiringView): WiringProblem[] {
	return view.parts.flatMap((viewed) => {
		const { part, facts } = viewed;
		const problems: WiringProblem[] = [];
		const { supply } = facts;
		if (supply) {
			const { plus, minus, mostVolts } = supply;
			const [feed, ground] = [view.netOf(part, plus), view.netOf(part, minus)];
			const at = [pointOf(part, plus), pointOf(part, minus)];
			if (isGround(view, feed) && voltsOf(view, ground) > 0)
				problems.push(danger("supply_reversed", { part: part.id, plus, minus }, at));
			const volts = voltsOf(view, feed);
			if (volts > mostVolts)
				problems.push(danger("too_many_volts", { part: part.id, pin: plus, volts, most: mostVolts }, at.slice(0, 1)));
		}
		return [...problems, ...highPins(view, viewed), ...highSignals(view, viewed)];
	});
}

function highPins(view: WiringView, { part, facts }: ViewedPart): WiringProblem[] {
	return (facts.lowVoltagePins ?? []).flatMap((pin) => {
		const volts = voltsOf(view, view.netOf(part, pin));
		if (volts <= 3.6) return [];
		return [danger("too_many_volts", { part: part.id, pin, volts, most: 3.6 }, [pointOf(part, pin)])];
	});
}

/** Pins for 3.3 V on pins of the board, which give 5 V. */
function highSignals(view: WiringView, { part, facts }: ViewedPart): WiringProblem[] {
	return (facts.lowVoltagePins ?? []).flatMap((pin) => {
		const [signal] = view.gpioOn(view.netOf(part, pin));
		if (signal === undefined) return [];
		return [danger("signal_too_high", { part: part.id, pin, signal }, [pointOf(part, pin), boardPoint(signal)])];
	});
}

/** The voltage that a rail or battery gives a net; 0 where none does. */
function voltsOf(view: WiringView, net: number): number {
	const rail = view.railOf(net);
	const batteries = view
		.pinsOn(net)
		.flatMap(({ part: { part, facts }, pin }) =>
			facts.battery?.plus === pin ? [facts.battery.volts(part.props ?? {})] : [],
		);
	return Math.max(rail ? RAIL_VOLTS[rail] : 0, ...batteries);
}

function isGround(view: WiringView, net: number): boolean {
	if (view.railOf(net) === "GND") return true;
	return view.pinsOn(net).some(({ part: { facts }, pin }) => facts.battery?.minus === pin);
}

/** Two parts that answer to one address on the I2C bus. */
export function sharedAddresses(view: WiringView): WiringProblem[] {
	const seen = new Map<number, string>();
	return view.parts.flatMap(({ part, facts }) => {
		const address = facts.address?.(part.props ?? {});
		if (address === undefined) return [];
		const other = seen.get(address);
		seen.set(address, part.id);
		if (other === undefined) return [];
		return [{ code: "same_address", severity: "mistake" as const, values: { part: part.id, other, address }, at: [] }];
	});
}
