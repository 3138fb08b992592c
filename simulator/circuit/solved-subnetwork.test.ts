import { expect, test } from "vitest";
import { seededRandom } from "../checks/seeded-random.ts";
import { branchState } from "./network.ts";
import { RELEASED, SolvedDriver, SolvedSubnetwork } from "./solved-subnetwork.ts";
import { findSubnetworks, SAME_VOLTS, solveSubnetwork } from "./subnetworks.ts";

const [GROUND, SUPPLY, A, B, C] = [0, 1, 2, 3, 4];
const SUPPLIED = Uint8Array.of(1, 1, 0, 0, 0);
/** What a pin puts on its net: low, high, pulled up, released; and any voltage. */
const LEVELS = [
	[0, 25],
	[5, 25],
	[5, 35_000],
	[0, RELEASED],
] as const;

/** Two pins over a resistor, an LED behind another one. */
function wired() {
	const drivers = [A, B].map((net) => new SolvedDriver(net));
	const branches = [
		branchState(A, B, { ohms: 1000 }),
		branchState(B, C, { ohms: 220 }),
		branchState(C, GROUND, { ohms: 20, forwardVolts: 2 }),
		branchState(SUPPLY, A, { ohms: 10_000 }),
	];
	const [subnetwork] = findSubnetworks([GROUND, SUPPLY, A, B, C], SUPPLIED, drivers, branches);
	if (!subnetwork) throw new Error("no subnetwork");
	const volts = Float64Array.of(0, 5, 0, 0, 0);
	return { drivers, branches, subnetwork, volts, values: { volts, high: new Uint8Array(5), supplied: SUPPLIED } };
}

test("remembered voltages are those of the equations, whatever the drivers and the branches did before", () => {
	const random = seededRandom(5);
	const [cached, fresh] = [wired(), wired()];
	const remembering = new SolvedSubnetwork(cached.subnetwork, cached.values);
	for (let change = 0; change < 3000; change++) {
		const which = random() < 0.5 ? 0 : 1;
		const [volts, ohms] =
			random() < 0.01 ? [random() * 5, 25] : (LEVELS[Math.floor(random() * LEVELS.length)] ?? LEVELS[0]);
		if (cached.drivers[which]?.set(volts, ohms)) remembering.driverChanged(cached.drivers[which]);
		fresh.drivers[which]?.set(volts, ohms);
		if (random() < 0.2) {
			const [which, ohms] = [Math.floor(random() * 3), 500 + Math.floor(random() * 3) * 100];
			for (const { branches } of [cached, fresh]) Object.assign(branches[which] ?? {}, { siemens: 1 / ohms });
			const branch = cached.branches[which];
			if (branch) remembering.branchChanged(branch);
		}
		if (random() < 0.1) continue;
		remembering.solve();
		const found = solveSubnetwork(fresh.subnetwork, fresh.volts, SUPPLIED);
		fresh.subnetwork.nets.forEach((net, index) => {
			const value = found[index] ?? 0;
			if (Math.abs(value - (fresh.volts[net] ?? 0)) >= SAME_VOLTS) fresh.volts[net] = value;
		});
		expect([...cached.volts]).toEqual([...fresh.volts]);
		expect(cached.branches.map(({ conducting }) => conducting)).toEqual(
			fresh.branches.map(({ conducting }) => conducting),
		);
	}
});

test("a pin that toggles needs the equations for its first turns only", () => {
	const { drivers, subnetwork, values } = wired();
	const remembering = new SolvedSubnetwork(subnetwork, values);
	for (let turn = 0; turn < 1000; turn++) {
		for (const high of [true, false]) {
			drivers[0]?.set(high ? 5 : 0, 25);
			if (drivers[0]) remembering.driverChanged(drivers[0]);
			remembering.solve();
		}
	}
	expect(remembering.timesSolved).toBeLessThan(10);
});

test("a transistor that follows a pin needs the equations for its first turns only", () => {
	const { drivers, branches, subnetwork, values } = wired();
	const remembering = new SolvedSubnetwork(subnetwork, values);
	const [pin, channel] = [drivers[0], branches[1]];
	if (!pin || !channel) throw new Error("no pin or no branch");
	for (let turn = 0; turn < 1000; turn++) {
		for (const high of [true, false]) {
			pin.set(high ? 5 : 0, 25);
			remembering.driverChanged(pin);
			remembering.solve();
			// It comes closer to its resistance in steps.
			for (const ohms of high ? [5000, 300, 100] : [1e9]) {
				channel.siemens = 1 / ohms;
				remembering.branchChanged(channel);
				remembering.solve();
			}
		}
	}
	expect(remembering.timesSolved).toBeLessThan(20);
});

test("two branches that change together are not taken for one of them", () => {
	const [cached, fresh] = [wired(), wired()];
	const remembering = new SolvedSubnetwork(cached.subnetwork, cached.values);
	const set = (changes: readonly (readonly [number, number])[]) => {
		for (const [which, ohms] of changes) {
			for (const { branches } of [cached, fresh]) Object.assign(branches[which] ?? {}, { siemens: 1 / ohms });
			const branch = cached.branches[which];
			if (branch) remembering.branchChanged(branch);
		}
		remembering.solve();
		const found = solveSubnetwork(fresh.subnetwork, fresh.volts, SUPPLIED);
		fresh.subnetwork.nets.forEach((net, index) => {
			fresh.volts[net] = found[index] ?? 0;
		});
		for (const net of [A, B, C]) expect(cached.volts[net]).toBeCloseTo(fresh.volts[net] ?? 0, 5);
	};
	for (let turn = 0; turn < 3; turn++) {
		set([[3, 100]]);
		set([[3, 10_000]]);
		set([
			[1, 5000],
			[3, 100],
		]);
		set([
			[3, 10_000],
			[1, 220],
		]);
	}
});

test("a resistance that changes while no current flows counts from the next level on", () => {
	const { drivers, branches, subnetwork, volts, values } = wired();
	const remembering = new SolvedSubnetwork(subnetwork, values);
	const [, pin] = drivers;
	const voltsWhenHigh = () => {
		for (const high of [false, true, false, true]) {
			if (pin?.set(high ? 5 : 0, 25)) remembering.driverChanged(pin);
			remembering.solve();
		}
		return volts[C] ?? 0;
	};
	const before = voltsWhenHigh();
	pin?.set(0, 25);
	if (pin) remembering.driverChanged(pin);
	remembering.solve();
	Object.assign(branches[2] ?? {}, { siemens: 1 / 500 });
	if (branches[2]) remembering.branchChanged(branches[2]);
	remembering.solve();
	expect(voltsWhenHigh()).toBeGreaterThan(before + 0.5);
});
