import { isHighAt, isStrong, type NetValues, type SolvedDriver, SolvedSubnetwork } from "./solved-subnetwork.ts";
import { amperesOf, type BranchState, findSubnetworks, type Gauge } from "./subnetworks.ts";

/** Drivers and listeners that keep undoing each other are left alone after this many rounds. */
const MOST_ROUNDS = 200;

/**
 * The nets of a circuit with their voltages and logic levels, solved after each change and announced to their listeners;
 * a change that nothing but gauges notices is announced when somebody reads.
 * A class and no closures: a computer's engine specialises those to one board and slows down with the second.
 */
export class SettledNets {
	private readonly values: NetValues;
	/** By net: the level that its listeners know. */
	private readonly announced: Uint8Array;
	private readonly drivers: SolvedDriver[] = [];
	private readonly branches: BranchState[] = [];
	private readonly voltListeners: (() => void)[][];
	private readonly levelListeners: ((high: boolean) => void)[][];
	private readonly levelGauges: Gauge[][];
	/** By net: listeners need each change. */
	private readonly observed: Uint8Array;
	/** By net: the drivers whose own changes listeners do not need. */
	private readonly owners: SolvedDriver[][];
	/** By net; none for a supplied one, nor for one of `outdated`. */
	private readonly subnetworks: (SolvedSubnetwork | undefined)[];
	/** Nets whose subnetworks are found again before the next change, since something was added there. */
	private outdated: number[];
	private dirty: SolvedSubnetwork[] = [];
	private settling = false;

	constructor(netCount: number) {
		this.values = {
			volts: new Float64Array(netCount),
			high: new Uint8Array(netCount),
			supplied: new Uint8Array(netCount),
		};
		this.outdated = Array.from({ length: netCount }, (_, net) => net);
		this.subnetworks = this.outdated.map(() => undefined);
		this.announced = new Uint8Array(netCount);
		this.observed = new Uint8Array(netCount);
		const byNet = <T>() => Array.from({ length: netCount }, (): T[] => []);
		this.voltListeners = byNet();
		this.levelListeners = byNet();
		this.levelGauges = byNet();
		this.owners = byNet();
	}

	volts(net: number): number {
		this.publishNet(net);
		return this.values.volts[net] ?? 0;
	}

	isHigh(net: number): boolean {
		this.publishNet(net);
		return this.announced[net] === 1;
	}

	isSupplied(net: number): boolean {
		return this.values.supplied[net] === 1;
	}

	amperes(branch: BranchState): number {
		this.publishNet(branch.a);
		this.publishNet(branch.b);
		return amperesOf(branch, this.values.volts);
	}

	supply(net: number, volts: number): void {
		for (const other of this.subnetworks.keys()) this.outdate(other);
		this.values.supplied[net] = 1;
		this.values.volts[net] = volts;
		this.values.high[net] = this.announced[net] = isHighAt(volts, false) ? 1 : 0;
	}

	addDriver(driver: SolvedDriver): void {
		this.outdate(driver.net);
		this.drivers.push(driver);
	}

	addBranch(branch: BranchState): void {
		this.outdate(branch.a);
		this.outdate(branch.b);
		this.branches.push(branch);
		this.branchChanged(branch);
	}

	addCurrentGauge(branch: BranchState, gauge: Gauge): void {
		this.outdate(branch.a);
		this.outdate(branch.b);
		branch.gauges.push(gauge);
	}

	addLevelGauge(net: number, gauge: Gauge): void {
		this.publishNet(net);
		this.levelGauges[net]?.push(gauge);
		this.subnetworks[net]?.addLevelGauge(net, gauge);
	}

	addVoltListener(net: number, listener: () => void): void {
		this.observe(net);
		this.voltListeners[net]?.push(listener);
	}

	/** @param own as `Network.onLevel` has it */
	addLevelListener(net: number, listener: (high: boolean) => void, own: SolvedDriver | undefined): void {
		this.observe(net, own);
		this.levelListeners[net]?.push(listener);
	}

	/** Drives a net at other values. */
	drive(driver: SolvedDriver, volts: number, ohms: number): void {
		const strong = isStrong(ohms);
		// Undriven or pulled up, the net keeps or loses the level it has, and what drives it listens.
		if (!strong) this.publishNet(driver.net);
		if (!driver.set(volts, ohms)) return;
		const subnetwork = this.subnetworkOf(driver.net);
		if (!subnetwork) return;
		if (strong && subnetwork.mayDefer(driver)) subnetwork.defer(driver);
		else {
			if (subnetwork.unpublished) this.publish(subnetwork);
			this.driverChanged(driver, subnetwork);
		}
	}

	branchChanged(branch: BranchState): void {
		const { a, b } = branch;
		const subnetwork = this.subnetworkOf(this.isSupplied(a) ? b : a);
		if (!subnetwork) return;
		if (subnetwork.unpublished) this.publish(subnetwork);
		const waits = subnetwork.dirty;
		subnetwork.branchChanged(branch);
		if (!waits) this.dirty.push(subnetwork);
		if (!this.settling) this.settle();
	}

	/** Something is added at a net: its subnetwork is another one from now on. */
	private outdate(net: number): void {
		const subnetwork = this.subnetworks[net];
		if (!subnetwork) return;
		if (subnetwork.unpublished) this.publish(subnetwork);
		if (subnetwork.dirty) this.dirty = this.dirty.filter((other) => other !== subnetwork);
		for (const own of subnetwork.nets) {
			this.subnetworks[own] = undefined;
			this.outdated.push(own);
		}
	}

	private subnetworkOf(net: number): SolvedSubnetwork | undefined {
		if (this.outdated.length > 0) this.findOutdated();
		return this.subnetworks[net];
	}

	private findOutdated(): void {
		const nets = this.outdated.sort((a, b) => a - b);
		this.outdated = [];
		for (const found of findSubnetworks(nets, this.values.supplied, this.drivers, this.branches)) {
			const subnetwork = new SolvedSubnetwork(found, this.values);
			this.dirty.push(subnetwork);
			for (const net of found.nets) {
				this.subnetworks[net] = subnetwork;
				if (this.observed[net] === 1) subnetwork.observed = true;
				for (const owner of this.owners[net] ?? []) subnetwork.ownedBy(owner);
				for (const gauge of this.levelGauges[net] ?? []) subnetwork.addLevelGauge(net, gauge);
			}
		}
	}

	private publishNet(net: number): void {
		const subnetwork = this.subnetworks[net];
		if (subnetwork?.unpublished) this.publish(subnetwork);
	}

	/** Announces the levels that deferred changes have led to. */
	private publish(subnetwork: SolvedSubnetwork): void {
		subnetwork.write();
		subnetwork.unpublished = false;
		// Its gauges know already, and voltages that somebody listens to are never deferred.
		for (const net of subnetwork.nets) {
			const high = this.values.high[net] ?? 0;
			if (high !== this.announced[net]) this.announceLevel(net, high);
		}
	}

	/** A listener to the net is added, and needs each change, or all but those of its own driver. */
	private observe(net: number, own?: SolvedDriver): void {
		this.publishNet(net);
		const subnetwork = this.subnetworks[net];
		if (own) {
			this.owners[net]?.push(own);
			subnetwork?.ownedBy(own);
		} else {
			this.observed[net] = 1;
			if (subnetwork) subnetwork.observed = true;
		}
	}

	private driverChanged(driver: SolvedDriver, subnetwork: SolvedSubnetwork): void {
		const waits = subnetwork.dirty;
		subnetwork.driverChanged(driver);
		if (this.settling || waits || this.dirty.length > 0) {
			if (!waits) this.dirty.push(subnetwork);
			if (!this.settling) this.settle();
			return;
		}
		// The usual case, a pin that toggles: nothing else is to be solved.
		this.settling = true;
		try {
			this.announceAll(subnetwork, subnetwork.solve());
		} finally {
			this.settling = false;
		}
		if (this.dirty.length > 0) this.settle();
	}

	private settle(): void {
		this.settling = true;
		try {
			for (let round = 0; round < MOST_ROUNDS; round++) {
				const subnetwork = this.dirty.length === 1 ? this.dirty.pop() : this.dirty.shift();
				if (!subnetwork) return;
				this.announceAll(subnetwork, subnetwork.solve());
			}
		} finally {
			this.settling = false;
		}
	}

	private announceAll(subnetwork: SolvedSubnetwork, changed: readonly number[]): void {
		if (changed.length === 0) return;
		for (let index = 0; index < changed.length; index++) this.announce(changed[index] ?? 0);
		subnetwork.showCurrents();
	}

	private announce(net: number): void {
		const is = this.values.high[net] ?? 0;
		const was = this.announced[net];
		this.announced[net] = is;
		const listeners = this.voltListeners[net];
		if (listeners) for (let index = 0; index < listeners.length; index++) listeners[index]?.();
		if (is === was) return;
		this.announceLevel(net, is);
		const gauges = this.levelGauges[net];
		if (gauges) for (let index = 0; index < gauges.length; index++) gauges[index]?.show(is);
	}

	private announceLevel(net: number, high: number): void {
		this.announced[net] = high;
		const listeners = this.levelListeners[net];
		if (listeners) for (let index = 0; index < listeners.length; index++) listeners[index]?.(high === 1);
	}
}
