import { type RefObject, useImperativeHandle, useMemo, useRef } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import type { SeenBoard } from "#web/circuit/board/live-board.ts";
import { type ScenePin, sceneOf } from "#web/circuit/circuit-scene.ts";
import { PartDrawing } from "#web/circuit/PartDrawing.tsx";
import { layoutOf } from "#web/circuit/parts/layouts.ts";
import { UnoBoard } from "#web/circuit/UnoBoard.tsx";
import { unoLayout } from "#web/circuit/uno-layout.ts";
import { Wires } from "#web/circuit/Wires.tsx";
import { addPart, putPart } from "./edit-circuit.ts";
import type { Effect } from "./gesture.ts";
import { partAt, type TrayPart } from "./new-part.ts";
import { colorFor, wireEndAt } from "./new-wire.ts";
import { Overlay } from "./Overlay.tsx";
import { PartKeys } from "./PartKeys.tsx";
import { PointKeys } from "./PointKeys.tsx";
import { landAt } from "./plug.ts";
import type { Builder } from "./use-building.ts";
import { useHand } from "./use-hand.ts";
import type { View } from "./use-view.ts";
import { type Point, toScene } from "./view-port.ts";
import { WireKeys } from "./WireKeys.tsx";

/** What others may ask of the surface. */
export interface SurfaceHandle {
	/** A part of the tray comes along with the pointer. */
	carry(part: TrayPart, pointer: { pointerId: number; clientX: number; clientY: number }): void;
	/** A wire or a part on its way goes no further. */
	giveUp(): void;
}

interface BuildSurfaceProps {
	builder: Builder;
	board: SeenBoard;
	view: View;
	place: RefObject<HTMLDivElement | null>;
	handle: RefObject<SurfaceHandle | null>;
	/** A point that the keyboard or another control is at. */
	pointed: string | null;
	onPointed: (endpoint: string | null) => void;
	onReset: () => void;
}

/** The circuit to be built on: parts are dragged, wires are drawn from pin to pin, the view is moved and zoomed. */
export function BuildSurface(props: BuildSurfaceProps) {
	const { builder, board, view, place, handle, pointed, onPointed, onReset } = props;
	const { circuit, connections } = builder;
	const carried = useRef<PlacedPart | null>(null);
	const hand = useHand({ place, scene: builder.scene, view, onEffect: act });
	const { gesture, hovered } = hand;

	useImperativeHandle(handle, () => ({
		carry(tray, { pointerId, clientX, clientY }) {
			const { left = 0, top = 0 } = place.current?.getBoundingClientRect() ?? {};
			const at = toScene(view.view, { x: clientX - left, y: clientY - top });
			carried.current = partAt(circuit, tray, at);
			place.current?.setPointerCapture(pointerId);
			hand.begin({ type: "carried", id: carried.current.id, scene: at });
		},
		giveUp() {
			if (gesture.state === "wiring") builder.say(m.build_said_given_up());
			hand.begin({ type: "cancelled" });
		},
	}));

	function act(effect: Exclude<Effect, { kind: "pan" | "zoom" | "tapped" }>) {
		if (effect.kind === "connect") return builder.wire(effect.from, effect.to);
		if (effect.kind === "select") {
			const { target } = effect;
			return builder.select(target.kind === "part" || target.kind === "wire" ? target : null);
		}
		const { id, by } = effect;
		const fresh = carried.current;
		carried.current = null;
		if (fresh?.id === id) {
			const { width = 0, height = 0 } = layoutOf(fresh) ?? {};
			return builder.add(fresh, { x: fresh.x + by.x + width / 2, y: fresh.y + by.y + height / 2 }, "there");
		}
		const part = circuit.parts.find((one) => one.id === id);
		if (part) builder.drop({ ...part, x: part.x + by.x, y: part.y + by.y });
	}

	const held = heldPart();
	const heldNow = held?.part;
	const [heldX, heldY] = [held?.at.x ?? 0, held?.at.y ?? 0];
	const shown = useMemo(
		() => (heldNow ? sceneWith(circuit, heldNow, { x: heldX, y: heldY }) : builder.scene),
		[builder.scene, circuit, heldNow, heldX, heldY],
	);

	function heldPart(): { part: PlacedPart; at: Point } | null {
		if (gesture.state !== "dragging") return null;
		const part =
			carried.current?.id === gesture.id ? carried.current : circuit.parts.find(({ id }) => id === gesture.id);
		if (!part) return null;
		const by = { x: gesture.scene.x - gesture.grabbed.x, y: gesture.scene.y - gesture.grabbed.y };
		return { part, at: { x: part.x + by.x, y: part.y + by.y } };
	}

	function landingOf(): { fits: boolean; holes: ScenePin[] } {
		const layout = held && layoutOf(held.part);
		if (!held || !layout) return { fits: true, holes: [] };
		const landing = landAt({ circuit, scene: builder.scene }, { ...held.part, ...held.at }, layout);
		if (landing.kind === "blocked") return { fits: false, holes: [] };
		const legs = Object.values(landing.placing.legs ?? {});
		return { fits: true, holes: legs.flatMap((hole) => builder.scene.pointAt(hole) ?? []) };
	}

	function draftOf() {
		if (gesture.state !== "wiring") return null;
		const from = builder.scene.pointAt(wireEndAt(circuit, builder.scene, gesture.from) ?? gesture.from);
		const over = gesture.over ?? (pointed !== gesture.from ? pointed : null);
		const end = over ? builder.scene.pointAt(wireEndAt(circuit, builder.scene, over) ?? over) : undefined;
		if (!from) return null;
		const color = colorFor(circuit, connections, gesture.from, over ?? gesture.from);
		return { from, to: end ?? gesture.scene, caught: end !== undefined, color };
	}

	const landing = landingOf();
	const under =
		pointed ?? (gesture.state === "wiring" ? gesture.over : hovered.kind === "point" ? hovered.endpoint : null);
	const at = under && !held ? builder.scene.pointAt(under) : undefined;
	const { x, y, scale } = view.view;
	const { selection } = builder;
	return (
		<div
			ref={place}
			tabIndex={-1}
			className="build-place"
			data-whole={view.whole || undefined}
			data-state={gesture.state}
			data-over={hovered.kind}
			data-blocked={!landing.fits || undefined}
			{...hand.handlers}
		>
			<div
				className="build-world"
				style={{ transform: `translate(${x}px, ${y}px) scale(${scale})`, ...scaleAsVariable(scale) }}
			>
				{shown.parts.map(({ part, layout }) =>
					part.kind === "breadboard" ? <PartDrawing key={part.id} part={part} layout={layout} board={board} /> : null,
				)}
				<UnoBoard board={board} onReset={onReset} />
				{shown.parts.map(({ part, layout }) =>
					part.kind === "breadboard" ? null : (
						<PartDrawing
							key={part.id}
							part={part}
							layout={layout}
							board={board}
							mark={held?.part.id === part.id ? (landing.fits ? "held" : "blocked") : null}
						/>
					),
				)}
				<Wires scene={shown} />
				<Overlay
					scene={shown}
					lit={at ? connections.joinedWith(at.endpoint) : NONE}
					at={at}
					draft={draftOf()}
					landing={landing.holes}
					selectedWire={
						selection?.kind === "wire" ? selection.key : hovered.kind === "wire" && !held ? hovered.key : null
					}
				/>
				<PartKeys builder={builder} onShow={view.show} />
				<PointKeys
					builder={builder}
					wiringFrom={gesture.state === "wiring" ? gesture.from : null}
					onPointed={onPointed}
					onBegin={(from, scene) => hand.begin({ type: "wire_begun", from, scene })}
					onGiveUp={() => hand.begin({ type: "cancelled" })}
					onShow={view.show}
				/>
				<WireKeys builder={builder} onShow={view.show} />
			</div>
			{at && <PointName at={at} view={view} words={builder.wordsOf(at.endpoint)} />}
		</div>
	);
}

/** The circuit as it is while a part is held somewhere. */
function sceneWith(circuit: Circuit, held: PlacedPart, at: Point) {
	const { rotation, legs } = held;
	const placing = { ...at, ...(rotation ? { rotation } : {}), ...(legs ? { legs } : {}) };
	return sceneOf(putPart(addPart(circuit, held), held.id, placing), unoLayout, layoutOf);
}

/** For what keeps its size on the screen. */
function scaleAsVariable(scale: number): Record<string, number> {
	return { "--scale": scale };
}

const NONE: ReadonlySet<string> = new Set();

/** The name of the point above it, where a finger does not hide it. */
function PointName({ at, view, words }: { at: ScenePin; view: View; words: string }) {
	const { x, y, scale } = view.view;
	return (
		<span aria-hidden="true" className="point-name" style={{ left: at.x * scale + x, top: at.y * scale + y }}>
			{words}
		</span>
	);
}
