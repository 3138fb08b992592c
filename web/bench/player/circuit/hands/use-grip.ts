import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from "react";
import type { Control } from "#simulator/parts/part.ts";
import type { MovedBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { beginDrag, type Drag, draggedTo, setByDrag } from "./drag.ts";
import { type Grip, reachable, type Way } from "./grips.ts";
import { keyPressHandlers, pressHandlers } from "./press-handlers.ts";

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 };
const FAR = 10;

/** Turns what mouse, fingers and keys do at a grip into settings of its controls. */
export function useGrip(board: MovedBoard, part: { id: string; rotation?: number | undefined }, grip: Grip) {
	const text = useReading(board, ({ controls }) =>
		grip.controls.map(({ control }) => controls[`${part.id}.${control.id}`] ?? control.initial).join(" "),
	);
	const values = text.split(" ").map(Number);
	const drag = useRef<Drag | null>(null);
	const set = (control: Control, value: number) => board.setControl(part.id, control.id, value);

	const releaseAll = useEffectEvent(() => {
		for (const [index, { way, control }] of grip.controls.entries()) {
			const isHeld = way === "press" || grip.springs;
			if (isHeld && values[index] !== control.initial) set(control, control.initial);
		}
	});
	// The program may end under the hand.
	useEffect(() => () => releaseAll(), []);

	function tap({ way, control }: Grip["controls"][number], value: number) {
		if (way === "toggle") set(control, Number(value === 0));
		if (way !== "press") return;
		set(control, 1);
		set(control, 0);
	}

	function placed(element: Element) {
		const { left, top, width, height } = element.getBoundingClientRect();
		return {
			scale: Number(getComputedStyle(element).getPropertyValue("--scale")) || 1,
			rotation: part.rotation ?? 0,
			middle: { x: left + width / 2, y: top + height / 2 },
		};
	}

	function endDrag() {
		if (!drag.current) return;
		const [first] = grip.controls;
		if (drag.current.way === null && first) tap(first, values[0] ?? 0);
		drag.current = null;
		if (grip.springs) releaseAll();
	}

	const dragHandlers = {
		onPointerDown(event: PointerEvent) {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			drag.current = beginDrag({ x: event.clientX, y: event.clientY }, values);
		},
		onPointerMove(event: PointerEvent) {
			if (!drag.current) return;
			const where = placed(event.currentTarget);
			drag.current = draggedTo(drag.current, { x: event.clientX, y: event.clientY }, grip, where);
			for (const [control, value] of setByDrag(drag.current, grip, where)) set(control, value);
		},
		onPointerUp: endDrag,
		onPointerCancel: endDrag,
	};

	function slideKeys(control: Control, value: number) {
		return {
			onKeyDown(event: KeyboardEvent) {
				const next = keyedValue(event, control, value, grip.springs);
				if (next === null) return;
				event.preventDefault();
				set(control, next);
			},
			...(grip.springs ? { onKeyUp: releaseAll, onBlur: releaseAll } : {}),
		};
	}

	const isDragged = grip.controls.some(({ way }) => way !== "press" && way !== "toggle");
	/** The handlers of a control; those of the first one are the pointer's, too. */
	function handlersOf(way: Way, control: Control, index: number) {
		const value = values[index] ?? control.initial;
		const hold = (held: boolean) => set(control, Number(held));
		const pointer = index === 0 && isDragged ? dragHandlers : {};
		if (way === "toggle") {
			// Where it is dragged, too, a tap has been seen to already: the click is a key's if it counts no presses.
			const onClick = ({ detail }: MouseEvent) =>
				isDragged && detail > 0 ? undefined : set(control, Number(value === 0));
			return { ...pointer, onClick };
		}
		if (way !== "press") return { ...pointer, ...slideKeys(control, value) };
		return isDragged ? { ...pointer, ...keyPressHandlers(value === 1, hold) } : pressHandlers(value === 1, hold);
	}

	return { values, handlersOf };
}

/** What a key makes of a value; null where it means nothing. */
function keyedValue(event: KeyboardEvent, control: Control, value: number, springs: boolean): number | null {
	const { min, max, step } = control;
	const way = STEPS[event.key];
	if (event.key === "Home") return min;
	if (event.key === "End") return max;
	if (event.key === "PageUp") return reachable(control, value + (max - min) / FAR);
	if (event.key === "PageDown") return reachable(control, value - (max - min) / FAR);
	if (way === undefined || event.ctrlKey || event.metaKey || event.altKey) return null;
	if (springs) return way > 0 ? max : min;
	return reachable(control, value + way * step * (event.shiftKey ? FAR : 1));
}
