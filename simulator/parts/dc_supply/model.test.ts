import { expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part as dcSupply } from "./model.ts";

test.each([
	[{}, 4],
	[{ volts: 4.2 }, 4.2],
])("with %o holds its plus above its minus, and almost as far at 2 A", (props, volts) => {
	const rig = rigFor(dcSupply.pins, dcSupply.create, { supplies: { "-": 0 }, props });
	const plus = () => rig.network.volts(rig.net("+"));
	expect(plus()).toBeCloseTo(volts, 3);
	rig.network.branch(rig.net("+"), rig.net("-"), { ohms: volts / 2 });
	expect(plus()).toBeGreaterThan(volts - 0.15);
	expect(plus()).toBeLessThan(volts - 0.05);
});
