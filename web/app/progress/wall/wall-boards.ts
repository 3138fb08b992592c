import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import type { Circuit } from "#simulator/circuit.ts";
import { createSimulation } from "#simulator/create-simulation.ts";
import { createBlockSimulation } from "#simulator/interpreter/block-simulation.ts";
import type { PartState } from "#simulator/parts/part.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import type { Simulation } from "#simulator/simulation.ts";

/** A program in its circuit. */
export type WallJob = { circuit: Circuit } & ({ hex: string } | { program: BlockProgram; devices: BlockDevices });

/** What a board shows at one moment. */
export interface WallPicture {
	id: number;
	parts: Readonly<Record<string, PartState>>;
	milliseconds: number;
}

export type ToWall = { type: "load"; id: number; job: WallJob } | { type: "drop"; id: number } | { type: "round" };

/** All boards have had their turn; those that could not be run are left out. */
export interface FromWall {
	pictures: WallPicture[];
}

/** A board is run for this much simulated time a turn, as real time asks, */
const TURN_MS = 1000;
/** but for no more real time than this: where its program takes longer, the board runs slower. */
const SLICE_MS = 25;
const PIECE_MS = 5;

/** Many boards that are run in turn, each for a slice. */
export function createWallBoards(now: () => number) {
	const boards = new Map<number, Simulation>();

	function turn(id: number, simulation: Simulation): WallPicture[] {
		const end = now() + SLICE_MS;
		try {
			for (let done = 0; done < TURN_MS && now() < end; done += PIECE_MS) simulation.advance(PIECE_MS);
			return [{ id, parts: simulation.partStates(), milliseconds: simulation.milliseconds }];
		} catch {
			boards.delete(id);
			return [];
		}
	}

	return {
		load(id: number, job: WallJob): void {
			try {
				const simulation =
					"hex" in job ? createSimulation(job) : createBlockSimulation({ ...job, kinds: PART_KINDS }).simulation;
				boards.set(id, simulation);
			} catch {
				// It is drawn still.
				boards.delete(id);
			}
		},
		drop: (id: number) => void boards.delete(id),
		round: (): FromWall => ({ pictures: [...boards].flatMap(([id, simulation]) => turn(id, simulation)) }),
	};
}
