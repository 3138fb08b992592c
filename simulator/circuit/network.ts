import type { ActionMeter } from "../action-meter.ts";
import { SettledNets } from "./settled-nets.ts";
import { RELEASED, SolvedDriver } from "./solved-subnetwork.ts";
import type { BranchState, Gauge } from "./subnetworks.ts";

export type { Gauge };

/**
 * The electrical model: every net has a voltage, found by nodal analysis over
 *  - supplies: nets held at a voltage (GND, 5V, 3.3V);
 *  - drivers: a voltage behind a resistance (an output pin: 25 Ω; an internal pull-up: 35 kΩ; an open drain pulling low);
 *  - branches: a resistance between two nets, optionally letting current through in one direction only and with a
 *    forward voltage (a resistor, an LED, a polarised buzzer).
 * Voltages change at once: there are no capacitors. An undriven net keeps its last voltage.
 * A net's logic level follows the ATmega328P's input thresholds with the hysteresis between them (data sheet DS40002061A,
 * "DC Characteristics": VIL 0.3 VCC, VIH 0.6 VCC): low up to 1.5 V, high from 3.0 V, unchanged in between.
 */
export interface Network {
	volts(net: number): number;
	isHigh(net: number): boolean;
	/** Holds a net at a voltage for good. */
	supply(net: number, volts: number): void;
	/** Adds something that can drive the net; it begins released. A meter counts what it does. */
	driver(net: number, meter?: ActionMeter): Driver;
	/** Adds a branch from net `a` to net `b`. */
	branch(a: number, b: number, branch: BranchValues): Branch;
	/** Calls back after each change of the net's voltage. */
	onVolts(net: number, listener: () => void): void;
	/**
	 * Calls back after each change of the net's logic level.
	 * @param own the listener's own driver: of what that one drives it is notified no earlier than the net is read
	 */
	onLevel(net: number, listener: (high: boolean) => void, own?: Driver): void;
	/** Shows 0 or 1 after each change of the net's logic level. */
	gaugeLevel(net: number, gauge: Gauge): void;
}

export interface Driver {
	/** Drives the net to a voltage through a resistance in ohms. */
	drive(volts: number, ohms: number): void;
	release(): void;
}

export interface BranchValues {
	ohms: number;
	/** Current flows from `a` to `b` only, once the voltage between them exceeds this many volts. */
	forwardVolts?: number;
	/** A counter-voltage against the current from `a` to `b`, which may flow either way: a turning motor. */
	againstVolts?: number;
}

export interface Branch {
	/** The current from `a` to `b` in amperes. */
	amperes(): number;
	/** Shows the current after each change of the voltages that it may depend on. */
	gaugeAmperes(gauge: Gauge): void;
	setOhms(ohms: number): void;
}

/** Nothing conducts better: a resistor of no ohms at all would leave the equations without an answer. */
const LEAST_OHMS = 0.01;

/** A branch as the equations take it. */
export function branchState(a: number, b: number, values: BranchValues): BranchState {
	const { ohms, forwardVolts, againstVolts } = values;
	const oneWay = forwardVolts !== undefined;
	const volts = forwardVolts ?? againstVolts ?? 0;
	return { a, b, siemens: siemensOf(ohms), oneWay, forwardVolts: volts, conducting: !oneWay, gauges: [] };
}

function siemensOf(ohms: number): number {
	return 1 / Math.max(LEAST_OHMS, ohms);
}

class NetDriver implements Driver {
	private readonly nets: SettledNets;
	private readonly meter: ActionMeter | undefined;
	readonly state: SolvedDriver;

	constructor(nets: SettledNets, net: number, meter: ActionMeter | undefined) {
		this.nets = nets;
		this.meter = meter;
		this.state = new SolvedDriver(net);
		nets.addDriver(this.state);
	}

	drive(volts: number, ohms: number): void {
		this.meter?.add();
		this.nets.drive(this.state, volts, ohms);
	}

	release(): void {
		this.meter?.add();
		this.nets.drive(this.state, 0, RELEASED);
	}
}

class NetBranch implements Branch {
	private readonly nets: SettledNets;
	private readonly state: BranchState;

	constructor(nets: SettledNets, state: BranchState) {
		this.nets = nets;
		this.state = state;
		if (state.oneWay && nets.isSupplied(state.a) && nets.isSupplied(state.b))
			state.conducting = nets.volts(state.a) - nets.volts(state.b) > state.forwardVolts;
		nets.addBranch(state);
	}

	amperes(): number {
		return this.nets.amperes(this.state);
	}

	gaugeAmperes(gauge: Gauge): void {
		this.nets.addCurrentGauge(this.state, gauge);
	}

	setOhms(ohms: number): void {
		const siemens = siemensOf(ohms);
		if (siemens === this.state.siemens) return;
		this.state.siemens = siemens;
		this.nets.branchChanged(this.state);
	}
}

export function createNetwork(netCount: number): Network {
	const nets = new SettledNets(netCount);
	return {
		volts: (net) => nets.volts(net),
		isHigh: (net) => nets.isHigh(net),
		supply: (net, volts) => nets.supply(net, volts),
		driver: (net, meter) => new NetDriver(nets, net, meter),
		branch: (a, b, values) => new NetBranch(nets, branchState(a, b, values)),
		onVolts: (net, listener) => nets.addVoltListener(net, listener),
		onLevel: (net, listener, own) =>
			nets.addLevelListener(net, listener, own instanceof NetDriver ? own.state : undefined),
		gaugeLevel: (net, gauge) => nets.addLevelGauge(net, gauge),
	};
}
