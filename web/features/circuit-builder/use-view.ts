import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { CircuitScene } from "#web/circuit/circuit-scene.ts";
import { fitted, movedBy, type Point, showing, type ViewPort, zoomedAt } from "./view-port.ts";

/** Below this width the tools lie in two rows above the circuit, and the cards below it. */
const NARROW = 520;
const STEP = 1.4;
/** Room around a point that is brought into view. */
const ROOM = 36;

export interface View {
	view: ViewPort;
	/** Nobody has moved it: all of the circuit is seen. */
	whole: boolean;
	zoomAt(point: Point, factor: number): void;
	moveBy(dx: number, dy: number): void;
	zoomIn(): void;
	zoomOut(): void;
	showAll(): void;
	show(point: Point): void;
	/** The scene point in the middle of the place. */
	middle(): Point;
}

/** Where the scene is seen from. It fits itself to its place until somebody moves it. */
export function useView(place: RefObject<HTMLElement | null>, box: CircuitScene["box"]): View {
	const [view, setView] = useState<ViewPort>({ x: 0, y: 0, scale: 1 });
	const [whole, setWhole] = useState(true);

	const fitNow = () => {
		const element = place.current;
		if (element) setView(fitted(box, freeBox(element)));
	};
	const fitToPlace = useEffectEvent(() => {
		if (whole) fitNow();
	});

	useEffect(() => {
		const element = place.current;
		if (!element) return;
		const watcher = new ResizeObserver(() => fitToPlace());
		watcher.observe(element);
		return () => watcher.disconnect();
	}, [place]);

	function change(next: (view: ViewPort) => ViewPort) {
		setWhole(false);
		setView(next);
	}

	function center(): Point {
		const { left, top, width, height } = place.current
			? freeBox(place.current)
			: { left: 0, top: 0, width: 0, height: 0 };
		return { x: left + width / 2, y: top + height / 2 };
	}

	return {
		view,
		whole,
		zoomAt: (point, factor) => change((now) => zoomedAt(now, point, factor)),
		moveBy: (dx, dy) => change((now) => movedBy(now, dx, dy)),
		zoomIn: () => change((now) => zoomedAt(now, center(), STEP)),
		zoomOut: () => change((now) => zoomedAt(now, center(), 1 / STEP)),
		showAll() {
			setWhole(true);
			fitNow();
		},
		show(point) {
			const element = place.current;
			if (element) setView((now) => showing(now, point, freeBox(element), ROOM));
		},
		middle() {
			const { x, y } = center();
			return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
		},
	};
}

/** What the tools and cards leave of the place. */
function freeBox({ clientWidth, clientHeight }: HTMLElement) {
	const narrow = clientWidth < NARROW;
	const [left, top, right, bottom] = narrow ? [6, 144, 58, 100] : [66, 62, 10, 62];
	return {
		left,
		top,
		width: Math.max(40, clientWidth - left - right),
		height: Math.max(40, clientHeight - top - bottom),
	};
}
