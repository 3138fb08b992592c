import { expect, test } from "vitest";
import { powered } from "../../fixtures/part-rig.ts";
import { part as dht11 } from "./model.ts";

// Its bytes and times are in ../dht22/dht.test.ts.
test("its sliders reach beyond what it can measure", () => {
	expect(dht11.controls({}).map(({ id, min, max }) => [id, min, max])).toEqual([
		["celsius", -10, 60],
		["humidity", 0, 100],
	]);
	const { rig, set } = powered(dht11);
	set("celsius", -10);
	expect(rig.part.state()).toEqual({ kind: "dht11", celsius: -10, humidity: 55 });
});
