import { describe, expect, test } from "vitest";
import { seededRandom } from "../checks/seeded-random.ts";
import { joinNets, UnknownEndpoint } from "./nets.ts";
import { branchState, createNetwork, type Driver } from "./network.ts";
import { type BranchState, type DriverState, findSubnetworks, solveSubnetwork } from "./subnetworks.ts";

const [GROUND, SUPPLY, A, B] = [0, 1, 2, 3];

function powered() {
	const network = createNetwork(4);
	network.supply(GROUND, 0);
	network.supply(SUPPLY, 5);
	return network;
}

const wire = (from: string, to: string) => ({ from, to, color: "red" as const });

describe("nets", () => {
	test("wires join points, through other points too; unwired points stay alone", () => {
		const nets = joinNets(["a.1", "a.2", "b.1", "b.2", "c.1"], [], [wire("a.1", "b.1"), wire("b.1", "c.1")]);
		expect(nets.netOf("a.1")).toBe(nets.netOf("c.1"));
		expect(nets.netOf("a.2")).not.toBe(nets.netOf("a.1"));
		expect(nets.count).toBe(3);
	});

	test("points that are one inside a part are one net without a wire", () => {
		const nets = joinNets(["uno.GND.1", "uno.GND.2", "x.1"], [["uno.GND.1", "uno.GND.2"]], [wire("uno.GND.2", "x.1")]);
		expect(nets.netOf("x.1")).toBe(nets.netOf("uno.GND.1"));
	});

	test("a wire to nowhere is refused by its name", () => {
		expect(() => joinNets(["a.1"], [], [wire("a.1", "b.7")])).toThrow(UnknownEndpoint);
	});
});

describe("levels", () => {
	test("an output drives its net; a weaker pull does not move it", () => {
		const network = powered();
		network.branch(A, SUPPLY, { ohms: 4700 });
		const output = network.driver(A);
		expect(network.isHigh(A)).toBe(true);
		output.drive(0, 25);
		expect(network.isHigh(A)).toBe(false);
		expect(network.volts(A)).toBeCloseTo(0.026, 2);
		output.release();
		expect(network.volts(A)).toBeCloseTo(5, 3);
	});

	test("a net that nobody drives keeps its last level", () => {
		const network = powered();
		const output = network.driver(A);
		output.drive(5, 25);
		output.release();
		expect(network.isHigh(A)).toBe(true);
		output.drive(0, 25);
		output.release();
		expect(network.isHigh(A)).toBe(false);
	});

	test("between 1.5 V and 3 V a level stays what it was", () => {
		const network = powered();
		const output = network.driver(A);
		const levels = [1, 2, 3.1, 2, 1.4].map((volts) => {
			output.drive(volts, 1);
			return network.isHigh(A);
		});
		expect(levels).toEqual([false, false, true, true, false]);
	});

	test("listeners hear changes only, and may drive nets themselves", () => {
		const network = powered();
		const calls: string[] = [];
		const follower = network.driver(B);
		network.onLevel(A, (high) => {
			calls.push(`A ${high}`);
			follower.drive(high ? 5 : 0, 25);
		});
		network.onLevel(B, (high) => calls.push(`B ${high}`));
		const output = network.driver(A);
		output.drive(5, 25);
		output.drive(5, 25);
		output.drive(5, 30);
		output.drive(0, 25);
		expect(calls).toEqual(["A true", "B true", "A false", "B false"]);
	});

	test("two parts that undo each other do not hang the simulation", () => {
		const network = powered();
		const driver = network.driver(A);
		network.onLevel(A, (high) => driver.drive(high ? 0 : 5, 25));
		driver.drive(5, 25);
		expect(network.volts(A)).toBeGreaterThanOrEqual(0);
	});
});

describe("voltages", () => {
	test("two resistors divide the supply", () => {
		const network = powered();
		network.branch(SUPPLY, A, { ohms: 10_000 });
		const lower = network.branch(A, GROUND, { ohms: 10_000 });
		expect(network.volts(A)).toBeCloseTo(2.5, 3);
		lower.setOhms(2500);
		expect(network.volts(A)).toBeCloseTo(1, 3);
	});

	test("a chain of resistors over two nets is solved as one", () => {
		const network = powered();
		network.branch(SUPPLY, A, { ohms: 1000 });
		network.branch(A, B, { ohms: 2000 });
		network.branch(B, GROUND, { ohms: 2000 });
		expect(network.volts(A)).toBeCloseTo(4, 3);
		expect(network.volts(B)).toBeCloseTo(2, 3);
	});

	test("a resistor of no ohms, or fewer, is a wire and leaves every voltage a number", () => {
		for (const ohms of [0, -5]) {
			const network = powered();
			network.branch(SUPPLY, A, { ohms });
			network.branch(A, GROUND, { ohms: 1000 });
			expect(network.volts(A)).toBeCloseTo(5, 3);
		}
	});

	test("a resistance that is set to what it is changes no voltage", () => {
		const network = powered();
		const weak = network.branch(A, GROUND, { ohms: 1e9 });
		const output = network.driver(A);
		output.drive(5, 25);
		output.release();
		const held = network.volts(A);
		expect(held).toBeGreaterThan(0);
		weak.setOhms(1e9);
		expect(network.volts(A)).toBe(held);
	});

	test("an LED conducts forwards beyond its forward voltage, and not backwards", () => {
		const network = powered();
		const output = network.driver(A);
		network.branch(A, B, { ohms: 220 });
		const led = network.branch(B, GROUND, { ohms: 20, forwardVolts: 2 });
		const reversed = network.branch(GROUND, B, { ohms: 20, forwardVolts: 2 });
		output.drive(5, 25);
		expect(led.amperes()).toBeCloseTo(3 / 265, 4);
		expect(reversed.amperes()).toBe(0);
		output.drive(0, 25);
		expect(led.amperes()).toBe(0);
	});

	test("an LED goes dark when what fed it lets go, as a released button does", () => {
		const network = powered();
		const button = network.branch(SUPPLY, A, { ohms: 0.1 });
		network.branch(A, B, { ohms: 220 });
		const led = network.branch(B, GROUND, { ohms: 20, forwardVolts: 2 });
		let seen = Number.NaN;
		network.onVolts(B, () => {
			seen = led.amperes();
		});
		button.setOhms(1);
		expect(seen).toBeCloseTo(3 / 241, 4);
		button.setOhms(Number.POSITIVE_INFINITY);
		expect(seen).toBeCloseTo(0, 6);
	});
});

test("what is added while others change gives the voltages of all equations solved at once", () => {
	const NETS = 12;
	const random = seededRandom(31);
	const anyNet = () => 2 + Math.floor(random() * (NETS - 2));
	for (let circuit = 0; circuit < 100; circuit++) {
		const network = createNetwork(NETS);
		network.supply(GROUND, 0);
		network.supply(SUPPLY, 5);
		const [drivers, branches]: [DriverState[], BranchState[]] = [[], []];
		const added: { driver: Driver; state: DriverState }[] = [];
		const connect = (a: number, b: number, ohms: number) => {
			network.branch(a, b, { ohms });
			branches.push(branchState(a, b, { ohms }));
		};
		for (let net = 2; net < NETS; net++) connect(net, SUPPLY, 10_000);
		for (let change = 0; change < 30; change++) {
			const what = random();
			if (what < 0.2) connect(anyNet(), anyNet(), 1000);
			else if (what < 0.4) {
				const state = { net: anyNet(), volts: 0, siemens: 0 };
				drivers.push(state);
				added.push({ driver: network.driver(state.net), state });
			} else {
				const { driver, state } = added[Math.floor(random() * added.length)] ?? {};
				if (!driver || !state) continue;
				state.volts = Math.floor(random() * 6);
				state.siemens = 1 / 25;
				driver.drive(state.volts, 25);
			}
			if (random() < 0.5) network.onVolts(anyNet(), () => undefined);
		}
		const volts = new Float64Array(NETS);
		volts[SUPPLY] = 5;
		const supplied = Uint8Array.from(volts, (_, net) => (net === GROUND || net === SUPPLY ? 1 : 0));
		for (const subnetwork of findSubnetworks(Array.from(volts.keys()), supplied, drivers, branches)) {
			const solved = solveSubnetwork(subnetwork, volts, supplied);
			for (const [at, net] of subnetwork.nets.entries())
				expect(network.volts(net)).toBeCloseTo(solved[at] ?? Number.NaN, 3);
		}
	}
});

describe("a net that nobody listens to", () => {
	test("is solved when somebody looks, and is then as if it had been solved each time", () => {
		const random = seededRandom(11);
		const network = powered();
		network.onLevel(A, () => undefined);
		const [calls, unpublished] = [network.driver(A), network.driver(B)];
		for (let step = 0; step < 2000; step++) {
			const [volts, ohms] = [random() < 0.5 ? 0 : 5, random() < 0.8 ? 25 : 35_000];
			const releases = random() < 0.2;
			for (const driver of [calls, unpublished]) {
				if (releases) driver.release();
				else driver.drive(volts, ohms);
			}
			if (random() < 0.5) continue;
			expect(network.isHigh(B)).toBe(network.isHigh(A));
			expect(network.volts(B)).toBeCloseTo(network.volts(A), 4);
		}
	});

	test("notifies a late listener when the net is read or observed, and a new listener of later changes only", () => {
		const network = powered();
		const calls: string[] = [];
		const output = network.driver(A);
		network.onLevel(A, (high) => calls.push(`late ${high}`), output);
		output.drive(0, 25);
		output.drive(5, 25);
		output.drive(0, 25);
		output.drive(5, 25);
		expect(calls).toEqual([]);
		network.onLevel(A, (high) => calls.push(`at once ${high}`));
		expect(calls).toEqual(["late true"]);
		output.drive(0, 25);
		expect(calls).toEqual(["late true", "late false", "at once false"]);
	});

	test("and a lamp on it: the gauges, voltages and levels are those of a net that is observed at each change", () => {
		const [observed, deferred] = [lampAt(true), lampAt(false)];
		const random = seededRandom(23);
		const pick = <T>(of: readonly [T, ...T[]]) => of[Math.floor(random() * of.length)] ?? of[0];
		for (let step = 0; step < 2000; step++) {
			const [volts, ohms, resistance] = [pick([0, 5, 2]), pick([25, 25, 25, 25, 35_000]), pick([220, 330, 1000, 4700])];
			const [what, voltage] = [random(), random() * 5];
			for (const { network, pin, other, resistor } of [observed, deferred]) {
				if (what < 0.8) pin.drive(volts, ohms);
				else if (what < 0.85) pin.drive(voltage, 25);
				else if (what < 0.9) pin.release();
				else if (what < 0.93) other.drive(volts, 4700);
				else if (what < 0.96) other.release();
				else if (what < 0.98) resistor.setOhms(resistance);
				else network.volts(B);
			}
			expect(deferred.shown).toEqual(observed.shown);
			observed.shown.length = deferred.shown.length = 0;
			if (random() < 0.7) continue;
			expect(deferred.lamp.amperes()).toBe(observed.lamp.amperes());
			for (const net of [A, B]) {
				expect(deferred.network.volts(net)).toBe(observed.network.volts(net));
				expect(deferred.network.isHigh(net)).toBe(observed.network.isHigh(net));
			}
			expect(deferred.known).toEqual(observed.known);
		}
	});

	test("tells a listener of what others drive at once, and of its own driver's changes no earlier than it is read", () => {
		const { network, known, pin, other } = lampAt(false);
		for (const volts of [5, 0, 5, 0]) pin.drive(volts, 25);
		expect(network.isHigh(A)).toBe(false);
		pin.drive(5, 25);
		expect(known).toEqual([false]);
		expect(network.isHigh(A)).toBe(true);
		expect(known).toEqual([true]);
		other.drive(0, 4700);
		pin.release();
		expect(known).toEqual([false]);
		other.drive(5, 25);
		expect(known).toEqual([true]);
	});
});

/** A pin at A with a lamp behind a resistor, and another driver. @param observed whether a listener needs each change */
function lampAt(observed: boolean) {
	const network = powered();
	const [pin, other] = [network.driver(A), network.driver(A)];
	const resistor = network.branch(A, B, { ohms: 220 });
	const lamp = network.branch(B, GROUND, { ohms: 20, forwardVolts: 2 });
	/** The level that was last announced to the pin. */
	const known = [false];
	network.onLevel(
		A,
		(high) => {
			known[0] = high;
		},
		pin,
	);
	if (observed) network.onVolts(A, () => undefined);
	const shown: string[] = [];
	for (const net of [A, B]) network.gaugeLevel(net, { show: (high) => shown.push(`level of ${net}: ${high}`) });
	lamp.gaugeAmperes({ show: (amperes) => shown.push(`lamp: ${amperes}`) });
	return { network, pin, other, resistor, lamp, known, shown };
}
