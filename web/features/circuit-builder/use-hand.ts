import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CircuitScene } from "#web/circuit/circuit-scene.ts";
import { type Effect, type Gesture, type GestureEvent, IDLE, nextGesture } from "./gesture.ts";
import { hitAt, type Target } from "./hit-test.ts";
import type { View } from "./use-view.ts";
import { type Point, toScene } from "./view-port.ts";

/** How near to a pin a press means it, in pixels of the screen. */
const MOUSE_REACH = 8;
const FINGER_REACH = 22;
/** A finger's tap looks closer first below this scale. */
const CLOSE_ENOUGH = 2;
const CLOSER = 2.8;
const WHEEL_STEP = 0.0016;

interface HandOptions {
	place: RefObject<HTMLElement | null>;
	scene: CircuitScene;
	view: View;
	onEffect: (effect: Exclude<Effect, { kind: "pan" | "zoom" | "tapped" }>) => void;
}

/** Mouse, pen and fingers on the board. */
export function useHand({ place, scene, view, onEffect }: HandOptions) {
	const [gesture, setGesture] = useState<Gesture>(IDLE);
	const [hovered, setHovered] = useState<Target>({ kind: "ground" });
	const now = useRef<Gesture>(IDLE);
	const fingers = useRef(new Map<number, Point>());

	function feed(event: GestureEvent) {
		const turn = nextGesture(now.current, event);
		now.current = turn.gesture;
		setGesture(turn.gesture);
		for (const effect of turn.effects) act(effect);
	}

	function act(effect: Effect) {
		if (effect.kind === "pan") view.moveBy(effect.dx, effect.dy);
		else if (effect.kind === "zoom") view.zoomAt(effect.at, effect.factor);
		else if (effect.kind === "tapped") lookCloser(effect);
		else onEffect(effect);
	}

	function lookCloser({ endpoint, at, scene: point }: Extract<Effect, { kind: "tapped" }>) {
		if (view.view.scale < CLOSE_ENOUGH) view.zoomAt(at, CLOSER / view.view.scale);
		else feed({ type: "wire_begun", from: endpoint, scene: point });
	}

	function read(event: PointerEvent | globalThis.PointerEvent) {
		const { left = 0, top = 0 } = place.current?.getBoundingClientRect() ?? {};
		const at = { x: event.clientX - left, y: event.clientY - top };
		const point = toScene(view.view, at);
		const coarse = event.pointerType === "touch";
		const reach = Math.max(5.2, (coarse ? FINGER_REACH : MOUSE_REACH) / view.view.scale);
		return { at, scene: point, target: hitAt(scene, point, Math.min(reach, coarse ? 14 : 8)), coarse };
	}

	function pinch() {
		const [a, b] = [...fingers.current.values()];
		if (!a || !b) return;
		const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
		feed({ type: "pinch", middle, distance: Math.hypot(a.x - b.x, a.y - b.y) });
	}

	const wheel = useEffectEvent((event: WheelEvent) => {
		event.preventDefault();
		const { left = 0, top = 0 } = place.current?.getBoundingClientRect() ?? {};
		if (event.shiftKey) return view.moveBy(-event.deltaX - event.deltaY, 0);
		const factor = Math.exp(-event.deltaY * WHEEL_STEP * (event.ctrlKey ? 4 : 1));
		view.zoomAt({ x: event.clientX - left, y: event.clientY - top }, factor);
	});

	useEffect(() => {
		const element = place.current;
		if (!element) return;
		const listen = (event: WheelEvent) => wheel(event);
		element.addEventListener("wheel", listen, { passive: false });
		return () => element.removeEventListener("wheel", listen);
	}, [place]);

	return {
		gesture,
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
				// Let go beside the board, before it followed the mouse.
				const letGo = event.pointerType === "mouse" && event.buttons === 0;
				if (letGo && fingers.current.delete(event.pointerId)) feed({ type: "cancelled" });
				if (fingers.current.has(event.pointerId)) {
					fingers.current.set(event.pointerId, seen.at);
					if (now.current.state !== "pressed") place.current?.setPointerCapture(event.pointerId);
				}
				if (!seen.coarse) setHovered((before) => (sameTarget(before, seen.target) ? before : seen.target));
				if (fingers.current.size > 1) pinch();
				else if (now.current.state !== "idle") feed({ type: "move", ...seen });
			},
			onPointerUp(event: PointerEvent) {
				const several = fingers.current.size > 1;
				fingers.current.delete(event.pointerId);
				if (several) feed({ type: "cancelled" });
				else feed({ type: "up", ...read(event) });
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
