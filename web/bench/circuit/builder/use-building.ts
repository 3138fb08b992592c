import { useEffect, useEffectEvent, useMemo, useReducer, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit, PlacedPart, WireColor } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import { type CircuitScene, sceneOf } from "#web/bench/player/circuit/circuit-scene.ts";
import { type Connections, connectionsOf } from "#web/bench/player/circuit/connections.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { holeText, partNames, pointText } from "#web/bench/player/circuit/point-text.ts";
import { unoLayout } from "#web/bench/player/circuit/uno-layout.ts";
import type { WorkKey } from "#web/platform/learning/saved-work/saved-work.data.ts";
import { useSavedWork } from "#web/platform/learning/saved-work/use-saved-work.ts";
import { type BuildStep, beginBuilding, nextBuilding } from "./building.ts";
import { circuitFrom, circuitText } from "./circuit-text.ts";
import { copiesOf } from "./copies.ts";
import { type Placing, type Selection, wireKey } from "./edit-circuit.ts";
import { addedPart, droppedAt, type MoveRefusal, movedBy, turnedParts } from "./move-parts.ts";
import { freeMiddle, partAt, type TrayPart } from "./new-part.ts";
import { colorFor, wireEndAt } from "./new-wire.ts";
import { landInHole } from "./plug.ts";
import { NOTHING, stillThere } from "./selection.ts";
import { usePartKinds } from "./use-part-kinds.ts";
import type { Point } from "./view-port.ts";

/** What was last done or refused, in words; `trouble` is shown, the rest is read out. */
export interface Said {
	text: string;
	trouble: boolean;
}

interface BuildingOptions {
	userId: string;
	projectId: string;
	/** What the project begins with. */
	start: Circuit;
	/** The project's own circuit, wired. */
	wired: Circuit;
}

/** A circuit that a learner builds: its state, its actions and its announcements. */
export interface Builder {
	circuit: Circuit;
	scene: CircuitScene;
	connections: Connections;
	/** The kinds of the circuit's parts, as far as they have been fetched. */
	kinds: PartKinds;
	names: ReadonlyMap<string, string>;
	selection: Selection;
	said: Said | null;
	/** False where this browser cannot keep the circuit. */
	kept: boolean;
	canUndo: boolean;
	canRedo: boolean;
	/** A pin, or the strip of a hole: "row 26, f to j". */
	textOf(endpoint: string): string;
	/** A pin, or the hole itself: "row 26, column j". */
	holeTextOf(endpoint: string): string;
	select(selection: Selection): void;
	say(text: string): void;
	/** Adds a part with its middle at a point, or near it where nothing lies. */
	add(part: TrayPart, middle: Point, where: "there" | "near"): void;
	/** Puts a part where it was released, or near it where it would hide another. */
	drop(part: PlacedPart): void;
	/** Moves the chosen parts together. */
	moveBy(dx: number, dy: number): void;
	plug(id: string, hole: string): void;
	turn(parts: readonly string[]): void;
	copy(parts: readonly string[]): void;
	remove(what: Selection): void;
	setProps(id: string, props: Record<string, string | number>): void;
	wire(from: string, to: string, color?: WireColor): void;
	colorWires(keys: readonly string[], color: WireColor): void;
	bend(key: string, bends: readonly Point[]): void;
	undo(): void;
	redo(): void;
	startOver(): void;
	wireForMe(): void;
	/** Makes another circuit the present one, as one step; `said` tells of it. */
	replace(circuit: Circuit, said: string): void;
	/** Whose circuit it is, and where it is kept. */
	workKey: WorkKey;
	/** Makes an earlier version the present circuit; the present one is kept as a version. */
	restore(text: string): void;
}

/** A person's circuit in a project, kept as their sketch is, and what can be done to it. */
export function useBuilding({ userId, projectId, start, wired }: BuildingOptions): Builder {
	const workKey: WorkKey = { userId, projectId, kind: "circuit" };
	const starter = circuitText(start);
	const work = useSavedWork({
		key: workKey,
		starter,
		onReplaced: (text) => dispatch({ type: "replaced", circuit: circuitFrom(text) ?? start }),
	});
	const [building, dispatch] = useReducer(nextBuilding, null, () =>
		beginBuilding((work.initialBody !== starter && circuitFrom(work.initialBody)) || start),
	);
	const [selection, select] = useState<Selection>(NOTHING);
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
	const partWith = (id: string) => circuit.parts.find((one) => one.id === id);
	const textOf = (endpoint: string) => {
		const point = scene.pointAt(endpoint);
		return point ? pointText(point, names) : endpoint;
	};

	const holeTextOf = (endpoint: string) => {
		const point = scene.pointAt(endpoint);
		return point ? holeText(point, names) : endpoint;
	};

	function step(next: BuildStep, text: string) {
		dispatch(next);
		say(text);
	}

	function refuse(reason: MoveRefusal) {
		say(reason === "covered" ? m.build_said_covered() : m.build_said_no_room(), true);
	}

	/** Puts a part somewhere; the holes that its legs are in are said, or else `text`. */
	function put(id: string, placing: Placing, text: string) {
		const holes = Object.values(placing.legs ?? {}).map(textOf);
		const plugged = m.build_said_plugged({ part: nameOf(id), holes: holes.join(", ") });
		step({ type: "part_put", id, placing }, holes.length > 0 ? plugged : text);
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
		textOf,
		holeTextOf,
		select,
		say: (text) => say(text),
		add(tray, middle, where) {
			const part = partAt(circuit, tray, where === "there" ? middle : freeMiddle(scene, tray, middle));
			const added = addedPart({ circuit, scene }, part);
			if (typeof added === "string") return refuse(added);
			step({ type: "part_added", part: added }, m.build_said_added({ part: layoutOf(part).name }));
			if (where === "near") select({ parts: [part.id], wires: [] });
		},
		drop(moved) {
			const part = partWith(moved.id);
			const placing = part && droppedAt({ circuit, scene }, part, moved);
			if (typeof placing === "string") return refuse(placing);
			if (placing) put(moved.id, placing, m.build_said_moved({ part: nameOf(moved.id) }));
		},
		moveBy(dx, dy) {
			const placings = movedBy(circuit, selection.parts, dx, dy);
			if (typeof placings === "string") return refuse(placings);
			step({ type: "parts_put", placings }, m.build_said_moved_several({ count: selection.parts.length }));
		},
		plug(id, hole) {
			const part = partWith(id);
			if (!part) return;
			const landing = landInHole({ circuit, scene }, part, layoutOf(part), hole);
			if (landing.kind === "blocked") return refuse("no_room");
			put(id, landing.placing, "");
		},
		turn(ids) {
			const placings = turnedParts(circuit, ids);
			if (typeof placings === "string") return refuse(placings);
			const [only] = ids;
			const said =
				ids.length === 1 && only
					? m.build_said_turned({ part: nameOf(only) })
					: m.build_said_turned_several({ count: ids.length });
			step({ type: "parts_put", placings }, said);
		},
		copy(ids) {
			const copies = copiesOf(circuit, scene, { parts: ids, wires: [] });
			if (copies.parts.length === 0) return;
			step({ type: "copied", copies }, m.build_said_copied({ count: copies.parts.length }));
			select({ parts: copies.parts.map(({ id }) => id), wires: [] });
		},
		remove(what) {
			select(NOTHING);
			const [part, ...parts] = what.parts;
			const [wire, ...wires] = what.wires;
			const [from = "", to = ""] = (wire ?? "").split(" ");
			const count = what.parts.length + what.wires.length;
			const said =
				part && count === 1
					? m.build_said_removed({ part: nameOf(part) })
					: wire && parts.length + wires.length === 0 && count === 1
						? m.build_said_unwired({ from: textOf(from), to: textOf(to) })
						: m.build_said_removed_several({ count });
			step({ type: "removed", what }, said);
		},
		setProps: (id, props) => dispatch({ type: "props_set", id, props }),
		wire(from, to, color) {
			const ends = wireEnds(circuit, scene, from, to);
			if (ends === "full") return say(m.build_said_full(), true);
			if (circuit.wires.some((wire) => wireKey(wire) === wireKey(ends))) return say(m.build_said_same(), true);
			const wire = { ...ends, color: color ?? colorFor(circuit, connections, from, to) };
			step({ type: "wire_drawn", wire }, m.build_said_wired({ from: textOf(ends.from), to: textOf(ends.to) }));
		},
		colorWires: (keys, color) => dispatch({ type: "wires_colored", keys, color }),
		bend: (key, bends) => step({ type: "wire_bent", key, bends }, m.build_said_bent()),
		undo() {
			dispatch({ type: "undone" });
			say(m.build_said_undone());
		},
		redo() {
			dispatch({ type: "redone" });
			say(m.build_said_redone());
		},
		startOver: () => step({ type: "replaced", circuit: start }, m.build_said_started_over()),
		workKey,
		restore(text) {
			const earlier = circuitFrom(text);
			if (!earlier) return say(m.versions_circuit_unreadable(), true);
			work.save();
			step({ type: "replaced", circuit: earlier }, m.build_said_restored());
		},
		replace: (next, text) => step({ type: "replaced", circuit: next }, text),
		wireForMe: () => step({ type: "replaced", circuit: wired }, m.build_said_wired_for_you()),
	};
}

/** Two free ends; a hole in use gives way to a free one of its strip. */
function wireEnds(circuit: Circuit, scene: CircuitScene, from: string, to: string) {
	const start = wireEndAt(circuit, scene, from);
	const end = wireEndAt(circuit, scene, to);
	return start === null || end === null || start === end ? "full" : { from: start, to: end };
}
