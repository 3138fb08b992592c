import type {} from "#simulator/parts/lcd1602_i2c/model.ts";
import type { Simulation } from "#simulator/simulation.ts";

/** What the displays of a circuit show, line by line. */
export function shownBy(simulation: Simulation): string[] {
	return Object.values(simulation.partStates()).flatMap((state) =>
		state.kind === "lcd1602_i2c" ? state.rows.map((codes) => String.fromCharCode(...codes)) : [],
	);
}
