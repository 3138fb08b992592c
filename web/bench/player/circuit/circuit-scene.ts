import { BOARD_ID } from "#simulator/board/uno-pins.ts";
import type { Circuit, PlacedPart, WireColor } from "#simulator/circuit.ts";
import type { PartLayout, PinPosition } from "./parts/part-layout.ts";
import { boxAround, type WireEnd, type WirePoint } from "./wire-path.ts";
import { wireLines } from "./wire-route.ts";

/** A circuit laid out for drawing: everything in scene pixels, the board's left upper corner at 0, 0. */
export interface CircuitScene {
	box: Box;
	parts: ScenePart[];
	wires: SceneWire[];
	/** The pins that wires end at, each once. */
	pins: ScenePin[];
	/** Every pin and hole; a leg that sits in a hole is that hole. */
	points: ScenePin[];
	pointAt(endpoint: string): ScenePin | undefined;
}

export interface ScenePart {
	part: PlacedPart;
	layout: PartLayout;
}

export interface SceneWire {
	/** The same for both directions. */
	id: string;
	path: string;
	/** Points along the path, near enough to one another to tell what lies on it. */
	curve: readonly WirePoint[];
	/** Where a learner has bent it, from `from` to `to`. */
	bends: readonly WirePoint[];
	color: WireColor;
	from: ScenePin;
	to: ScenePin;
}

export interface ScenePin extends WireEnd {
	endpoint: string;
	/** The part's own name, `uno` for the board. */
	partId: string;
	pin: string;
	label: string;
	/** A hole of a breadboard. */
	hole: boolean;
}

interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const MARGIN = 2;

/** Lays a circuit out. Parts without a drawing, and wires that end at none, are left out. */
export function sceneOf(
	circuit: Circuit,
	board: PartLayout,
	layoutOf: (part: PlacedPart) => PartLayout | null,
): CircuitScene {
	const parts = circuit.parts.flatMap((part) => {
		const layout = layoutOf(part);
		return layout ? [{ part, layout }] : [];
	});
	const pins = new Map<string, ScenePin>();
	const plugged = new Set<string>();
	const addPins = (partId: string, layout: PartLayout, hole: boolean, endOf: (pin: PinPosition) => WireEnd) => {
		for (const [pin, where] of Object.entries(layout.pins)) {
			const endpoint = `${partId}.${pin}`;
			pins.set(endpoint, { ...endOf(where), endpoint, partId, pin, label: where.label, hole });
		}
	};
	addPins(BOARD_ID, board, false, (pin) => pin);
	for (const { part, layout } of parts) {
		addPins(part.id, layout, part.kind === "breadboard", (pin) => placedPin(part, layout, pin));
		for (const pin of Object.keys(part.legs ?? {})) plugged.add(`${part.id}.${pin}`);
	}

	const edges = [{ left: 0, top: 0, right: board.width, bottom: board.height }];
	for (const { part, layout } of parts) edges.push(partEdges(part, layout));
	const drawn = circuit.wires.flatMap(({ from, to, color, bends = [] }) => {
		const a = pins.get(from);
		const b = pins.get(to);
		const id = from < to ? `${from} ${to}` : `${to} ${from}`;
		return a && b ? [{ id, a, b, bends, color }] : [];
	});
	const wires = wireLines(drawn).flatMap((line, index): SceneWire[] => {
		const wire = drawn[index];
		return wire ? [{ id: wire.id, ...line, bends: wire.bends, color: wire.color, from: wire.a, to: wire.b }] : [];
	});
	edges.push(...wires.map(({ curve }) => boxAround(curve)));
	return {
		box: around(edges),
		parts,
		wires,
		pins: [...new Map(wires.flatMap(({ from, to }) => [from, to]).map((pin) => [pin.endpoint, pin])).values()],
		points: [...pins.values()].filter(({ endpoint }) => !plugged.has(endpoint)),
		pointAt: (endpoint) => pins.get(endpoint),
	};
}

/** A pin of a part in scene pixels: parts turn about their middle. */
export function placedPin(
	part: Pick<PlacedPart, "x" | "y" | "rotation">,
	layout: Pick<PartLayout, "width" | "height">,
	pin: PinPosition,
): WireEnd {
	const turn = ((part.rotation ?? 0) * Math.PI) / 180;
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	const [dx, dy] = [pin.x - layout.width / 2, pin.y - layout.height / 2];
	return {
		x: part.x + layout.width / 2 + dx * cos - dy * sin,
		y: part.y + layout.height / 2 + dx * sin + dy * cos,
		outX: pin.outX * cos - pin.outY * sin,
		outY: pin.outX * sin + pin.outY * cos,
	};
}

type Edges = ReturnType<typeof boxAround>;

function around(edges: readonly Edges[]): Box {
	const left = Math.min(...edges.map((edge) => edge.left)) - MARGIN;
	const top = Math.min(...edges.map((edge) => edge.top)) - MARGIN;
	return {
		left,
		top,
		width: Math.max(...edges.map((edge) => edge.right)) + MARGIN - left,
		height: Math.max(...edges.map((edge) => edge.bottom)) + MARGIN - top,
	};
}

/** The edges of a part's drawing, turned as it is. */
export function partEdges(part: PlacedPart, layout: PartLayout): Edges {
	const corners = [
		{ x: 0, y: 0 },
		{ x: layout.width, y: 0 },
		{ x: 0, y: layout.height },
		{ x: layout.width, y: layout.height },
	].map((corner) => placedPin(part, layout, { ...corner, outX: 0, outY: 0 }));
	return boxAround(corners);
}
