import type { WiringProblem } from "#domain/bench/wiring-problem.ts";
import { OUTPUT_OHMS, SUPPLY_VOLTS } from "../board/pin-drive.ts";
import { BOARD_ID, UNO_SUPPLIES } from "../board/uno-pins.ts";
import { createI2cBus } from "../circuit/i2c-bus.ts";
import { branchState, type Driver, type Network } from "../circuit/network.ts";
import { createSpiBus } from "../circuit/spi-bus.ts";
import { type BranchState, findSubnetworks, solveSubnetwork } from "../circuit/subnetworks.ts";
import { boardPoint, GPIO_PINS, pointOf, type WiringView } from "./wiring-view.ts";

/** A pin gives 20 mA for good (data sheet DS40002061A, "DC Characteristics"; 40 mA is where it breaks). */
const MOST_PIN_AMPERES = 0.02;
/** A usual LED tolerates 20 mA; half as much again is too much for any. */
const MOST_LED_AMPERES = 0.03;
/** Below this an estimate and a limit are the same. */
const ROUNDING = 0.0002;

/** Pins that would have to give or take more than 20 mA, and LEDs on a supply above their maximum: estimated. */
export function overloads(view: WiringView): WiringProblem[] {
	const branches = loadsIn(view);
	const problems: WiringProblem[] = [];
	for (const pin of GPIO_PINS) {
		const net = view.netOf(BOARD_ID, pin);
		if (!view.pinsOn(net).some(({ part }) => part.facts.load)) continue;
		const amperes = [0, SUPPLY_VOLTS].map((drive) => {
			const volts = voltsWith(view, [...branches.values()].flat(), { net, volts: drive });
			return Math.abs((volts[net] ?? 0) - drive) / OUTPUT_OHMS;
		});
		const most = Math.max(...amperes);
		if (most > MOST_PIN_AMPERES + ROUNDING)
			problems.push(problem("pin_overload", { pin, milliamperes: Math.round(most * 1000) }, boardPoint(pin)));
	}
	const resting = voltsWith(view, [...branches.values()].flat());
	for (const { part, facts } of view.parts) {
		const [diode] = facts.diodes?.(part.props ?? {}) ?? [];
		if (!diode) continue;
		const amperes = (branches.get(part.id) ?? []).map(({ a, b, forwardVolts, siemens }) =>
			Math.max(0, ((resting[a] ?? 0) - (resting[b] ?? 0) - forwardVolts) * siemens),
		);
		const most = Math.max(...amperes);
		if (most > MOST_LED_AMPERES + ROUNDING)
			problems.push(
				problem("led_overload", { part: part.id, milliamperes: Math.round(most * 1000) }, pointOf(part, diode[0])),
			);
	}
	return problems;
}

function problem(code: string, values: WiringProblem["values"], at: string): WiringProblem {
	return { code, severity: "danger", values, at: [at] };
}

/** Every net's voltage with the board powered and at most one pin an output. */
function voltsWith(
	view: WiringView,
	loads: readonly BranchState[],
	output?: { net: number; volts: number },
): Float64Array {
	const volts = new Float64Array(view.netCount);
	const supplied = new Uint8Array(view.netCount);
	for (const [pin, value] of Object.entries(UNO_SUPPLIES)) {
		volts[view.netOf(BOARD_ID, pin)] = value;
		supplied[view.netOf(BOARD_ID, pin)] = 1;
	}
	const drivers = output ? [{ ...output, siemens: 1 / OUTPUT_OHMS }] : [];
	const subnetworks = findSubnetworks(
		Array.from(volts.keys()),
		supplied,
		drivers,
		loads.map((load) => ({ ...load })),
	);
	for (const subnetwork of subnetworks) {
		if (subnetwork.branches.length === 0) continue;
		const solved = solveSubnetwork(subnetwork, volts, supplied);
		subnetwork.nets.forEach((net, at) => {
			volts[net] = solved[at] ?? 0;
		});
	}
	return volts;
}

/** The branches of the resistors, diodes and other loads, as their models lay them, by part. */
function loadsIn(view: WiringView): Map<string, BranchState[]> {
	const all = new Map<string, BranchState[]>();
	for (const { part, kind, facts } of view.parts) {
		if (!facts.load) continue;
		const own: BranchState[] = [];
		all.set(part.id, own);
		const network: Network = {
			...UNPOWERED,
			branch(a, b, values) {
				own.push(branchState(a, b, values));
				return { amperes: () => 0, gaugeAmperes: () => undefined, setOhms: () => undefined };
			},
		};
		kind.create({
			id: part.id,
			props: part.props ?? {},
			clock: { now: () => 0, after: () => () => undefined },
			i2c: createI2cBus(),
			spi: createSpiBus(network),
			keep: (make) => make(),
			network,
			pin: (pin) => ({ net: view.netOf(part, pin), driver: IDLE }),
		});
	}
	return all;
}

const IDLE: Driver = { drive: () => undefined, release: () => undefined };
/** A network in which nothing happens: a model made in it only shows what it is made of. */
const UNPOWERED: Omit<Network, "branch"> = {
	volts: () => 0,
	isHigh: () => false,
	supply: () => undefined,
	driver: () => IDLE,
	onVolts: () => undefined,
	onLevel: () => undefined,
	gaugeLevel: () => undefined,
};
