import { BOARD_ID } from "#simulator/board/uno-pins.ts";
import type { Circuit, PlacedPart, WireColor } from "#simulator/circuit.ts";
import type { PartLayout, PinPlace } from "./parts/part-layout.ts";
import { type WireEnd, wireBox, wirePath } from "./wire-path.ts";

/** A circuit laid out for drawing: everything in scene pixels, the board's left upper corner at 0, 0. */
export interface CircuitScene {
	box: Box;
	parts: { part: PlacedPart; layout: PartLayout }[];
	wires: { id: string; path: string; color: WireColor; from: ScenePin; to: ScenePin }[];
	/** The pins that wires end at, each once. */
	pins: ScenePin[];
}

export interface ScenePin extends WireEnd {
	endpoint: string;
	/** The part's own name, `uno` for the board. */
	partId: string;
	pin: string;
	label: string;
}

interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

const MARGIN = 14;

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
	const addPins = (partId: string, layout: PartLayout, place: (pin: PinPlace) => WireEnd) => {
		for (const [pin, where] of Object.entries(layout.pins)) {
			const endpoint = `${partId}.${pin}`;
			pins.set(endpoint, { ...place(where), endpoint, partId, pin, label: where.label });
		}
	};
	addPins(BOARD_ID, board, (pin) => pin);
	for (const { part, layout } of parts) addPins(part.id, layout, (pin) => placed(part, layout, pin));

	const edges = [{ left: 0, top: 0, right: board.width, bottom: board.height }];
	for (const { part, layout } of parts) edges.push(boxOf(part, layout));
	const wires: CircuitScene["wires"] = [];
	for (const [order, { from, to, color }] of circuit.wires.entries()) {
		const a = pins.get(from);
		const b = pins.get(to);
		if (!a || !b) continue;
		wires.push({ id: `${from}-${to}-${order}`, path: wirePath(a, b, order % 5), color, from: a, to: b });
		edges.push(wireBox(a, b, order % 5));
	}
	const left = Math.min(...edges.map((edge) => edge.left)) - MARGIN;
	const top = Math.min(...edges.map((edge) => edge.top)) - MARGIN;
	return {
		box: {
			left,
			top,
			width: Math.max(...edges.map((edge) => edge.right)) + MARGIN - left,
			height: Math.max(...edges.map((edge) => edge.bottom)) + MARGIN - top,
		},
		parts,
		wires,
		pins: [...new Map(wires.flatMap(({ from, to }) => [from, to]).map((pin) => [pin.endpoint, pin])).values()],
	};
}

/** A pin of a part in scene pixels: parts turn about their middle. */
function placed(part: PlacedPart, layout: PartLayout, pin: PinPlace): WireEnd {
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

function boxOf(part: PlacedPart, layout: PartLayout) {
	const corners = [
		{ x: 0, y: 0 },
		{ x: layout.width, y: 0 },
		{ x: 0, y: layout.height },
		{ x: layout.width, y: layout.height },
	].map((corner) => placed(part, layout, { ...corner, outX: 0, outY: 0, label: "" }));
	const xs = corners.map((corner) => corner.x);
	const ys = corners.map((corner) => corner.y);
	return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
