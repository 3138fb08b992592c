import type { BlockPlayer, PlayerReading } from "#web/bench/editors/blocks/player.ts";
import { EMPTY_READING, type MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";

/** The player's board, as the drawing of circuits sees boards. */
export function boardOf(player: BlockPlayer): MovedBoard {
	let seen: PlayerReading | undefined;
	let reading = EMPTY_READING;
	return {
		subscribe: player.subscribe,
		setControl: player.setControl,
		reading() {
			const now = player.reading();
			if (now === seen) return reading;
			seen = now;
			const led = now.parts.uno;
			reading = {
				...EMPTY_READING,
				state: now.running ? "running" : "empty",
				seconds: now.milliseconds / 1000,
				parts: now.parts,
				controls: now.controls,
				lights: {
					power: now.milliseconds > 0,
					pin13: led?.kind === "uno" && led.led > 0.1,
					tx: false,
					rx: false,
				},
			};
			return reading;
		},
	};
}
