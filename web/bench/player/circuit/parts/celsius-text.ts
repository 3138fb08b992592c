import { m } from "#messages/generated/messages.js";

/** "31.5 °C". */
export function celsiusText(celsius: number): string {
	return m.board_celsius({ value: celsius.toFixed(1) });
}
