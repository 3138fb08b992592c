import { type Ref, useEffect, useRef } from "react";
import type { WireColor } from "#simulator/circuit.ts";
import type { CircuitScene, ScenePin, SceneWire } from "#web/bench/player/circuit/circuit-scene.ts";
import { holeNamed } from "#web/bench/player/circuit/parts/breadboard/holes.ts";
import { SceneLayer } from "#web/bench/player/circuit/SceneLayer.tsx";
import { boxAround } from "#web/bench/player/circuit/wire-path.ts";
import type { Store } from "#web/platform/storage/create-store.ts";
import type { Point } from "./view-port.ts";
import type { BendHandle } from "./wire-bends.ts";

/** A wire that is being drawn: from a pin to the pointer, or to the pin that has caught its end. */
export interface Draft {
	from: ScenePin;
	to: Point;
	caught: boolean;
	color: WireColor;
}

interface OverlayProps {
	scene: CircuitScene;
	/** Points that are one conductor, shown together. */
	lit: ReadonlySet<string>;
	/** The point under the pointer or the focus. */
	at: ScenePin | undefined;
	draft: Draft | null;
	/** Where the free end of that wire is. */
	pointer: Store<Point>;
	/** The holes that the legs of a held part would sit in. */
	landing: readonly ScenePin[];
	/** Wires that are chosen or pointed at. */
	chosenWires: readonly SceneWire[];
	handles: readonly BendHandle[];
	/** A frame drawn around parts: two of its corners. */
	frame: readonly [Point, Point] | null;
	/** A layer for the marks of a guide. */
	marksRef: Ref<SVGGElement>;
}

/** What shines over the circuit while somebody points, draws or drags. */
export function Overlay(props: OverlayProps) {
	const { scene, lit, at, draft, pointer, landing, chosenWires, handles, frame, marksRef } = props;
	const litWires = lit.size > 1 ? scene.wires.filter(({ from }) => lit.has(from.endpoint)) : [];
	const litPins = lit.size > 1 ? scene.points.filter(({ endpoint, hole }) => !hole && lit.has(endpoint)) : [];
	return (
		<>
			{draft && <DraftWire box={scene.box} draft={draft} pointer={pointer} />}
			<SceneLayer box={scene.box} className="overflow-visible">
				<g ref={marksRef} />
				{[...litWires, ...chosenWires].map(({ id, path, color }) => (
					<g key={id}>
						<path d={path} stroke="var(--glow)" strokeWidth="9" opacity="0.5" />
						<path d={path} stroke={`var(--wire-${color})`} strokeWidth="4.2" />
					</g>
				))}
				{stripsIn(scene, lit).map(({ id, left, top, right, bottom }) => (
					<rect
						key={id}
						{...{ x: left - 4.6, y: top - 4.6, width: right - left + 9.2, height: bottom - top + 9.2, rx: 4.6 }}
						fill="var(--glow)"
						fillOpacity="0.3"
						stroke="var(--glow)"
						strokeWidth="1.8"
					/>
				))}
				{litPins.map(({ endpoint, x, y }) => (
					<circle key={endpoint} cx={x} cy={y} r="4" stroke="var(--glow)" strokeWidth="1.8" />
				))}
				{landing.map(({ endpoint, x, y }) => (
					<circle key={endpoint} cx={x} cy={y} r="4.4" fill="var(--leaf)" stroke="var(--surface)" strokeWidth="1.4" />
				))}
				{draft && <Ring at={draft.from} />}
				{at && <Ring at={at} />}
				{handles.map(({ index, isNew, x, y }) => (
					<circle
						key={`${index} ${isNew}`}
						data-testid="bend-handle"
						cx={x}
						cy={y}
						r={isNew ? 3.6 : 4.6}
						fill="var(--surface)"
						stroke="var(--teal)"
						strokeWidth="2"
					/>
				))}
				{frame && <Frame corners={frame} />}
			</SceneLayer>
		</>
	);
}

interface DraftWireProps {
	box: CircuitScene["box"];
	draft: Draft;
	pointer: Store<Point>;
}

/** Follows the pointer by itself, in a layer of its own: a slow computer cannot render the board for each frame. */
function DraftWire({ box, draft, pointer }: DraftWireProps) {
	const { from, caught } = draft;
	const path = useRef<SVGPathElement>(null);
	useEffect(() => {
		if (caught) return;
		return pointer.subscribe(() => path.current?.setAttribute("d", straight(from, pointer.get())));
	}, [from, caught, pointer]);
	return (
		<SceneLayer box={box} className="draft-wire overflow-visible">
			<DraftLine ref={path} draft={draft} />
		</SceneLayer>
	);
}

/** The wire that is being drawn, in a layer of the scene. */
export function DraftLine({ draft: { from, to, color }, ref }: { draft: Draft; ref?: Ref<SVGPathElement> }) {
	return (
		<path ref={ref} d={straight(from, to)} stroke={`var(--wire-${color})`} strokeWidth="4.2" strokeDasharray="7 6" />
	);
}

function straight(from: Point, to: Point): string {
	return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** An end of a wire: a white ring with a glowing one in it, seen on every ground. */
export function Ring({ at: { x, y } }: { at: Point }) {
	return (
		<>
			<circle cx={x} cy={y} r="11" fill="var(--glow)" opacity="0.3" />
			<circle cx={x} cy={y} r="5" stroke="#fff" strokeWidth="5" opacity="0.92" />
			<circle cx={x} cy={y} r="5" stroke="var(--glow)" strokeWidth="2.4" />
		</>
	);
}

function Frame({ corners: [a, b] }: { corners: readonly [Point, Point] }) {
	const { left, top, right, bottom } = boxAround([a, b]);
	return (
		<rect
			{...{ x: left, y: top, width: right - left, height: bottom - top }}
			fill="var(--teal)"
			fillOpacity="0.1"
			stroke="var(--teal)"
			strokeWidth="1.5"
			strokeDasharray="5 4"
		/>
	);
}

/** The strips of holes among points, each as the box around its holes. */
function stripsIn(scene: CircuitScene, lit: ReadonlySet<string>) {
	const strips = new Map<string, Point[]>();
	for (const endpoint of lit.size > 1 ? lit : []) {
		const point = scene.pointAt(endpoint);
		if (!point?.hole) continue;
		const id = `${point.partId}.${holeNamed(point.pin)?.strip}`;
		strips.set(id, [...(strips.get(id) ?? []), point]);
	}
	return [...strips].map(([id, points]) => ({ id, ...boxAround(points) }));
}
