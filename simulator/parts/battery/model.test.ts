import { describe, expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part as battery } from "./model.ts";

describe("the battery", () => {
	test.each([
		[{}, 9],
		[{ volts: 6 }, 6],
	])("with %o holds its plus above its minus, a little less under load", (props, volts) => {
		const rig = rigFor(battery.pins, battery.create, { supplies: { "-": 0 }, props });
		const plus = () => rig.network.volts(rig.net("+"));
		expect(plus()).toBeCloseTo(volts, 3);
		rig.network.branch(rig.net("+"), rig.net("-"), { ohms: 98.5 });
		expect(plus()).toBeCloseTo(volts * 0.985, 2);
	});
});
