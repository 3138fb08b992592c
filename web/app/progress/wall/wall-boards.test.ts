import { expect, test } from "vitest";
import { loadBench } from "#web/bench/player/stored-bench.ts";
import { createWallBoards, type WallJob } from "./wall-boards.ts";

const red = { type: "light_on", id: "red", fields: { LIGHT: "red" } };
const flag = { blocks: { blocks: [{ type: "when_flag_clicked", id: "flag", next: { block: red } }] } };

async function job(): Promise<WallJob> {
	const { circuit, program } = await loadBench({ kind: "blocks", projectId: "led-sequence", program: flag });
	if (!circuit || program?.kind !== "blocks" || !program.program) throw new Error("It is not read.");
	return { circuit, program: program.program, devices: program.devices };
}

test("each board has a second of simulated time a turn", async () => {
	const boards = createWallBoards(() => 0);
	boards.load(1, await job());
	boards.load(2, await job());
	expect(boards.round().pictures.map(({ id, milliseconds }) => [id, Math.round(milliseconds)])).toEqual([
		[1, 1000],
		[2, 1000],
	]);
	boards.drop(1);
	expect(boards.round().pictures.map(({ id }) => id)).toEqual([2]);
});

test("a board that takes long gives its turn to the next", async () => {
	let time = 0;
	// Each look at the clock is 10 ms later.
	const boards = createWallBoards(() => (time += 10));
	boards.load(1, await job());
	boards.load(2, await job());
	for (const { milliseconds } of boards.round().pictures) expect(milliseconds).toBeLessThan(100);
});

test("what cannot be run is left out", async () => {
	const boards = createWallBoards(() => 0);
	boards.load(1, { hex: "no program", circuit: { board: "uno", parts: [], wires: [] } });
	expect(boards.round().pictures).toEqual([]);
});
