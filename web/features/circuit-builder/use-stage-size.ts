import { type RefObject, useEffect, useState } from "react";
import type { CircuitScene } from "#web/circuit/circuit-scene.ts";
import { ROOMY } from "./view-port.ts";

/** Pixels of the screen. */
const PHONE = 520;
/** A stage lower than this, and at least so wide, has its dock at the side. */
const LOW = 300;
const LOW_WIDTH = 440;
const TRAY = 132;
const RAIL = 52;
/** The tray opens by itself from here on. */
const WIDE = 690;
/** Controls stand at the right of the board, with a gap. */
const COLUMN = 164;

interface StageSize {
	name: "phone" | "narrow" | "wide";
	/** Hardly any height, as on a phone on its side. */
	isLow: boolean;
	/** The tray leaves the circuit large enough to work on, or costs it nothing. */
	hasRoomForTray: boolean;
	/** What the controls take of the board's width. */
	column: number;
}

/** How much room the circuit and its tools have. */
export function useStageSize(stage: RefObject<HTMLElement | null>, box: CircuitScene["box"]): StageSize {
	const [measured, setMeasured] = useState({ width: 0, height: 0, controls: 0 });
	useEffect(() => {
		const element = stage.current;
		const controls = element?.querySelector(".circuit-controls");
		if (!element || !controls) return;
		const measure = () => {
			const next = { width: element.clientWidth, height: element.clientHeight, controls: controls.scrollHeight };
			setMeasured((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		observer.observe(controls);
		return () => observer.disconnect();
	}, [stage]);

	const { width, height, controls } = measured;
	const isLow = width >= LOW_WIDTH && height > 0 && height < LOW;
	const name = width < PHONE && !isLow ? "phone" : width < WIDE ? "narrow" : "wide";
	const scaleIn = (room: number) => Math.min(room / box.width, height / box.height);
	const [withTray, withRail] = [scaleIn(width - TRAY), scaleIn(width - RAIL)];
	const hasRoomForTray = name === "wide" && (withTray >= ROOMY || withTray >= withRail * 0.98);
	return {
		name,
		isLow,
		hasRoomForTray: hasRoomForTray && !isLow,
		column: name !== "phone" && controls > 0 ? COLUMN : 0,
	};
}
