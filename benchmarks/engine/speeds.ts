import { avrInstruction } from "avr8js";
import { createSimulation } from "#simulator/create-simulation.ts";
import { createPlainBoard } from "#simulator/fixtures/plain-board.ts";
import { wired } from "#simulator/fixtures/wired.ts";

const CLOCK_HERTZ = 16_000_000;
/** A busy program is translated after 0.3 simulated seconds, and again when pointers have led to further code: by now all is. */
export const WARM_UP_MS = 2500;
const LED_PARTS = { led: "led", resistor: ["resistor", { ohms: 220 }] } satisfies Parameters<typeof wired>[0];

/** Our simulator with a program, once it has been translated; answers what runs it on for this many simulated seconds. */
export function warmedUp(hex: string, wires: readonly string[] = []): (simulatedSeconds: number) => void {
	const parts = wires.length > 0 ? LED_PARTS : {};
	const simulation = createSimulation({ hex, circuit: wired(parts, wires) });
	simulation.advance(WARM_UP_MS);
	return (simulatedSeconds) => simulation.advance(simulatedSeconds * 1000);
}

/** The same for unmodified avr8js. */
export function warmedUpPlain(hex: string): (simulatedSeconds: number) => void {
	const { cpu } = createPlainBoard(hex);
	const run = (simulatedSeconds: number) => {
		const end = cpu.cycles + simulatedSeconds * CLOCK_HERTZ;
		while (cpu.cycles < end) {
			avrInstruction(cpu);
			cpu.tick();
		}
	};
	run(0.1);
	return run;
}
