import { type RefObject, useEffect, useState } from "react";
import { type CircuitScene, partEdges } from "#web/bench/player/circuit/circuit-scene.ts";
import { EDGE, fittedBeside, NOTHING_TAKEN, ROOMY, type Taken, takenBy } from "./view-port.ts";

/** Pixels of the screen. */
const PHONE = 520;
/** A stage lower than this, and at least so wide, has its dock at the side. */
const LOW = 300;
const LOW_WIDTH = 440;
const TRAY = 132;
/** With two columns, in a stage as wide as this. */
const WIDE_TRAY = { width: 232, from: 860 };
const RAIL = 52;
/** The dock: a row below the board, or a column beside it. */
const DOCK_BELOW = { row: 66, column: 0 };
const DOCK_BESIDE = { row: 0, column: 54 };
/** It is beside the board where the circuit gains so much. */
const GAIN = 1.02;
/** The tray opens by itself from here on. */
const WIDE = 690;
/** Controls in a column at the right of the board, with a gap. */
const COLUMN = 164;
const CARDS = { width: 152, top: 66, edge: 10 };
/** Or in a row above it, of so much height at most. It counts as one line of cards until it has been one and is measured. */
const ROW = { most: 190, least: 92 };

interface StageSize {
	name: "phone" | "narrow" | "wide";
	/** Hardly any height, as on a phone on its side. */
	isLow: boolean;
	/** The dock is a column beside the board. */
	dockBeside: boolean;
	/** The tray leaves the circuit large enough to work on, or costs it nothing. */
	hasRoomForTray: boolean;
	/** What the controls take of the board. */
	taken: Taken;
}

/** How wide a stage shows a circuit with room between the holes, its tray folded. */
export function roomyWidth({ box }: CircuitScene): number {
	return Math.ceil(box.width * ROOMY) + 2 * EDGE + RAIL + DOCK_BESIDE.column;
}

/**
 * How much room the circuit and its tools have.
 * @param scene the circuit as it is now, which the controls lie beside
 * @param finished the project's, by which dock and tray are laid out: they stay where they are while wires are drawn
 */
export function useStageSize(
	stage: RefObject<HTMLElement | null>,
	scene: CircuitScene,
	finished: CircuitScene,
): StageSize {
	const [measured, setMeasured] = useState({ width: 0, height: 0, board: { width: 0, height: 0 }, column: 0, row: 0 });
	useEffect(() => {
		const element = stage.current;
		const board = element?.querySelector(".circuit-board");
		const controls = element?.querySelector(".circuit-controls");
		if (!element || !board || !controls) return;
		const measure = () =>
			setMeasured((now) => {
				// How high a column would be is known from when it was one.
				const isRow = element.dataset.controls === "above";
				const next = {
					width: element.clientWidth,
					height: element.clientHeight,
					board: { width: board.clientWidth, height: board.clientHeight },
					column: isRow ? now.column : controls.scrollHeight,
					row: isRow ? controls.scrollHeight : now.row,
				};
				return JSON.stringify(now) === JSON.stringify(next) ? now : next;
			});
		measure();
		const observer = new ResizeObserver(measure);
		for (const one of [element, board, controls]) observer.observe(one);
		return () => observer.disconnect();
	}, [stage]);

	const { width, height, board, column, row } = measured;
	const isLow = width >= LOW_WIDTH && height > 0 && height < LOW;
	const name = width < PHONE && !isLow ? "phone" : width < WIDE ? "narrow" : "wide";
	/** A circuit in a pane, with its controls where they take least. */
	const fitIn = ({ box, parts }: CircuitScene, pane: { width: number; height: number }) => {
		const edges = parts.map(({ part, layout }) => partEdges(part, layout));
		const right = pane.width - CARDS.edge;
		const cards = { left: right - CARDS.width, top: CARDS.top, right, bottom: CARDS.top + column };
		const all = { left: 0, top: 0, ...pane };
		const above = isLow ? Number.MAX_VALUE : Math.min(ROW.most, (row || ROW.least) + CARDS.edge);
		const hasControls = name !== "phone" && column > 0;
		const taken = hasControls ? takenBy({ box, parts: edges }, all, { width: COLUMN, cards }, above) : NOTHING_TAKEN;
		return { taken, scale: fittedBeside(box, all, taken).scale };
	};
	const scaleIn = (side: number, dock: { column: number; row: number }) =>
		fitIn(finished, { width: width - side - dock.column, height: height - dock.row }).scale;
	const [below, beside] = [scaleIn(RAIL, DOCK_BELOW), scaleIn(RAIL, DOCK_BESIDE)];
	const dockBeside = isLow || (name === "wide" && below < ROOMY && beside > below * GAIN);
	const dock = dockBeside ? DOCK_BESIDE : DOCK_BELOW;
	const withTray = scaleIn(width < WIDE_TRAY.from ? TRAY : WIDE_TRAY.width, dock);
	const hasRoomForTray = name === "wide" && (withTray >= ROOMY || withTray >= scaleIn(RAIL, dock) * 0.98);
	return {
		name,
		isLow,
		dockBeside,
		hasRoomForTray: hasRoomForTray && !isLow,
		taken: fitIn(scene, board).taken,
	};
}
