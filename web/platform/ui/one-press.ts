import type { KeyboardEvent, MouseEvent } from "react";

type Press = Pick<MouseEvent, "detail" | "timeStamp" | "currentTarget" | "preventDefault">;

/** Milliseconds: two fingers on a screen are two clicks, neither the second of a double click, before the page has painted. */
const SAME_PRESS_MS = 50;

/** By the clock of its events, when a button was last pressed, and whether by a key: its click has no count. */
const pressed = new WeakMap<EventTarget, { at: number; byKey: boolean }>();

/**
 * Takes a double click, two clicks at once, or a key that is held, as one press: for a button that sends something or
 * means the opposite after a press.
 * @returns what the button is given
 */
export function onePress<Event extends Press>(act?: (event: Event) => void) {
	return {
		onClick(event: Event) {
			const former = pressed.get(event.currentTarget);
			const now = { at: event.timeStamp, byKey: event.detail === 0 };
			const isSame = former?.byKey === now.byKey && now.at - former.at < SAME_PRESS_MS;
			if (event.detail > 1 || isSame) return event.preventDefault();
			pressed.set(event.currentTarget, now);
			act?.(event);
		},
		onKeyDown(event: Pick<KeyboardEvent, "key" | "repeat" | "preventDefault">) {
			if (event.repeat && event.key === "Enter") event.preventDefault();
		},
	};
}
