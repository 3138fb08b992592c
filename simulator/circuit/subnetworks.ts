import { solveLinear } from "./solve-linear.ts";

/** Conductance that holds an undriven net at its last voltage, and keeps the matrix regular. */
const HOLD_SIEMENS = 1e-9;
/** Voltages closer than this are the same. */
export const SAME_VOLTS = 1e-6;

export interface DriverState {
	net: number;
	siemens: number;
	volts: number;
}

export interface BranchState {
	a: number;
	b: number;
	siemens: number;
	oneWay: boolean;
	forwardVolts: number;
	conducting: boolean;
	/** Shown the current after each change of voltages in the branch's subnetwork. */
	readonly gauges: Gauge[];
}

/** Measures something of the network, and neither reads nor drives anything in it. */
export interface Gauge {
	/** From now on it is so much. */
	show(value: number): void;
}

/** The current from `a` to `b`. @param volts by net */
export function amperesOf({ a, b, conducting, forwardVolts, siemens }: BranchState, volts: Float64Array): number {
	return conducting ? ((volts[a] ?? 0) - (volts[b] ?? 0) - forwardVolts) * siemens : 0;
}

/** Nets that influence each other through branches, solved together. */
export interface Subnetwork<Driver extends DriverState = DriverState> {
	nets: number[];
	drivers: Driver[];
	branches: BranchState[];
}

/**
 * The subnetworks of these nets; a supplied net belongs to none.
 * @param nets in rising order, and with each of them the others of its subnetwork
 * @param drivers those at other nets are left out, and so are branches
 */
export function findSubnetworks<Driver extends DriverState>(
	nets: readonly number[],
	supplied: Uint8Array,
	drivers: readonly Driver[],
	branches: readonly BranchState[],
): Subnetwork<Driver>[] {
	const owner = new Map<number, number>();
	for (const net of nets) if (!supplied[net]) owner.set(net, net);
	const rootOf = (net: number): number => {
		const above = owner.get(net) ?? net;
		return above === net ? net : rootOf(above);
	};
	for (const { a, b } of branches) if (owner.has(a) && owner.has(b)) owner.set(rootOf(a), rootOf(b));

	const byRoot = new Map<number, Subnetwork<Driver>>();
	const byNet = new Map<number, Subnetwork<Driver>>();
	for (const net of owner.keys()) {
		const root = rootOf(net);
		const subnetwork: Subnetwork<Driver> = byRoot.get(root) ?? { nets: [], drivers: [], branches: [] };
		byRoot.set(root, subnetwork);
		byNet.set(net, subnetwork);
		subnetwork.nets.push(net);
	}
	for (const driver of drivers) byNet.get(driver.net)?.drivers.push(driver);
	for (const branch of branches) (byNet.get(branch.a) ?? byNet.get(branch.b))?.branches.push(branch);
	return [...byRoot.values()];
}

/** The voltages of a subnetwork's nets, in their order; one-way branches are switched until all are consistent. */
export function solveSubnetwork(subnetwork: Subnetwork, volts: Float64Array, supplied: Uint8Array): number[] {
	const { nets } = subnetwork;
	const rowOf = (net: number) => nets.indexOf(net);
	let solution: number[] = [];
	for (let attempt = 0; attempt <= 2 * subnetwork.branches.length + 1; attempt++) {
		const matrix = nets.map((_, row) => nets.map((_, column): number => (row === column ? HOLD_SIEMENS : 0)));
		const right = nets.map((net) => (volts[net] ?? 0) * HOLD_SIEMENS);
		const add = (row: number, column: number, siemens: number) => {
			const line = matrix[row];
			if (line) line[column] = (line[column] ?? 0) + siemens;
		};
		const feed = (row: number, amperes: number) => {
			right[row] = (right[row] ?? 0) + amperes;
		};
		for (const driver of subnetwork.drivers) {
			const row = rowOf(driver.net);
			add(row, row, driver.siemens);
			feed(row, driver.volts * driver.siemens);
		}
		for (const branch of subnetwork.branches) {
			if (!branch.conducting) continue;
			for (const [from, to, sign] of [
				[branch.a, branch.b, 1],
				[branch.b, branch.a, -1],
			] as const) {
				if (supplied[from]) continue;
				const row = rowOf(from);
				add(row, row, branch.siemens);
				feed(row, sign * branch.forwardVolts * branch.siemens);
				if (supplied[to]) feed(row, (volts[to] ?? 0) * branch.siemens);
				else add(row, rowOf(to), -branch.siemens);
			}
		}
		solution = solveLinear(matrix, right);
		const voltsAt = (net: number) => (supplied[net] ? (volts[net] ?? 0) : (solution[rowOf(net)] ?? 0));
		const wrong = subnetwork.branches.find(
			(branch) =>
				branch.oneWay &&
				// A branch with almost no current stays on: switched off, a held voltage would switch it on again.
				branch.conducting !==
					voltsAt(branch.a) - voltsAt(branch.b) > branch.forwardVolts + (branch.conducting ? -SAME_VOLTS : SAME_VOLTS),
		);
		if (!wrong) break;
		wrong.conducting = !wrong.conducting;
	}
	return solution;
}
