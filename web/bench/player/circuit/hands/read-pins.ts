import { UNO_PINS } from "#simulator/board/uno-pins.ts";
import type { Circuit } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import { analogReadOf } from "#web/bench/player/circuit/board/analog-read.ts";
import type { BoardReading } from "#web/bench/player/circuit/board/live-board.ts";
import { connectionsOf } from "#web/bench/player/circuit/connections.ts";

const PINS: ReadonlySet<string> = new Set(UNO_PINS.map(({ name }) => name));

/** Finds the board's pins that are one conductor with any of a part's pins. */
export function boardPinsIn(circuit: Circuit, kinds: PartKinds): (part: string, pins: readonly string[]) => string[] {
	const connections = connectionsOf(circuit, kinds);
	return (part, pins) => {
		const joined = pins.flatMap((pin) => [...connections.joinedWith(`${part}.${pin}`)]);
		const found = joined.flatMap((end) => (end.startsWith("uno.") ? [end.slice("uno.".length)] : []));
		return [...new Set(found)].filter((pin) => PINS.has(pin));
	};
}

/** What the program gets where it reads a pin: 0 or 1, or 0 to 1023 at an analog pin; null where it drives the pin. */
export function readAt(pins: BoardReading["pins"], pin: string, isAnalog: boolean): number | null {
	const level = pins[pin];
	if (!level || level.mode === "output") return null;
	return isAnalog && pin.startsWith("A") ? analogReadOf(level.volts) : Number(level.high);
}
