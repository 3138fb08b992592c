import { EEPROMMemoryBackend } from "avr8js";
import { loadProgram, type Program } from "./board/program.ts";
import type { PartKinds } from "./parts/part.ts";
import { simulateBoard } from "./simulate-board.ts";
import type { Simulation, SimulationInput } from "./simulation.ts";
import { createUno, type UnoSurroundings } from "./uno.ts";

const EEPROM_BYTES = 1024;
/** The program that was loaded last: checks run it again with other sensor values, and then find its translation ready. */
let last: { readonly hex: string; readonly program: Program } | undefined;

/** As `createSimulation`, with the kinds of parts that the caller has: see `loadPartKinds`. `processor` is a debugger's. */
export function buildSimulation({
	hex,
	circuit,
	kinds,
	processor,
}: SimulationInput & { kinds: PartKinds } & Pick<UnoSurroundings, "processor">): Simulation {
	const program = last?.hex === hex ? last.program : loadProgram(hex);
	last = { hex, program };
	const eeprom = new EEPROMMemoryBackend(EEPROM_BYTES);
	return simulateBoard({ circuit, kinds }, (network, queue, netOf, { i2c, spi }) =>
		createUno(program, { network, queue, netOf, i2c, spi, eeprom, processor }),
	).simulation;
}
