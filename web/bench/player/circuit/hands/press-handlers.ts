import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react";

const KEYS = ["Enter", " "];

/** Held for as long as a finger, the mouse, Enter or the space bar holds it; a press by other means is a short one. */
export function pressHandlers(held: boolean, onHold: (held: boolean) => void) {
	return {
		onPointerDown(event: PointerEvent) {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			onHold(true);
		},
		onPointerUp: () => onHold(false),
		onPointerCancel: () => onHold(false),
		...keyPressHandlers(held, onHold),
		onClick(event: MouseEvent) {
			if (event.detail > 0) return;
			onHold(true);
			onHold(false);
		},
		onContextMenu: (event: MouseEvent) => event.preventDefault(),
	};
}

/** The part of it that keys do. */
export function keyPressHandlers(held: boolean, onHold: (held: boolean) => void) {
	return {
		onKeyDown(event: KeyboardEvent) {
			if (!KEYS.includes(event.key)) return;
			event.preventDefault();
			if (!event.repeat) onHold(true);
		},
		onKeyUp(event: KeyboardEvent) {
			if (!KEYS.includes(event.key)) return;
			event.preventDefault();
			onHold(false);
		},
		onBlur: (_event: FocusEvent) => {
			if (held) onHold(false);
		},
	};
}
