import { expect, test } from "vitest";
import { type Circuit, circuitSchema } from "#simulator/circuit.ts";
import { checkWiring } from "#simulator/wiring/check-wiring.ts";
import { isMendable, mendWiring } from "#simulator/wiring/mend-wiring.ts";

const files = import.meta.glob<Circuit>("./projects/water-temp-monitor/bench.json", {
	eager: true,
	import: "circuit",
});
const wanted = circuitSchema.parse(Object.values(files)[0]);

function withWire(from: string, change: { from?: string; to?: string }): Circuit {
	return { ...wanted, wires: wanted.wires.map((wire) => (wire.from === from ? { ...wire, ...change } : wire)) };
}

function mended(circuit: Circuit) {
	const problem = checkWiring(circuit, wanted).find(isMendable);
	return problem && mendWiring(circuit, wanted, problem);
}

test("a wire in a wrong pin is moved to the right one", () => {
	const circuit = mended(withWire("uno.2", { from: "uno.3" }));
	expect(circuit?.wires.find(({ to }) => to === "bb.j26")?.from).toBe("uno.2");
});

test("swapped wires of a part are swapped back", () => {
	const swapped: Circuit = {
		...wanted,
		wires: wanted.wires.map((wire) =>
			wire.from === "uno.8" ? { ...wire, to: "bb.j8" } : wire.from === "uno.GND.1" ? { ...wire, to: "bb.j10" } : wire,
		),
	};
	const circuit = mended(swapped);
	expect(circuit && checkWiring(circuit, wanted)).toEqual([]);
});

test("a wire too many is removed", () => {
	const wires = [...wanted.wires, { from: "uno.7", to: "bb.f26", color: "green" as const }];
	const circuit = mended({ ...wanted, wires });
	expect(circuit?.wires).toEqual(wanted.wires);
});
