import {
	amperesOf,
	type BranchState,
	type DriverState,
	type Gauge,
	SAME_VOLTS,
	type Subnetwork,
	solveSubnetwork,
} from "./subnetworks.ts";

/** Distinct levels of a driver, such as low, high, pull-up and released; an analog driver is solved each time. */
const MOST_LEVELS = 8;
/** Cached changes of branches that lead on from one solution; the oldest is dropped. A transistor needs one or two. */
const MOST_BRANCH_STEPS = 8;
/** Cached solutions of a subnetwork; the cache is cleared when full. */
const MOST_SOLUTIONS = 256;
/** `pending` while more than one change, or one that is not cached, is to be solved. */
const SEVERAL = -1;
/** `pending` while nothing but `pendingBranch` has changed. */
const BRANCH = -2;
/** Instead of a resistance: the driver drives nothing. A whole number, as the others are: those need no memory of their own. */
export const RELEASED = 0;
const STRONG_OHMS = 1000;
const LOW_BELOW = 1.5;
const HIGH_FROM = 3.0;

/** A driver by so much gives a net, where it is alone, its own voltage, whatever the one before was. */
export function isStrong(ohms: number): boolean {
	return ohms !== RELEASED && ohms <= STRONG_OHMS;
}

/** The logic level of a net at this many volts. @param was its level before */
export function isHighAt(volts: number, was: boolean): boolean {
	return volts >= HIGH_FROM || (was && volts > LOW_BELOW);
}

/** By net; a subnetwork writes those of its own nets. */
export interface NetValues {
	readonly volts: Float64Array;
	/** 1 where the level is high. */
	readonly high: Uint8Array;
	readonly supplied: Uint8Array;
}

/** What a driver puts on its net, with a number for each of its levels. */
export class SolvedDriver implements DriverState {
	readonly net: number;
	volts = 0;
	/** The number of the present level; `SEVERAL` for one beyond `MOST_LEVELS`. */
	level = 0;
	/** Its index among the drivers of its subnetwork. */
	slot = 0;
	private ohms = RELEASED;
	private readonly knownVolts = [0];
	private readonly knownOhms = [RELEASED];

	constructor(net: number) {
		this.net = net;
	}

	get siemens(): number {
		return this.ohms === RELEASED ? 0 : 1 / this.ohms;
	}

	/** Drives at other values; false when they are the present ones. */
	set(volts: number, ohms: number): boolean {
		if (this.volts === volts && this.ohms === ohms) return false;
		this.volts = volts;
		this.ohms = ohms;
		this.level = this.levelOf(volts, ohms);
		return true;
	}

	private levelOf(volts: number, ohms: number): number {
		const { knownVolts, knownOhms } = this;
		const count = knownVolts.length;
		for (let level = 0; level < count; level++)
			if (knownVolts[level] === volts && knownOhms[level] === ohms) return level;
		if (count >= MOST_LEVELS) return SEVERAL;
		knownVolts.push(volts);
		knownOhms.push(ohms);
		return count;
	}
}

/** Everything that the next solution depends on, and where each single change of a driver or a branch leads. */
interface Solution {
	readonly volts: readonly number[];
	readonly high: readonly number[];
	readonly conducting: readonly boolean[];
	/** By `slot * MOST_LEVELS + level`. */
	readonly steps: (Step | undefined)[];
	/** The latest ones. */
	readonly branchSteps: BranchStep[];
}

/** Where one branch with another conductance leads. */
interface BranchStep {
	readonly branch: BranchState;
	readonly siemens: number;
	readonly step: Step;
}

/** From one solution to another: what differs. */
interface Step {
	readonly to: Solution;
	/** Nets with another voltage, and which, and their levels. */
	readonly changed: readonly number[];
	readonly volts: Float64Array;
	readonly high: Uint8Array;
	/** One-way branches that begin or cease to conduct. */
	readonly switched: readonly BranchState[];
	/** What the gauges show where they are all that notices the step. */
	readonly gauges: readonly Gauge[];
	readonly shown: Float64Array;
}

/**
 * A subnetwork that caches its solutions: a pin that toggles gets the exact former voltages without
 * solving again. They depend on nothing but the drivers, the branches and the voltages before.
 *
 * A change that no listener needs at once is deferred: what is known leads from solution to solution, the gauges are
 * shown what they measure, and the voltages are written when somebody reads them.
 */
export class SolvedSubnetwork {
	/** A change is pending until `solve`. */
	dirty = true;
	/** Changes were deferred and are not announced. */
	unpublished = false;
	/** A listener needs each change. */
	observed = false;
	/** How often the equations were needed. */
	timesSolved = 0;
	/** Nothing but this driver moves or measures it: strong, it gives the net its voltage, whatever those before were. */
	private only: SolvedDriver | undefined;
	private readonly levelGauges: { readonly net: number; readonly gauge: Gauge }[] = [];
	private readonly subnetwork: Subnetwork<SolvedDriver>;
	private readonly values: NetValues;
	/** Branches whose current gauges measure. */
	private readonly measured: readonly BranchState[];
	private readonly solutions = new Map<string, Solution>();
	/** Whose changes need not be announced; every driver's where there is none, and nothing is observed. */
	private owner: SolvedDriver | undefined;
	private present: Solution | undefined;
	/** A driver's change, by its index in `steps`, or one of the above. */
	private pending = SEVERAL;
	private pendingBranch: BranchState | undefined;

	/** @param values of all nets */
	constructor(subnetwork: Subnetwork<SolvedDriver>, values: NetValues) {
		this.subnetwork = subnetwork;
		this.values = values;
		const { branches, drivers, nets } = subnetwork;
		this.only = nets.length === 1 && drivers.length === 1 && branches.length === 0 ? drivers[0] : undefined;
		this.measured = subnetwork.branches.filter(({ gauges }) => gauges.length > 0);
		this.subnetwork.drivers.forEach((driver, slot) => {
			driver.slot = slot;
		});
	}

	get nets(): readonly number[] {
		return this.subnetwork.nets;
	}

	driverChanged({ slot, level }: SolvedDriver): void {
		this.pending = this.dirty || level === SEVERAL ? SEVERAL : slot * MOST_LEVELS + level;
		this.dirty = true;
	}

	branchChanged(branch: BranchState): void {
		const alone = !this.dirty || (this.pending === BRANCH && this.pendingBranch === branch);
		this.pending = alone ? BRANCH : SEVERAL;
		this.pendingBranch = branch;
		this.dirty = true;
	}

	/** What is cached knows nothing of it. */
	addLevelGauge(net: number, gauge: Gauge): void {
		this.levelGauges.push({ net, gauge });
		this.only = undefined;
		this.solutions.clear();
		this.present = undefined;
	}

	/** A listener of this driver's own side; with a second one some other observes every change. */
	ownedBy(driver: SolvedDriver): void {
		if (this.owner !== undefined && this.owner !== driver) this.observed = true;
		this.owner = driver;
	}

	/** Nothing but gauges notices what this driver does now. */
	mayDefer(driver: SolvedDriver): boolean {
		return !this.observed && !this.dirty && (this.owner === driver || this.owner === undefined);
	}

	/** The driver has changed, and nothing but gauges is to notice. */
	defer(driver: SolvedDriver): void {
		if (this.only) {
			this.unpublished = true;
			return;
		}
		const { level, slot } = driver;
		const step = level === SEVERAL ? undefined : this.present?.steps[slot * MOST_LEVELS + level];
		if (!step) {
			this.deferUnknown(driver);
			return;
		}
		this.unpublished = true;
		this.present = step.to;
		const { gauges, shown } = step;
		for (let index = 0; index < gauges.length; index++) gauges[index]?.show(shown[index] ?? 0);
	}

	private deferUnknown(driver: SolvedDriver): void {
		this.write();
		this.unpublished = true;
		const before = this.levelGauges.map(({ net }) => this.values.high[net]);
		this.driverChanged(driver);
		if (this.solve().length === 0) return;
		this.levelGauges.forEach(({ net, gauge }, index) => {
			const high = this.values.high[net] ?? 0;
			if (high !== before[index]) gauge.show(high);
		});
		this.showCurrents();
	}

	/** Writes the values that deferred changes have led to. */
	write(): void {
		const { only, present, values, subnetwork } = this;
		if (!this.unpublished) return;
		if (only) {
			this.driverChanged(only);
			this.solve();
			return;
		}
		if (!present) return;
		subnetwork.nets.forEach((net, index) => {
			values.volts[net] = present.volts[index] ?? 0;
			values.high[net] = present.high[index] ?? 0;
		});
		subnetwork.branches.forEach((branch, index) => {
			branch.conducting = present.conducting[index] ?? branch.conducting;
		});
	}

	showCurrents(): void {
		for (const branch of this.measured) {
			const amperes = amperesOf(branch, this.values.volts);
			for (const gauge of branch.gauges) gauge.show(amperes);
		}
	}

	/** Finds the voltages and levels; the nets whose voltage has changed. */
	solve(): readonly number[] {
		const { pending, present } = this;
		this.dirty = false;
		this.pending = SEVERAL;
		const step = present && this.knownStep(present, pending);
		if (step) {
			this.take(step);
			return step.changed;
		}
		const changed = this.solveEquations();
		this.present = this.remember();
		if (pending !== SEVERAL && present && this.present)
			this.keepStep(present, pending, this.stepBetween(present, this.present, changed));
		return changed;
	}

	private knownStep(from: Solution, pending: number): Step | undefined {
		if (pending >= 0) return from.steps[pending];
		const branch = this.pendingBranch;
		if (pending === SEVERAL || !branch) return undefined;
		const { branchSteps } = from;
		for (let index = 0; index < branchSteps.length; index++) {
			const known = branchSteps[index];
			if (known?.branch === branch && known.siemens === branch.siemens) return known.step;
		}
		return undefined;
	}

	private keepStep(from: Solution, pending: number, step: Step): void {
		if (pending >= 0) from.steps[pending] = step;
		else if (this.pendingBranch) {
			const branch = this.pendingBranch;
			if (from.branchSteps.length >= MOST_BRANCH_STEPS) from.branchSteps.shift();
			from.branchSteps.push({ branch, siemens: branch.siemens, step });
		}
	}

	private stepBetween(from: Solution, to: Solution, changed: readonly number[]): Step {
		const { branches, nets } = this.subnetwork;
		const { volts, high } = this.values;
		const gauges: Gauge[] = [];
		const shown: number[] = [];
		for (const { net, gauge } of this.levelGauges) {
			const index = nets.indexOf(net);
			if (from.high[index] === to.high[index]) continue;
			gauges.push(gauge);
			shown.push(to.high[index] ?? 0);
		}
		for (const branch of changed.length > 0 ? this.measured : []) {
			gauges.push(...branch.gauges);
			shown.push(...branch.gauges.map(() => amperesOf(branch, volts)));
		}
		return {
			to,
			changed,
			volts: Float64Array.from(changed, (net) => volts[net] ?? 0),
			high: Uint8Array.from(changed, (net) => high[net] ?? 0),
			switched: branches.filter((_, index) => from.conducting[index] !== to.conducting[index]),
			gauges,
			shown: Float64Array.from(shown),
		};
	}

	private take({ to, changed, volts, high, switched }: Step): void {
		const { values } = this;
		for (let index = 0; index < changed.length; index++) {
			const net = changed[index] ?? 0;
			values.volts[net] = volts[index] ?? 0;
			values.high[net] = high[index] ?? 0;
		}
		for (let index = 0; index < switched.length; index++) {
			const branch = switched[index];
			if (branch) branch.conducting = !branch.conducting;
		}
		this.present = to;
	}

	private solveEquations(): number[] {
		const { subnetwork } = this;
		const { volts, high, supplied } = this.values;
		this.timesSolved++;
		const found = solveSubnetwork(subnetwork, volts, supplied);
		const changed: number[] = [];
		subnetwork.nets.forEach((net, index) => {
			const value = found[index] ?? 0;
			if (Math.abs(value - (volts[net] ?? 0)) < SAME_VOLTS) return;
			volts[net] = value;
			high[net] = isHighAt(value, high[net] === 1) ? 1 : 0;
			changed.push(net);
		});
		return changed;
	}

	private remember(): Solution | undefined {
		const { branches, drivers, nets } = this.subnetwork;
		if (drivers.some(({ level }) => level === SEVERAL)) return undefined;
		const volts = nets.map((net) => this.values.volts[net] ?? 0);
		const high = nets.map((net) => this.values.high[net] ?? 0);
		const conducting = branches.map((branch) => branch.conducting);
		const ohms = branches.map(({ siemens }) => siemens);
		const key = [drivers.map(({ level }) => level), ohms, conducting, volts, high].join(" ");
		const known = this.solutions.get(key);
		if (known) return known;
		if (this.solutions.size >= MOST_SOLUTIONS) this.solutions.clear();
		const solution: Solution = { volts, high, conducting, steps: [], branchSteps: [] };
		this.solutions.set(key, solution);
		return solution;
	}
}
