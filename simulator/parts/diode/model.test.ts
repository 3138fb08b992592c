import { expect, test } from "vitest";
import { rigFor } from "../../fixtures/part-rig.ts";
import { part } from "./model.ts";

test.each([
	["A", "C", 4.3],
	["C", "A", 0],
])("from %s to %s a load of 1 kΩ gets of 5 V: %s V and %s", (from, to, volts) => {
	const rig = rigFor([...part.pins, "ground"], part.create, {
		supplies: { ground: 0, [from]: 5 },
		wire: (network, net) => network.branch(net(to), net("ground"), { ohms: 1000 }),
	});
	expect(rig.network.volts(rig.net(to))).toBeCloseTo(volts, 1);
});
