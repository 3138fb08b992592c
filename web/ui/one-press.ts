import type { KeyboardEvent, MouseEvent } from "react";

/**
 * Takes a double click, or a key that is held, as one press: for a button that means the opposite after a press.
 * @returns what the button is given
 */
export function onePress(act: () => void) {
	return {
		onClick({ detail }: Pick<MouseEvent, "detail">) {
			if (detail <= 1) act();
		},
		onKeyDown(event: Pick<KeyboardEvent, "key" | "repeat" | "preventDefault">) {
			if (event.repeat && event.key === "Enter") event.preventDefault();
		},
	};
}
