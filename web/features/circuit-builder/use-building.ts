import { useEffect, useEffectEvent, useMemo, useReducer, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit, PlacedPart, WireColor } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import { type CircuitScene, sceneOf } from "#web/circuit/circuit-scene.ts";
import { layoutOf } from "#web/circuit/parts/layouts.ts";
import { partNames, pointWords } from "#web/circuit/point-words.ts";
import { unoLayout } from "#web/circuit/uno-layout.ts";
import type { WorkPlace } from "#web/learning/saved-work/saved-work.data.ts";
import { useSavedWork } from "#web/learning/saved-work/use-saved-work.ts";
import { type BuildStep, beginBuilding, nextBuilding } from "./building.ts";
import { circuitFrom, circuitText } from "./circuit-text.ts";
import { type Connections, connectionsOf } from "./connections.ts";
import { wireKey } from "./edit-circuit.ts";
import { freeMiddle, partAt, type TrayPart } from "./new-part.ts";
import { colorFor, wireEndAt } from "./new-wire.ts";
import { type Landing, landAt, landInHole, landTurned } from "./plug.ts";
import { usePartKinds } from "./use-part-kinds.ts";
import type { Point } from "./view-port.ts";

export type Selection = { kind: "part"; id: string } | { kind: "wire"; key: string };

/** What was last done or refused, in words; `trouble` is shown, the rest is read out. */
export interface Said {
	text: string;
	trouble: boolean;
}

interface BuildingOptions {
	person: string;
	projectId: string;
	/** What the project begins with. */
	start: Circuit;
	/** The project's own circuit, wired. */
	wired: Circuit;
}

/** A circuit that a learner builds: what it is, what can be done to it, and what is said of it. */
export interface Builder {
	circuit: Circuit;
	scene: CircuitScene;
	connections: Connections;
	/** The kinds of the circuit's parts, as far as they have been fetched. */
	kinds: PartKinds;
	names: ReadonlyMap<string, string>;
	selection: Selection | null;
	said: Said | null;
	/** False where this browser cannot keep the circuit. */
	kept: boolean;
	canUndo: boolean;
	canRedo: boolean;
	wordsOf(endpoint: string): string;
	select(selection: Selection | null): void;
	say(text: string): void;
	/** Adds a part with its middle at a point, or near it where nothing lies. */
	add(part: TrayPart, middle: Point, where: "there" | "near"): void;
	/** Puts a part where it was let go. */
	drop(part: PlacedPart): void;
	plug(id: string, hole: string): void;
	turn(id: string): void;
	remove(what: Selection): void;
	setProps(id: string, props: Record<string, string | number>): void;
	wire(from: string, to: string, color?: WireColor): void;
	colorWire(key: string, color: WireColor): void;
	undo(): void;
	redo(): void;
	startOver(): void;
	wireForMe(): void;
	/** Whose circuit it is, and where it is kept. */
	place: WorkPlace;
	/** Makes an earlier version the present circuit; the present one is kept as a version. */
	bringBack(text: string): void;
}

/** A person's circuit in a project, kept as their sketch is, and what can be done to it. */
export function useBuilding({ person, projectId, start, wired }: BuildingOptions): Builder {
	const place: WorkPlace = { person, projectId, kind: "circuit" };
	const starter = circuitText(start);
	const work = useSavedWork({
		place,
		starter,
		onReplaced: (text) => dispatch({ type: "replaced", circuit: circuitFrom(text) ?? start }),
	});
	const [building, dispatch] = useReducer(nextBuilding, null, () =>
		beginBuilding((work.initialBody !== starter && circuitFrom(work.initialBody)) || start),
	);
	const [selection, select] = useState<Selection | null>(null);
	const [said, setSaid] = useState<Said | null>(null);
	const { circuit } = building;
	const scene = useMemo(() => sceneOf(circuit, unoLayout, layoutOf), [circuit]);
	const kinds = usePartKinds(circuit);
	const connections = useMemo(() => connectionsOf(circuit, kinds), [circuit, kinds]);
	const names = useMemo(() => partNames(circuit), [circuit]);
	const keepChanged = useEffectEvent((text: string) => {
		const kept = circuitFrom(work.body()) ?? start;
		if (text !== circuitText(kept)) work.edit(text);
	});
	useEffect(() => keepChanged(circuitText(circuit)), [circuit]);

	const say = (text: string, trouble = false) => setSaid({ text, trouble });
	const nameOf = (id: string) => names.get(id) ?? id;
	const wordsOf = (endpoint: string) => {
		const point = scene.pointAt(endpoint);
		return point ? pointWords(point, names) : endpoint;
	};

	function step(next: BuildStep, text: string) {
		dispatch(next);
		say(text);
	}

	function land(part: PlacedPart, landing: Landing, words: string) {
		if (landing.kind === "blocked") return say(m.build_said_no_room(), true);
		const { placing } = landing;
		const places = Object.values(placing.legs ?? {}).map(wordsOf);
		const plugged = m.build_said_plugged({ part: nameOf(part.id), places: places.join(", ") });
		step({ type: "part_put", id: part.id, placing }, places.length > 0 ? plugged : words);
	}

	/** What can be done to a part, with its drawing at hand. */
	function withPart(id: string, act: (part: PlacedPart, layout: NonNullable<ReturnType<typeof layoutOf>>) => void) {
		const part = circuit.parts.find((one) => one.id === id);
		const layout = part && layoutOf(part);
		if (part && layout) act(part, layout);
	}

	return {
		circuit,
		scene,
		connections,
		kinds,
		names,
		selection: stillThere(selection, circuit),
		said,
		kept: work.state !== "not_kept",
		canUndo: building.past.length > 0,
		canRedo: building.future.length > 0,
		wordsOf,
		select,
		say: (text) => say(text),
		add(tray, middle, where) {
			const part = partAt(circuit, tray, where === "there" ? middle : freeMiddle(scene, tray, middle));
			const layout = layoutOf(part);
			if (!layout) return;
			const landing = landAt({ circuit, scene }, part, layout);
			if (landing.kind === "blocked") return say(m.build_said_no_room(), true);
			const { rotation, ...placing } = landing.placing;
			const placed = { ...part, ...placing, ...(rotation ? { rotation } : {}) };
			step({ type: "part_added", part: placed }, m.build_said_added({ part: layout.name }));
			if (where === "near") select({ kind: "part", id: part.id });
		},
		drop: (moved) =>
			withPart(moved.id, (part, layout) =>
				land(part, landAt({ circuit, scene }, moved, layout), m.build_said_moved({ part: nameOf(part.id) })),
			),
		plug: (id, hole) =>
			withPart(id, (part, layout) => land(part, landInHole({ circuit, scene }, part, layout, hole), "")),
		turn: (id) =>
			withPart(id, (part, layout) =>
				land(part, landTurned({ circuit, scene }, part, layout), m.build_said_turned({ part: nameOf(id) })),
			),
		remove(what) {
			select(null);
			if (what.kind === "part") {
				return step({ type: "part_removed", id: what.id }, m.build_said_removed({ part: nameOf(what.id) }));
			}
			const [from = "", to = ""] = what.key.split(" ");
			step({ type: "wire_removed", key: what.key }, m.build_said_unwired({ from: wordsOf(from), to: wordsOf(to) }));
		},
		setProps: (id, props) => dispatch({ type: "props_set", id, props }),
		wire(from, to, color) {
			const ends = wireEnds(circuit, scene, from, to);
			if (ends === "full") return say(m.build_said_full(), true);
			if (circuit.wires.some((wire) => wireKey(wire) === wireKey(ends))) return say(m.build_said_same(), true);
			const wire = { ...ends, color: color ?? colorFor(circuit, connections, from, to) };
			step({ type: "wire_drawn", wire }, m.build_said_wired({ from: wordsOf(ends.from), to: wordsOf(ends.to) }));
		},
		colorWire: (key, color) => dispatch({ type: "wire_colored", key, color }),
		undo() {
			dispatch({ type: "undone" });
			say(m.build_said_undone());
		},
		redo() {
			dispatch({ type: "redone" });
			say(m.build_said_redone());
		},
		startOver: () => step({ type: "replaced", circuit: start }, m.build_said_started_over()),
		place,
		bringBack(text) {
			const earlier = circuitFrom(text);
			if (!earlier) return say(m.versions_circuit_unreadable(), true);
			work.save();
			step({ type: "replaced", circuit: earlier }, m.build_said_brought_back());
		},
		wireForMe: () => step({ type: "replaced", circuit: wired }, m.build_said_wired_for_you()),
	};
}

/** Two free ends; a hole in use gives way to a free one of its strip. */
function wireEnds(circuit: Circuit, scene: CircuitScene, from: string, to: string) {
	const start = wireEndAt(circuit, scene, from);
	const end = wireEndAt(circuit, scene, to);
	return start === null || end === null || start === end ? "full" : { from: start, to: end };
}

function stillThere(selection: Selection | null, circuit: Circuit): Selection | null {
	if (selection?.kind === "part") return circuit.parts.some(({ id }) => id === selection.id) ? selection : null;
	return selection && circuit.wires.some((wire) => wireKey(wire) === selection.key) ? selection : null;
}
