import { contactBetween } from "../contact.ts";
import { onOff } from "../controls.ts";
import type { PartKind } from "../part.ts";

declare module "../part.ts" {
	interface PartStates {
		/** The names of the keys that are held down. */
		keypad: { readonly pressed: readonly string[] };
	}
}

/** Row by row, as printed: the control's id, and its label. */
export const KEYS = [
	["key_1", "key_2", "key_3", "key_a"],
	["key_4", "key_5", "key_6", "key_b"],
	["key_7", "key_8", "key_9", "key_c"],
	["key_star", "key_0", "key_hash", "key_d"],
] as const;

/**
 * A membrane keypad of four rows and four columns: a key joins its row `R1` to `R4` with its column `C1` to `C4`. It has no
 * diodes: with three corners of a rectangle down the fourth seems down too. Its contacts do not bounce.
 */
export const part: PartKind = {
	kind: "keypad",
	pins: ["R1", "R2", "R3", "R4", "C1", "C2", "C3", "C4"],
	controls: () => KEYS.flat().map((id) => onOff(id, "momentary")),
	create({ network, pin }) {
		const lines = new Map(part.pins.map((name) => [name, pin(name).net]));
		const contacts = new Map(
			KEYS.flatMap((keys, row) =>
				keys.map((id, column) => {
					const [a = 0, b = 0] = [lines.get(`R${row + 1}`), lines.get(`C${column + 1}`)];
					return [id as string, contactBetween(network, a, b)] as const;
				}),
			),
		);
		const pressed = new Set<string>();
		return {
			state: () => ({ kind: "keypad", pressed: [...pressed] }),
			setControl(id, value) {
				contacts.get(id)?.(value === 1);
				if (value === 1) pressed.add(id);
				else pressed.delete(id);
			},
		};
	},
};
