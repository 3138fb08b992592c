// How the cost of a circuit grows with its parts: from its text to a board that runs.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "../../bundle.mjs";
import { megabytesKept, p99 } from "../../growth/cost.mjs";
import { waitsFor } from "../../waits-for.mjs";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const RUNS = 400;
const FEW_RUNS = 5;
const TURNS = 1000;
const WARM_UP_PARTS = 20;
/** A program that moves pins all the time, kept with the simulator's tests. */
const PROGRAM = join(root, "simulator", "fixtures", "flips.hex");

/** A circuit has at most 60 parts. */
export const axis = { name: "parts", unit: "parts of a circuit", sizes: [6, 12, 30, 60] };

export async function measureAxis(sizes) {
	const rooms = await bundle("benchmarks/growth/growing-circuit.ts");
	const { sceneOf } = await bundle("web/bench/player/circuit/circuit-scene.ts");
	const { unoLayout } = await bundle("web/bench/player/circuit/uno-layout.ts");
	const draw = (circuit) => sceneOf(circuit, unoLayout, ({ kind }) => LAYOUTS[kind]);
	const hex = readFileSync(PROGRAM, "utf8");
	// The engine translates what it runs often: the smallest would be measured without that.
	await measureSize(rooms, draw, hex, WARM_UP_PARTS);
	const measured = [];
	for (const size of sizes) measured.push({ size, ...(await measureSize(rooms, draw, hex, size)) });
	return measured;
}

async function measureSize(rooms, draw, hex, parts) {
	waitsFor(`a circuit of ${parts} parts to be read`);
	const circuit = rooms.circuitOf(parts);
	const atOnePin = rooms.circuitOf(parts, true);
	const text = JSON.stringify(circuit);
	const turnOver = rooms.pinWith(parts / 2);
	const times = {
		"read and checked": await p99(RUNS, () => rooms.readCircuit(text)),
		"its dangers": await p99(RUNS, () => rooms.checkWiring(circuit)),
		"compared with the wanted one": await p99(RUNS, () => rooms.checkWiring(circuit, circuit)),
		"compared, wired otherwise": await p99(RUNS, () => rooms.checkWiring(atOnePin, circuit)),
		"drawn, its wires laid": await p99(RUNS, () => draw(circuit)),
		"nets of one pin made": await p99(RUNS, () => rooms.pinWith(parts / 2)),
		[`${TURNS} turns of that pin`]: await p99(RUNS, () => {
			for (let turn = 0; turn < TURNS; turn += 1) turnOver();
		}),
		"a board switched on": await p99(RUNS, () => rooms.createSimulation({ hex, circuit })),
		"a board with all at one pin": await p99(RUNS, () => rooms.createSimulation({ hex, circuit: atOnePin })),
	};
	const displays = rooms.displays(parts);
	times["a board with displays"] = await p99(FEW_RUNS, () => rooms.createSimulation({ hex, circuit: displays }));
	waitsFor(`a board with ${parts} parts to run`);
	const board = rooms.createSimulation({ hex, circuit });
	times["100 simulated ms, pins flipping"] = await p99(FEW_RUNS, () => board.advance(100));
	const memory = { "a board": megabytesKept(() => rooms.createSimulation({ hex, circuit })) };
	return { times, memory };
}

/** As the page draws them, without what is printed on them. */
const LAYOUTS = {
	led: { width: 56, height: 96, pins: { C: pinAt(19, 86, 0, 1), A: pinAt(38, 91, 0, 1) } },
	resistor: { width: 64, height: 14, pins: { 1: pinAt(2, 7, -1, 0), 2: pinAt(62, 7, 1, 0) } },
};

function pinAt(x, y, outX, outY) {
	return { x, y, outX, outY, label: "" };
}
