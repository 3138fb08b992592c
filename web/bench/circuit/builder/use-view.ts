import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from "react";
import type { CircuitScene } from "#web/bench/player/circuit/circuit-scene.ts";
import {
	fittedBeside,
	lookingAt,
	movedBy,
	type Point,
	showing,
	type Taken,
	type ViewPort,
	zoomedAt,
} from "./view-port.ts";

const STEP = 1.4;
/** Room around a point that is scrolled into view. */
const ROOM = 36;

export interface View {
	view: ViewPort;
	/** It has not been moved: all of the circuit is seen. */
	whole: boolean;
	zoomAt(point: Point, factor: number): void;
	moveBy(dx: number, dy: number): void;
	/** A scene point in the middle, at a scale. */
	lookAt(point: Point, scale: number): void;
	zoomIn(): void;
	zoomOut(): void;
	showAll(): void;
	show(point: Point): void;
	/** The scene point in the middle of the pane. */
	middle(): Point;
}

interface ViewOptions {
	box: CircuitScene["box"];
	/** What controls take of the pane. */
	taken: Taken;
}

/** Where the scene is seen from. It fits itself to its pane until it is moved. */
export function useView(pane: RefObject<HTMLElement | null>, { box, taken }: ViewOptions): View {
	const [view, setView] = useState<ViewPort>({ x: 0, y: 0, scale: 1 });
	const [whole, setWhole] = useState(true);

	const fitNow = () => {
		const element = pane.current;
		if (element) setView(fittedBeside(box, freeBox(element), taken));
	};
	const fitToPane = useEffectEvent(() => {
		if (whole) fitNow();
	});

	useEffect(() => {
		const element = pane.current;
		if (!element) return;
		const observer = new ResizeObserver(() => fitToPane());
		observer.observe(element);
		return () => observer.disconnect();
	}, [pane]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the pane leaves free has changed
	useEffect(() => fitToPane(), [taken.column, taken.row, taken.over]);

	/** The same at each rendering: all that can take the focus has it. */
	const show = useCallback(
		(point: Point) => {
			const element = pane.current;
			if (element) setView((now) => showing(now, point, freeBox(element), ROOM));
		},
		[pane],
	);

	function change(next: (view: ViewPort) => ViewPort) {
		setWhole(false);
		setView(next);
	}

	function center(): Point {
		const { width, height } = pane.current ? freeBox(pane.current) : { width: 0, height: 0 };
		return { x: width / 2, y: height / 2 };
	}

	return {
		view,
		whole,
		zoomAt: (point, factor) => change((now) => zoomedAt(now, point, factor)),
		moveBy: (dx, dy) => change((now) => movedBy(now, dx, dy)),
		lookAt(point, scale) {
			const element = pane.current;
			if (element) change(() => lookingAt(point, freeBox(element), scale));
		},
		zoomIn: () => change((now) => zoomedAt(now, center(), STEP)),
		zoomOut: () => change((now) => zoomedAt(now, center(), 1 / STEP)),
		showAll() {
			setWhole(true);
			fitNow();
		},
		show,
		middle() {
			const { x, y } = center();
			return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
		},
	};
}

function freeBox({ clientWidth, clientHeight }: HTMLElement) {
	return { left: 0, top: 0, width: Math.max(60, clientWidth), height: Math.max(60, clientHeight) };
}
