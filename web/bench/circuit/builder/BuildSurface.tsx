import {
	type ReactNode,
	type Ref,
	type RefObject,
	useCallback,
	useEffect,
	useEffectEvent,
	useImperativeHandle,
	useMemo,
	useRef,
} from "react";
import { m } from "#messages/generated/messages.js";
import type { PlacedPart, WireColor } from "#simulator/circuit.ts";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { scaleAsVariable } from "#web/bench/player/circuit/CircuitView.tsx";
import { type ScenePin, type SceneWire, sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { SceneParts } from "#web/bench/player/circuit/SceneParts.tsx";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";
import { bendWire, wireKey } from "./edit-circuit.ts";
import type { Effect } from "./gesture.ts";
import { Loupe } from "./Loupe.tsx";
import { heldScene } from "./move-parts.ts";
import { partAt, type TrayPart } from "./new-part.ts";
import { colorFor, wireEndAt } from "./new-wire.ts";
import { type Draft, Overlay } from "./Overlay.tsx";
import { PartKeys } from "./PartKeys.tsx";
import { PointKeys } from "./PointKeys.tsx";
import { landAt } from "./plug.ts";
import { partsWithin, selectedAfter } from "./selection.ts";
import type { Builder } from "./use-building.ts";
import { useHand } from "./use-hand.ts";
import type { View } from "./use-view.ts";
import { type Point, toScene } from "./view-port.ts";
import { WireKeys } from "./WireKeys.tsx";
import { bendHandles, bentTo } from "./wire-bends.ts";

/** What others may ask of the surface. */
export interface SurfaceHandle {
	/** A part of the tray comes along with the pointer. */
	carry(part: TrayPart, pointer: { pointerId: number; clientX: number; clientY: number }): void;
	/** Cancels a wire or a part in the hand; false where there was none. */
	giveUp(): boolean;
}

/** The pen that wires are drawn with: its colour, or null where the wire's purpose chooses it. */
export interface Pen {
	color: WireColor | null;
}

interface BuildSurfaceProps {
	builder: Builder;
	board: SeenBoard;
	view: View;
	pane: RefObject<HTMLDivElement | null>;
	handle: RefObject<SurfaceHandle | null>;
	/** The pen in hand; null while parts are moved. */
	pen: Pen | null;
	readOnly: boolean;
	/** A point that the keyboard or another control is at. */
	pointed: string | null;
	onPointed: (endpoint: string | null) => void;
	onReset: () => void;
	/** A wire begins at a pin, or is no longer drawn. */
	onWiring: (from: string | null) => void;
	/** A layer over the circuit, in scene pixels, for the marks of a guide. */
	marksRef: Ref<SVGGElement>;
	/** What works the parts while a program runs and no wire is drawn. */
	hands: ReactNode;
}

/** The circuit to be built on: parts are dragged, wires are drawn from pin to pin, the view is moved and zoomed. */
export function BuildSurface(props: BuildSurfaceProps) {
	const { builder, board, view, pane, handle, pen, readOnly, pointed, onPointed, onReset, onWiring, marksRef, hands } =
		props;
	const { circuit, connections, selection } = builder;
	const carried = useRef<PlacedPart | null>(null);
	const [onlyWire] = selection.wires.length === 1 && selection.parts.length === 0 ? selection.wires : [];
	const bendable = !readOnly && !pen && builder.scene.wires.find(({ id }) => id === onlyWire);
	const handles = useMemo(() => (bendable ? bendHandles(bendable) : []), [bendable]);
	const hand = useHand({
		...{ area: pane, scene: builder.scene, view, pen: pen !== null, readOnly, handles },
		onEffect: act,
		onLeft: () => builder.say(m.build_said_given_up()),
	});
	const { gesture, pointer, hovered } = hand;
	const latestHand = useRef(hand);
	useEffect(() => {
		latestHand.current = hand;
	});
	// The same at each rendering, as a move of the pointer concerns none of the keyboard's points.
	const beginWire = useCallback((from: string, scene: Point) => {
		latestHand.current.begin({ type: "wire_begun", from, scene });
	}, []);
	const giveUpWire = useCallback(() => latestHand.current.begin({ type: "cancelled" }), []);

	useImperativeHandle(handle, () => ({
		carry(tray, { pointerId, clientX, clientY }) {
			const { left = 0, top = 0 } = pane.current?.getBoundingClientRect() ?? {};
			const at = toScene(view.view, { x: clientX - left, y: clientY - top });
			carried.current = partAt(circuit, tray, at);
			pane.current?.setPointerCapture(pointerId);
			hand.begin({ type: "carried", id: carried.current.id, scene: at });
		},
		giveUp() {
			const hadWire = gesture.state === "wiring" || gesture.state === "aiming";
			if (hadWire) builder.say(m.build_said_given_up());
			hand.begin({ type: "cancelled" });
			return gesture.state !== "idle";
		},
	}));

	function act(effect: Exclude<Effect, { kind: "pan" | "zoom" | "tapped" }>) {
		if (effect.kind === "connect") return builder.wire(effect.from, effect.to, pen?.color ?? undefined);
		if (effect.kind === "select") return builder.select(selectedAfter(selection, effect.target, effect.adds));
		if (effect.kind === "frame") {
			return builder.select({ parts: partsWithin(builder.scene, effect.start, effect.end), wires: [] });
		}
		if (effect.kind === "bend") {
			const wire = builder.scene.wires.find(({ id }) => id === effect.handle.key);
			if (wire) builder.bend(wire.id, bentTo(wire.bends, effect.handle, effect.to));
			return;
		}
		const { id, by } = effect;
		const fresh = carried.current;
		carried.current = null;
		if (fresh?.id === id) {
			const { width = 0, height = 0 } = layoutOf(fresh) ?? {};
			return builder.add(fresh, { x: fresh.x + by.x + width / 2, y: fresh.y + by.y + height / 2 }, "there");
		}
		if (selection.parts.length > 1 && selection.parts.includes(id)) return builder.moveBy(by.x, by.y);
		const part = circuit.parts.find((one) => one.id === id);
		if (part) builder.drop({ ...part, x: part.x + by.x, y: part.y + by.y });
	}

	const held = heldPart();
	const heldNow = held?.part;
	const [heldX, heldY] = [held?.at.x ?? 0, held?.at.y ?? 0];
	const bent = gesture.state === "bending" ? gesture : null;
	const shown = useMemo(() => {
		if (heldNow) return heldScene(circuit, heldNow, { x: heldX, y: heldY }, selection.parts);
		if (!bent) return builder.scene;
		const wire = circuit.wires.find((one) => wireKey(one) === bent.handle.key);
		const bends = bentTo(wire?.bends ?? [], bent.handle, bent.scene);
		return sceneOf(bendWire(circuit, bent.handle.key, bends), unoLayout, layoutOf);
	}, [builder.scene, circuit, heldNow, heldX, heldY, bent, selection.parts]);

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

	const wireFrom = gesture.state === "wiring" || gesture.state === "aiming" ? gesture.from : null;
	const wireOver = gesture.state === "wiring" || gesture.state === "aiming" ? gesture.over : null;

	function draftOf(): Draft | null {
		if (!wireFrom || (gesture.state !== "wiring" && gesture.state !== "aiming")) return null;
		const from = builder.scene.pointAt(wireEndAt(circuit, builder.scene, wireFrom) ?? wireFrom);
		const over = wireOver ?? (pointed !== wireFrom ? pointed : null);
		const end = over ? builder.scene.pointAt(wireEndAt(circuit, builder.scene, over) ?? over) : undefined;
		if (!from) return null;
		const color = pen?.color ?? colorFor(circuit, connections, wireFrom, over ?? wireFrom);
		return { from, to: end ?? gesture.scene, caught: end !== undefined, color };
	}

	const reportWiring = useEffectEvent(onWiring);
	useEffect(() => reportWiring(wireFrom), [wireFrom]);

	const landing = landingOf();
	const draft = draftOf();
	const under = pointed ?? wireOver ?? (!wireFrom && hovered.kind === "point" ? hovered.endpoint : null);
	const at = under && !held ? builder.scene.pointAt(under) : undefined;
	const { x, y, scale } = view.view;
	const marked = [...selection.wires, ...(hovered.kind === "wire" && !held ? [hovered.key] : [])];
	const chosenWires = shown.wires.filter(({ id }: SceneWire) => marked.includes(id));
	const heldFits = landing.fits;
	const heldId = held?.part.id ?? null;
	const heldMark = useMemo(() => (heldId ? { id: heldId, fits: heldFits } : null), [heldId, heldFits]);
	return (
		<div
			ref={pane}
			tabIndex={-1}
			className="build-place"
			data-whole={(view.whole && !pen) || undefined}
			data-state={gesture.state}
			data-over={hovered.kind}
			data-pen={pen ? "" : undefined}
			data-blocked={!landing.fits || undefined}
			{...hand.handlers}
		>
			<div
				className="build-world"
				style={{ transform: `translate(${x}px, ${y}px) scale(${scale})`, ...scaleAsVariable(scale) }}
			>
				<SceneParts scene={shown} board={board} onReset={onReset} held={heldMark} />
				<Overlay
					scene={shown}
					lit={at ? connections.joinedWith(at.endpoint) : NONE}
					at={at}
					draft={draft}
					pointer={pointer}
					landing={landing.holes}
					chosenWires={chosenWires}
					handles={bent ? [] : handles}
					frame={gesture.state === "framing" ? [gesture.start, gesture.scene] : null}
					marksRef={marksRef}
				/>
				<PartKeys builder={builder} readOnly={readOnly} onShow={view.show} />
				{!readOnly && (
					<PointKeys
						builder={builder}
						wiringFrom={wireFrom}
						color={pen?.color ?? null}
						onPointed={onPointed}
						onBegin={beginWire}
						onGiveUp={giveUpWire}
						onShow={view.show}
					/>
				)}
				<WireKeys builder={builder} readOnly={readOnly} onShow={view.show} />
				{!pen && hands}
			</div>
			{draft && gesture.state !== "aiming" && (
				<PointName at={draft.from} view={view} text={builder.holeTextOf(draft.from.endpoint)} />
			)}
			{at && gesture.state !== "aiming" && <PointName at={at} view={view} text={builder.holeTextOf(at.endpoint)} />}
			{gesture.state === "aiming" && (
				<p aria-hidden="true" className="aiming-note">
					{m.build_touch_aim()}
				</p>
			)}
			{gesture.state === "aiming" && (
				<Loupe
					scene={builder.scene}
					board={board}
					at={gesture.at}
					under={gesture.scene}
					pane={{ width: pane.current?.clientWidth ?? 0, height: pane.current?.clientHeight ?? 0 }}
					pin={gesture.over ? builder.scene.pointAt(gesture.over) : undefined}
					text={gesture.over ? builder.holeTextOf(gesture.over) : ""}
					draft={draft}
				/>
			)}
		</div>
	);
}

const NONE: ReadonlySet<string> = new Set();

/** The name of a point above it, where the pointer does not hide it. */
function PointName({ at, view, text }: { at: ScenePin; view: View; text: string }) {
	const { x, y, scale } = view.view;
	return (
		<span
			aria-hidden="true"
			className="point-name"
			style={{ transform: `translate(${at.x * scale + x}px, ${at.y * scale + y}px)` }}
		>
			{text}
		</span>
	);
}
