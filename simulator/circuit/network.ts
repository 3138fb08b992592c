import { SolvedDriver, SolvedSubnetwork } from "./solved-subnetwork.ts";
import { type BranchState, findSubnetworks } from "./subnetworks.ts";

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
	/** Adds something that can drive the net; it begins released. */
	driver(net: number): Driver;
	/** Adds a branch from net `a` to net `b`. */
	branch(a: number, b: number, branch: BranchValues): Branch;
	/** Calls back after each change of the net's voltage. */
	onVolts(net: number, listener: () => void): void;
	/**
	 * Calls back after each change of the net's logic level; with "late", a driver's own side is not notified of
	 * what it drives itself until the net is read.
	 */
	onLevel(net: number, listener: (high: boolean) => void, when?: "late"): void;
}

export interface Driver {
	/** Drives the net to a voltage through a resistance in ohms. */
	drive(volts: number, ohms: number): void;
	release(): void;
	/** The net has the driven level, and its listeners have not been notified. */
	isUnpublished?(): boolean;
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
	/** Calls back once after each change of the voltages that the current may depend on. */
	onAmperes(listener: () => void): void;
	setOhms(ohms: number): void;
}

/** Nothing conducts better: a resistor of no ohms at all would leave the equations without an answer. */
const LEAST_OHMS = 0.01;
/** What drives a net alone by this or more gives it its own voltage, whatever the one before was. */
const STRONG_SIEMENS = 1e-3;
const LOW_BELOW = 1.5;
const HIGH_FROM = 3.0;
/** Drivers and listeners that keep undoing each other are left alone after this many rounds. */
const MOST_ROUNDS = 200;

/** A branch as the equations take it. */
export function branchState(a: number, b: number, values: BranchValues): BranchState {
	const { ohms, forwardVolts, againstVolts } = values;
	const oneWay = forwardVolts !== undefined;
	const volts = forwardVolts ?? againstVolts ?? 0;
	return { a, b, siemens: siemensOf(ohms), oneWay, forwardVolts: volts, conducting: !oneWay, listeners: [] };
}

function siemensOf(ohms: number): number {
	return 1 / Math.max(LEAST_OHMS, ohms);
}

export function createNetwork(netCount: number): Network {
	const volts = new Float64Array(netCount);
	const high = new Uint8Array(netCount);
	const supplied = new Uint8Array(netCount);
	const drivers: SolvedDriver[] = [];
	const branches: BranchState[] = [];
	const voltListeners: (() => void)[][] = Array.from({ length: netCount }, () => []);
	const levelListeners: ((high: boolean) => void)[][] = Array.from({ length: netCount }, () => []);
	/** By net; built lazily, rebuilt after an addition. */
	let subnetworks: (SolvedSubnetwork | undefined)[] | undefined;
	let dirty: SolvedSubnetwork[] = [];
	let settling = false;
	/** By net: listeners need each change. */
	const observed = new Uint8Array(netCount);

	function subnetworksByNet(): (SolvedSubnetwork | undefined)[] {
		if (subnetworks) return subnetworks;
		const found = findSubnetworks(netCount, supplied, drivers, branches);
		const solved = new Map(
			[...new Set(found)].map((subnetwork) => [
				subnetwork,
				subnetwork && new SolvedSubnetwork(subnetwork, volts, supplied),
			]),
		);
		subnetworks = found.map((subnetwork) => solved.get(subnetwork));
		dirty = [...solved.values()].filter((subnetwork) => subnetwork !== undefined);
		return subnetworks;
	}

	/** Solves and publishes a net whose driver changed it while no listener needed it. */
	function publish(net: number) {
		const subnetwork = subnetworks?.[net];
		if (!subnetwork?.unpublished) return;
		subnetwork.unpublished = false;
		announceAll(subnetwork, subnetwork.solve());
	}

	function observe(net: number) {
		publish(net);
		observed[net] = 1;
	}

	function driverChanged(driver: SolvedDriver) {
		const subnetwork = (subnetworks ?? subnetworksByNet())[driver.net];
		if (!subnetwork) return;
		const waits = subnetwork.dirty;
		subnetwork.driverChanged(driver);
		if (settling || waits || dirty.length > 0) {
			if (!waits) dirty.push(subnetwork);
			if (!settling) settle();
			return;
		}
		// The usual case, a pin that toggles: nothing else is to be solved.
		settling = true;
		try {
			announceAll(subnetwork, subnetwork.solve());
		} finally {
			settling = false;
		}
		if (dirty.length > 0) settle();
	}

	function branchChanged({ a, b }: BranchState) {
		const subnetwork = subnetworksByNet()[supplied[a] ? b : a];
		if (!subnetwork) return;
		const waits = subnetwork.dirty;
		subnetwork.branchChanged();
		if (!waits) dirty.push(subnetwork);
		if (!settling) settle();
	}

	function settle() {
		settling = true;
		try {
			for (let round = 0; round < MOST_ROUNDS; round++) {
				const subnetwork = dirty.length === 1 ? dirty.pop() : dirty.shift();
				if (!subnetwork) return;
				announceAll(subnetwork, subnetwork.solve());
			}
		} finally {
			settling = false;
		}
	}

	function announceAll({ currentListeners }: SolvedSubnetwork, changed: readonly number[]) {
		if (changed.length === 0) return;
		for (let index = 0; index < changed.length; index++) announce(changed[index] ?? 0);
		for (let index = 0; index < currentListeners.length; index++) currentListeners[index]?.();
	}

	function announce(net: number) {
		const value = volts[net] ?? 0;
		const was = high[net] === 1;
		const is = value >= HIGH_FROM || (was && value > LOW_BELOW);
		high[net] = is ? 1 : 0;
		const listeners = voltListeners[net];
		if (listeners) for (let index = 0; index < listeners.length; index++) listeners[index]?.();
		if (is === was) return;
		const levels = levelListeners[net];
		if (levels) for (let index = 0; index < levels.length; index++) levels[index]?.(is);
	}

	return {
		volts(net) {
			publish(net);
			return volts[net] ?? 0;
		},
		isHigh(net) {
			publish(net);
			return high[net] === 1;
		},
		supply(net, value) {
			supplied[net] = 1;
			volts[net] = value;
			high[net] = value >= HIGH_FROM ? 1 : 0;
			subnetworks = undefined;
		},
		driver(net) {
			const state = new SolvedDriver(net);
			drivers.push(state);
			subnetworks = undefined;
			const set = (value: number, siemens: number) => {
				const subnetwork = (subnetworks ?? subnetworksByNet())[net];
				if (subnetwork?.unpublished && siemens < STRONG_SIEMENS) publish(net);
				if (!state.set(value, siemens)) return;
				if (!subnetwork?.isOneDriver || observed[net] || siemens < STRONG_SIEMENS) driverChanged(state);
				else if (!subnetwork.dirty) {
					subnetwork.driverChanged(state);
					subnetwork.unpublished = true;
				} else if (subnetwork.unpublished) subnetwork.driverChanged(state);
				else driverChanged(state);
			};
			return {
				drive: (value, ohms) => set(value, 1 / ohms),
				release: () => set(0, 0),
				isUnpublished: () => subnetworks?.[net]?.unpublished ?? false,
			};
		},
		branch(a, b, values) {
			const state = branchState(a, b, values);
			if (state.oneWay && supplied[a] && supplied[b])
				state.conducting = (volts[a] ?? 0) - (volts[b] ?? 0) > state.forwardVolts;
			branches.push(state);
			subnetworks = undefined;
			branchChanged(state);
			return {
				amperes: () =>
					state.conducting ? ((volts[a] ?? 0) - (volts[b] ?? 0) - state.forwardVolts) * state.siemens : 0,
				onAmperes(listener) {
					state.listeners.push(listener);
					subnetworks = undefined;
				},
				setOhms(ohms) {
					state.siemens = siemensOf(ohms);
					branchChanged(state);
				},
			};
		},
		onVolts(net, listener) {
			observe(net);
			voltListeners[net]?.push(listener);
		},
		onLevel(net, listener, when) {
			if (when !== "late") observe(net);
			levelListeners[net]?.push(listener);
		},
	};
}
