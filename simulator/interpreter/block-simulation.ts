import type { BlockProgram } from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { UNO_I2C } from "../board/uno-pins.ts";
import type { Circuit } from "../circuit.ts";
import type { PartKinds } from "../parts/part.ts";
import { simulateBoard } from "../simulate-board.ts";
import type { Simulation } from "../simulation.ts";
import { type BlockProgress, createBlockBoard } from "./block-board.ts";
import { climateAround } from "./climate-around.ts";

export interface BlockSimulationInput {
	/** Must fit the devices (`fitsDevices`). */
	program: BlockProgram;
	devices: BlockDevices;
	circuit: Circuit;
	/** Every kind of part that the circuit has: `loadPartKinds`, or all of them, `PART_KINDS`. */
	kinds: PartKinds;
}

/** A board that runs blocks: all that can be done with a board that runs a sketch, and which block has its turn. */
export interface BlockSimulation {
	readonly simulation: Simulation;
	progress(): Readonly<BlockProgress>;
	/** Runs up to where the next statement has its turn, or to the end; so long at most. */
	advanceToTurn(milliseconds: number): void;
}

/**
 * Builds the circuit and starts the blocks at 0 ms. Ends by not being advanced any further.
 * Throws `UnknownEndpoint` for a circuit with wires to nowhere.
 */
export function createBlockSimulation({ program, devices, circuit, kinds }: BlockSimulationInput): BlockSimulation {
	const { simulation, board } = simulateBoard({ circuit, kinds }, (network, queue, netOf, surroundings) =>
		createBlockBoard({ program, devices }, network, queue, {
			netOf,
			climate: climateAround(network, netOf, surroundings),
			count: (actions) => surroundings.meter.add(actions),
			send(address, byte) {
				const lines = { sda: netOf(UNO_I2C.sda), scl: netOf(UNO_I2C.scl) };
				for (const device of surroundings.i2c.at(lines, address)) if (device.start(false)) device.write(byte);
			},
		}),
	);
	return {
		simulation,
		progress: () => board().progress,
		advanceToTurn(milliseconds) {
			board().haltAtTurn(true);
			simulation.advance(milliseconds);
			board().haltAtTurn(false);
		},
	};
}
