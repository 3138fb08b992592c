import { describe, expect, test } from "vitest";
import { alike, scaled } from "../../fixtures/golden-trace.ts";
import { rigFor } from "../../fixtures/part-rig.ts";
import { createRelay, part, RELAY_TIMINGS } from "./model.ts";

/** 5 V at COM, lamps of 1 kΩ to ground at NO and NC. */
function relay({ timings = RELAY_TIMINGS, props = {}, vcc = 5 } = {}) {
	const rig = rigFor(part.pins, (host) => createRelay(host, timings), {
		supplies: { VCC: vcc, GND: 0, COM: 5 },
		props,
		wire: (network, net) => {
			for (const pin of ["NO", "NC"]) network.branch(net(pin), net("GND"), { ohms: 1000 });
		},
	});
	const lit = () => ["NO", "NC"].filter((pin) => rig.network.isHigh(rig.net(pin)));
	const drive = (volts: number, milliseconds = 20) => {
		rig.outside("IN").drive(volts, 25);
		rig.pass(milliseconds * 1000);
		return lit();
	};
	return { rig, drive, lit };
}

describe("the relay", () => {
	test("joins COM to NO while its input is high, and to NC otherwise", () => {
		const { lit, drive, rig } = relay();
		expect(lit()).toEqual(["NC"]);
		expect(drive(5)).toEqual(["NO"]);
		expect(rig.part.state()).toEqual({ kind: "relay", powered: true, closed: true });
		expect(drive(0)).toEqual(["NC"]);
	});

	test("turned round, it works on a low input, and rests while nothing is wired to it", () => {
		const { rig, lit, drive } = relay({ props: { trigger: "low" } });
		rig.pass(20_000);
		expect(lit()).toEqual(["NC"]);
		expect(drive(0)).toEqual(["NO"]);
	});

	test("without enough power it stays at rest", () => {
		expect(relay({ vcc: 3.3 }).drive(5)).toEqual(["NC"]);
	});

	const trace = (timings = RELAY_TIMINGS) => {
		const { rig } = relay({ timings });
		const edges: number[] = [];
		rig.network.onLevel(rig.net("NO"), () => edges.push(rig.microseconds() / 1000));
		rig.outside("IN").drive(5, 25);
		rig.pass(50_000);
		rig.outside("IN").drive(0, 25);
		rig.pass(50_000);
		return edges;
	};

	test("operates within 10 ms and lets go within 5, a pulse of 2 ms does not move it", () => {
		expect(trace()).toEqual([10, 55]);
		const { drive } = relay();
		expect(drive(5, 2)).toEqual(["NC"]);
		expect(drive(0)).toEqual(["NC"]);
	});

	test.each([0.8, 1.2])("a relay whose times are shifted to %s would be noticed", (factor) => {
		expect(alike(trace(scaled(RELAY_TIMINGS, factor)), [10, 55])).toBe(false);
	});
});
