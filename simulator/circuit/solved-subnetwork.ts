import { type DriverState, SAME_VOLTS, type Subnetwork, solveSubnetwork } from "./subnetworks.ts";

/** Distinct levels of a driver, such as low, high, pull-up and released; an analog driver is solved each time. */
const MOST_LEVELS = 8;
/** Cached solutions of a subnetwork; the cache is cleared when full. */
const MOST_SOLUTIONS = 256;
/** `pending` while more than one driver's change, or another one, is to be solved. */
const SEVERAL = -1;

/** What a driver puts on its net, with a number for each of its levels. */
export class SolvedDriver implements DriverState {
	readonly net: number;
	siemens = 0;
	volts = 0;
	/** The number of the present level; `SEVERAL` for one beyond `MOST_LEVELS`. */
	level = 0;
	/** Its index among the drivers of its subnetwork. */
	slot = 0;
	private readonly knownVolts = [0];
	private readonly knownSiemens = [0];

	constructor(net: number) {
		this.net = net;
	}

	/** Drives at other values; false when they are the present ones. */
	set(volts: number, siemens: number): boolean {
		if (this.volts === volts && this.siemens === siemens) return false;
		this.volts = volts;
		this.siemens = siemens;
		this.level = this.levelOf(volts, siemens);
		return true;
	}

	private levelOf(volts: number, siemens: number): number {
		const { knownVolts, knownSiemens } = this;
		const count = knownVolts.length;
		for (let level = 0; level < count; level++)
			if (knownVolts[level] === volts && knownSiemens[level] === siemens) return level;
		if (count >= MOST_LEVELS) return SEVERAL;
		knownVolts.push(volts);
		knownSiemens.push(siemens);
		return count;
	}
}

/** Everything that the next solution depends on, and where each single change of a driver leads. */
interface Solution {
	readonly volts: readonly number[];
	readonly conducting: readonly boolean[];
	/** By `slot * MOST_LEVELS + level`. */
	readonly steps: (Step | undefined)[];
}

interface Step {
	readonly to: Solution;
	readonly changed: readonly number[];
}

/**
 * A subnetwork that caches its solutions: a pin that toggles gets the exact former voltages without
 * solving again. They depend on nothing but the drivers, the branches and the voltages before.
 */
export class SolvedSubnetwork {
	/** A change is pending until `solve`. */
	dirty = true;
	/** Dirty by its driver alone, without a listener that needs it: `solve` is deferred until a read. */
	unpublished = false;
	/** Nothing but one driver can move it. */
	readonly isOneDriver: boolean;
	/** To be called once after each change of voltages. */
	readonly currentListeners: readonly (() => void)[];
	/** How often the equations were needed. */
	timesSolved = 0;
	private readonly subnetwork: Subnetwork<SolvedDriver>;
	private readonly volts: Float64Array;
	private readonly supplied: Uint8Array;
	private readonly solutions = new Map<string, Solution>();
	private present: Solution | undefined;
	private pending = SEVERAL;

	/** @param volts the voltages of all nets, which `solve` writes */
	constructor(subnetwork: Subnetwork<SolvedDriver>, volts: Float64Array, supplied: Uint8Array) {
		this.subnetwork = subnetwork;
		this.isOneDriver =
			subnetwork.nets.length === 1 && subnetwork.drivers.length === 1 && subnetwork.branches.length === 0;
		this.currentListeners = subnetwork.branches.flatMap(({ listeners }) => listeners);
		this.volts = volts;
		this.supplied = supplied;
		this.subnetwork.drivers.forEach((driver, slot) => {
			driver.slot = slot;
		});
	}

	driverChanged({ slot, level }: SolvedDriver): void {
		this.pending = this.dirty || level === SEVERAL ? SEVERAL : slot * MOST_LEVELS + level;
		this.dirty = true;
	}

	branchChanged(): void {
		this.dirty = true;
		this.pending = SEVERAL;
	}

	/** Finds the voltages; the nets whose voltage has changed. */
	solve(): readonly number[] {
		const { pending, present } = this;
		this.dirty = false;
		this.pending = SEVERAL;
		const step = pending === SEVERAL ? undefined : present?.steps[pending];
		if (step) {
			this.take(step);
			return step.changed;
		}
		const changed = this.solveEquations();
		this.present = this.remember();
		if (pending !== SEVERAL && present && this.present) present.steps[pending] = { to: this.present, changed };
		return changed;
	}

	private take({ to, changed }: Step): void {
		const { nets, branches } = this.subnetwork;
		if (changed.length > 0)
			for (let index = 0; index < nets.length; index++) this.volts[nets[index] ?? 0] = to.volts[index] ?? 0;
		for (let index = 0; index < branches.length; index++) {
			const branch = branches[index];
			if (branch) branch.conducting = to.conducting[index] ?? false;
		}
		this.present = to;
	}

	private solveEquations(): number[] {
		const { volts, subnetwork } = this;
		this.timesSolved++;
		const found = solveSubnetwork(subnetwork, volts, this.supplied);
		const changed: number[] = [];
		subnetwork.nets.forEach((net, index) => {
			const value = found[index] ?? 0;
			if (Math.abs(value - (volts[net] ?? 0)) < SAME_VOLTS) return;
			volts[net] = value;
			changed.push(net);
		});
		return changed;
	}

	private remember(): Solution | undefined {
		if (this.subnetwork.drivers.some(({ level }) => level === SEVERAL)) return undefined;
		const volts = this.subnetwork.nets.map((net) => this.volts[net] ?? 0);
		const conducting = this.subnetwork.branches.map((branch) => branch.conducting);
		const ohms = this.subnetwork.branches.map(({ siemens }) => siemens);
		const key = [this.subnetwork.drivers.map(({ level }) => level), ohms, conducting, volts].join(" ");
		const known = this.solutions.get(key);
		if (known) return known;
		if (this.solutions.size >= MOST_SOLUTIONS) this.solutions.clear();
		const solution: Solution = { volts, conducting, steps: [] };
		this.solutions.set(key, solution);
		return solution;
	}
}
