import { type BranchState, findIslands } from "./islands.ts";
import { SolvedDriver, SolvedIsland } from "./solved-island.ts";

/**
 * The electrical model: every net has a voltage, found by nodal analysis over
 *  - supplies: nets held at a voltage (GND, 5V, 3.3V);
 *  - drivers: a voltage behind a resistance (an output pin: 25 Ω; an internal pull-up: 35 kΩ; an open drain pulling low);
 *  - branches: a resistance between two nets, optionally letting current through in one direction only and with a
 *    forward voltage (a resistor, an LED, a polarised buzzer).
 * Voltages change at once: there are no capacitors. A net nobody drives keeps its last voltage.
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
	 * Calls back after each change of the net's logic level; "late" is enough for a driver's own side, which needs not hear
	 * what it drives itself before somebody looks at the net.
	 */
	onLevel(net: number, listener: (high: boolean) => void, when?: "late"): void;
}

export interface Driver {
	/** Drives the net to a voltage through a resistance in ohms. */
	drive(volts: number, ohms: number): void;
	release(): void;
	/** The net has the level that is driven just now, and nobody has been told. */
	isUnheard?(): boolean;
}

export interface BranchValues {
	ohms: number;
	/** Lets current flow from `a` to `b` only, once the voltage between them exceeds this many volts. */
	forwardVolts?: number;
	/** A voltage of its own, against the current from `a` to `b`, which may flow either way: a turning motor. */
	againstVolts?: number;
}

export interface Branch {
	/** The current from `a` to `b` in amperes. */
	amperes(): number;
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
	return { a, b, siemens: siemensOf(ohms), oneWay, forwardVolts: volts, conducting: !oneWay };
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
	/** By net; made when first needed, anew when something is added. */
	let islands: (SolvedIsland | undefined)[] | undefined;
	let dirty: SolvedIsland[] = [];
	let settling = false;
	/** By net: somebody wants to hear each change. */
	const heard = new Uint8Array(netCount);

	function islandsByNet(): (SolvedIsland | undefined)[] {
		if (islands) return islands;
		const found = findIslands(netCount, supplied, drivers, branches);
		const solved = new Map(
			[...new Set(found)].map((island) => [island, island && new SolvedIsland(island, volts, supplied)]),
		);
		islands = found.map((island) => solved.get(island));
		dirty = [...solved.values()].filter((island) => island !== undefined);
		return islands;
	}

	/** Finds the voltage of a net whose driver moved it while nobody listened. */
	function look(net: number) {
		const island = islands?.[net];
		if (!island?.unheard) return;
		island.unheard = false;
		for (const changed of island.solve()) announce(changed);
	}

	function hear(net: number) {
		look(net);
		heard[net] = 1;
	}

	function driverChanged(driver: SolvedDriver) {
		const island = (islands ?? islandsByNet())[driver.net];
		if (!island) return;
		const waits = island.dirty;
		island.driverChanged(driver);
		if (!waits) dirty.push(island);
		if (!settling) settle();
	}

	function branchChanged({ a, b }: BranchState) {
		const island = islandsByNet()[supplied[a] ? b : a];
		if (!island) return;
		const waits = island.dirty;
		island.branchChanged();
		if (!waits) dirty.push(island);
		if (!settling) settle();
	}

	function settle() {
		settling = true;
		try {
			for (let round = 0; round < MOST_ROUNDS; round++) {
				const island = dirty.length === 1 ? dirty.pop() : dirty.shift();
				if (!island) return;
				const changed = island.solve();
				for (let index = 0; index < changed.length; index++) announce(changed[index] ?? 0);
			}
		} finally {
			settling = false;
		}
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
			look(net);
			return volts[net] ?? 0;
		},
		isHigh(net) {
			look(net);
			return high[net] === 1;
		},
		supply(net, value) {
			supplied[net] = 1;
			volts[net] = value;
			high[net] = value >= HIGH_FROM ? 1 : 0;
			islands = undefined;
		},
		driver(net) {
			const state = new SolvedDriver(net);
			drivers.push(state);
			islands = undefined;
			const set = (value: number, siemens: number) => {
				const island = (islands ?? islandsByNet())[net];
				if (island?.unheard && siemens < STRONG_SIEMENS) look(net);
				if (!state.set(value, siemens)) return;
				if (!island?.isOneDriver || heard[net] || siemens < STRONG_SIEMENS) driverChanged(state);
				else if (!island.dirty) {
					island.driverChanged(state);
					island.unheard = true;
				} else if (island.unheard) island.driverChanged(state);
				else driverChanged(state);
			};
			return {
				drive: (value, ohms) => set(value, 1 / ohms),
				release: () => set(0, 0),
				isUnheard: () => islands?.[net]?.unheard ?? false,
			};
		},
		branch(a, b, values) {
			const state = branchState(a, b, values);
			if (state.oneWay && supplied[a] && supplied[b])
				state.conducting = (volts[a] ?? 0) - (volts[b] ?? 0) > state.forwardVolts;
			branches.push(state);
			islands = undefined;
			branchChanged(state);
			return {
				amperes: () =>
					state.conducting ? ((volts[a] ?? 0) - (volts[b] ?? 0) - state.forwardVolts) * state.siemens : 0,
				setOhms(ohms) {
					state.siemens = siemensOf(ohms);
					branchChanged(state);
				},
			};
		},
		onVolts(net, listener) {
			hear(net);
			voltListeners[net]?.push(listener);
		},
		onLevel(net, listener, when) {
			if (when !== "late") hear(net);
			levelListeners[net]?.push(listener);
		},
	};
}
