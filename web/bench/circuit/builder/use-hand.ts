import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CircuitScene } from "#web/bench/player/circuit/circuit-scene.ts";
import { createStore } from "#web/platform/storage/create-store.ts";
import { drawsOn, type Effect, type Gesture, type GestureEvent, type Hand, IDLE, nextGesture } from "./gesture.ts";
import { hitAt, penAt, type Target } from "./hit-test.ts";
import type { View } from "./use-view.ts";
import { type Point, toScene } from "./view-port.ts";
import type { BendHandle } from "./wire-bends.ts";

/** How near to a pin, or to the middle of a wire, a press means it, in pixels of the screen. */
const MOUSE_REACH = { pin: 8, wire: 6 };
const FINGER_REACH = { pin: 24, wire: 14 };
/** A pen reaches further: it means nothing but pins. */
const PEN_REACH = 14;
/** Bounds of the reach in scene pixels: never past the next hole but one. */
const LEAST_REACH = 5.2;
const MOST_REACH = 14;
/** Scale at which a finger hits a hole: 29 pixels of the screen from one to the next. */
export const FINGER_SCALE = 3.02;
/** From this scale on a tap means a pin; below, it looks closer first. */
const CLOSE_ENOUGH = 2.4;
const WHEEL_STEP = 0.0016;

interface HandOptions {
	area: RefObject<HTMLElement | null>;
	scene: CircuitScene;
	view: View;
	/** The pen is chosen: presses draw wires. */
	pen: boolean;
	/** Nothing can be changed; the view can be moved. */
	readOnly: boolean;
	handles: readonly BendHandle[];
	onEffect: (effect: Exclude<Effect, { kind: "pan" | "zoom" | "tapped" }>) => void;
	/** A finger left the board while it aimed. */
	onLeft: () => void;
}

/** Mouse, pen and fingers on the board. */
export function useHand({ area, scene, view, pen, readOnly, handles, onEffect, onLeft }: HandOptions) {
	const [gesture, setGesture] = useState<Gesture>(IDLE);
	const [hovered, setHovered] = useState<Target>({ kind: "ground" });
	const now = useRef<Gesture>(IDLE);
	const [pointer] = useState(() => createStore<Point>({ x: 0, y: 0 }));
	const fingers = useRef(new Map<number, Point>());

	function feed(event: GestureEvent) {
		const turn = nextGesture(now.current, event);
		const isFurther = drawsOn(now.current, turn.gesture);
		now.current = turn.gesture;
		if (turn.gesture.state === "wiring") pointer.set(turn.gesture.scene);
		if (!isFurther) setGesture(turn.gesture);
		for (const effect of turn.effects) act(effect);
	}

	function act(effect: Effect) {
		if (effect.kind === "pan") view.moveBy(effect.dx, effect.dy);
		else if (effect.kind === "zoom") view.zoomAt(effect.at, effect.factor);
		else if (effect.kind !== "tapped") onEffect(effect);
		else if (view.view.scale < CLOSE_ENOUGH) view.lookAt(effect.scene, FINGER_SCALE);
		else if (effect.endpoint && now.current.state === "idle")
			feed({ type: "wire_begun", from: effect.endpoint, scene: effect.scene });
	}

	function read(event: PointerEvent | globalThis.PointerEvent) {
		const { left = 0, top = 0, width = 0, height = 0 } = area.current?.getBoundingClientRect() ?? {};
		const at = { x: event.clientX - left, y: event.clientY - top };
		const { scale } = view.view;
		const point = toScene(view.view, at);
		const coarse = event.pointerType === "touch";
		const drawsWire = pen || now.current.state === "wiring" || now.current.state === "aiming";
		const pixels = coarse ? FINGER_REACH : MOUSE_REACH;
		const inScene = (reach: number) => Math.min(MOST_REACH, Math.max(LEAST_REACH, reach / scale));
		const target: Target = readOnly
			? { kind: "ground" }
			: drawsWire
				? penAt(scene, point, inScene(coarse ? FINGER_REACH.pin : PEN_REACH))
				: hitAt(scene, point, { pin: inScene(pixels.pin), wire: inScene(pixels.wire) }, handles);
		const hand: Hand = { coarse, pen: pen && !readOnly, adds: event.shiftKey, close: scale >= CLOSE_ENOUGH };
		const isInside = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
		return { at, scene: point, target, hand, isInside };
	}

	function pinch() {
		const [a, b] = [...fingers.current.values()];
		if (!a || !b) return;
		const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
		feed({ type: "pinch", middle, distance: Math.hypot(a.x - b.x, a.y - b.y) });
	}

	const wheel = useEffectEvent((event: WheelEvent) => {
		event.preventDefault();
		const { left = 0, top = 0 } = area.current?.getBoundingClientRect() ?? {};
		if (event.shiftKey) return view.moveBy(-event.deltaX - event.deltaY, 0);
		const factor = Math.exp(-event.deltaY * WHEEL_STEP * (event.ctrlKey ? 4 : 1));
		view.zoomAt({ x: event.clientX - left, y: event.clientY - top }, factor);
	});

	/** Where the finger scrolls the page, the browser keeps it; else it would end in a fling, which swallows the next tap. */
	const keepFromFling = useEffectEvent((event: TouchEvent) => {
		const mayScrollPage = view.whole && !pen && now.current.state === "pressed";
		if (event.cancelable && !mayScrollPage) event.preventDefault();
	});

	useEffect(() => {
		const element = area.current;
		if (!element) return;
		const listen = (event: WheelEvent) => wheel(event);
		const listenTouch = (event: TouchEvent) => keepFromFling(event);
		element.addEventListener("wheel", listen, { passive: false });
		element.addEventListener("touchmove", listenTouch, { passive: false });
		return () => {
			element.removeEventListener("wheel", listen);
			element.removeEventListener("touchmove", listenTouch);
		};
	}, [area]);

	return {
		/** Rendered when it changes, not for each point on a wire's way: for that follow `pointer`. */
		gesture,
		/** Where the free end of a wire is that is being drawn, in scene pixels. */
		pointer,
		hovered,
		begin: (event: GestureEvent) => feed(event),
		handlers: {
			onPointerDown(event: PointerEvent) {
				if (event.button !== 0) return;
				const seen = read(event);
				fingers.current.set(event.pointerId, seen.at);
				if (fingers.current.size > 1) pinch();
				else feed({ type: "down", ...seen });
			},
			onPointerMove(event: PointerEvent) {
				const seen = read(event);
				// Released beside the board, before it captured the mouse.
				const wasReleased = event.pointerType === "mouse" && event.buttons === 0;
				if (wasReleased && fingers.current.delete(event.pointerId)) feed({ type: "cancelled" });
				if (fingers.current.has(event.pointerId)) {
					fingers.current.set(event.pointerId, seen.at);
					if (now.current.state !== "pressed") area.current?.setPointerCapture(event.pointerId);
				}
				if (!seen.hand.coarse) setHovered((before) => (sameTarget(before, seen.target) ? before : seen.target));
				if (fingers.current.size > 1) return pinch();
				if (now.current.state === "aiming" && !seen.isInside) {
					fingers.current.delete(event.pointerId);
					feed({ type: "cancelled" });
					onLeft();
				} else if (now.current.state !== "idle") feed({ type: "move", ...seen });
			},
			onPointerUp(event: PointerEvent) {
				const isLast = fingers.current.delete(event.pointerId) && fingers.current.size === 0;
				if (isLast) feed({ type: "up", ...read(event) });
			},
			onPointerCancel(event: PointerEvent) {
				fingers.current.delete(event.pointerId);
				feed({ type: "cancelled" });
			},
			onPointerLeave() {
				setHovered({ kind: "ground" });
			},
		},
	};
}

function sameTarget(one: Target, other: Target): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
