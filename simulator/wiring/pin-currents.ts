import type { WiringProblem } from "#domain/wiring-problem.ts";
import { drivePin, type PinMode } from "../board/pin-drive.ts";
import { BOARD_ID, UNO_SUPPLIES } from "../board/uno-pins.ts";
import { createI2cBus } from "../circuit/i2c-bus.ts";
import { type Branch, createNetwork, type Driver, type Network } from "../circuit/network.ts";
import type { PartHost } from "../parts/part.ts";
import { boardPoint, GPIO_PINS, pointOf, type WiringView } from "./wiring-view.ts";

/** A pin gives 20 mA for good (data sheet DS40002061A p. 258; 40 mA is where it breaks). */
const MOST_PIN_AMPERES = 0.02;
/** A usual LED stands 20 mA; half as much again is too much for any. */
const MOST_LED_AMPERES = 0.03;
/** Below this an estimate and a limit are the same. */
const ROUNDING = 0.0002;

/** Pins that would have to give or take more than 20 mA, and LEDs on a supply that get more than they stand: estimated. */
export function overloads(view: WiringView): WiringProblem[] {
	const pins = GPIO_PINS.filter((pin) => view.pinsOn(view.netOf(BOARD_ID, pin)).some(({ part }) => part.facts.load));
	const problems: WiringProblem[] = [];
	for (const pin of pins) {
		const amperes = Math.max(amperesOf(view, pin, "high"), amperesOf(view, pin, "low"));
		if (amperes > MOST_PIN_AMPERES + ROUNDING)
			problems.push(problem("pin_overload", { pin, milliamperes: Math.round(amperes * 1000) }, boardPoint(pin)));
	}
	const { branches } = loadsOf(view);
	for (const { part, facts } of view.parts) {
		if (!facts.diodes) continue;
		const amperes = Math.max(0, ...(branches.get(part.id) ?? []).map((branch) => branch.amperes()));
		const [first] = facts.diodes(part.props ?? {});
		if (amperes > MOST_LED_AMPERES + ROUNDING && first)
			problems.push(
				problem("led_overload", { part: part.id, milliamperes: Math.round(amperes * 1000) }, pointOf(part, first[0])),
			);
	}
	return problems;
}

function problem(code: string, values: WiringProblem["values"], at: string): WiringProblem {
	return { code, severity: "danger", values, at: [at] };
}

/** What a pin carries when it is high, or low, and all others are inputs. */
function amperesOf(view: WiringView, pin: string, mode: Extract<PinMode, "high" | "low">): number {
	const { network } = loadsOf(view);
	const net = view.netOf(BOARD_ID, pin);
	const driver = network.driver(net);
	let carried = 0;
	drivePin(
		{
			drive(volts, ohms) {
				driver.drive(volts, ohms);
				carried = Math.abs(network.volts(net) - volts) / ohms;
			},
			release: () => driver.release(),
		},
		mode,
	);
	return carried;
}

/** The resistors, diodes and other loads of a circuit, powered, with no pin driven. */
function loadsOf(view: WiringView): { network: Network; branches: ReadonlyMap<string, Branch[]> } {
	const network = createNetwork(view.netCount);
	for (const [pin, volts] of Object.entries(UNO_SUPPLIES)) network.supply(view.netOf(BOARD_ID, pin), volts);
	const branches = new Map<string, Branch[]>();
	for (const { part, kind, facts } of view.parts) {
		if (!facts.load) continue;
		const own: Branch[] = [];
		branches.set(part.id, own);
		const host: PartHost = {
			id: part.id,
			props: part.props ?? {},
			clock: { now: () => 0, after: () => () => undefined },
			i2c: createI2cBus(),
			network: {
				...network,
				branch(a, b, values) {
					const branch = network.branch(a, b, values);
					own.push(branch);
					return branch;
				},
			},
			pin: (pin) => ({ net: view.netOf(part, pin), driver: IDLE }),
		};
		kind.create(host);
	}
	return { network, branches };
}

const IDLE: Driver = { drive: () => undefined, release: () => undefined };
