import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { ScenePin } from "#web/circuit/circuit-scene.ts";
import { keyPoints, pointInWay, type Way } from "./key-points.ts";
import type { Builder } from "./use-building.ts";
import type { Point } from "./view-port.ts";

interface PointKeysProps {
	builder: Builder;
	/** Where a wire on its way begins. */
	wiringFrom: string | null;
	onPointed: (endpoint: string | null) => void;
	onBegin: (from: string, at: Point) => void;
	onGiveUp: () => void;
	onShow: (point: Point) => void;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** The pins and rows of holes for the keyboard: one tab stop, arrow keys move, Enter begins a wire and ends it, Escape gives it up. */
export function PointKeys({ builder, wiringFrom, onPointed, onBegin, onGiveUp, onShow }: PointKeysProps) {
	const points = useMemo(() => keyPoints(builder.scene), [builder.scene]);
	const [current, setCurrent] = useState<string | null>(null);
	const buttons = useRef(new Map<string, HTMLButtonElement>());
	const stop = points.find(({ endpoint }) => endpoint === current) ?? points[0];

	function handleKey(event: KeyboardEvent, point: ScenePin) {
		if (event.key === "Escape" && wiringFrom) {
			onGiveUp();
			builder.say(m.build_said_given_up());
		} else if (ARROWS.includes(event.key)) {
			const next = pointInWay(points, point, event.key as Way);
			if (next) buttons.current.get(next.endpoint)?.focus();
		} else return;
		event.preventDefault();
		event.stopPropagation();
	}

	function handlePress(point: ScenePin) {
		if (wiringFrom === point.endpoint) return;
		if (wiringFrom) {
			onGiveUp();
			builder.wire(wiringFrom, point.endpoint);
			return;
		}
		onBegin(point.endpoint, point);
		builder.say(m.build_said_wire_begun({ from: builder.wordsOf(point.endpoint) }));
	}

	return (
		<div role="toolbar" aria-label={m.build_points()} onBlur={() => onPointed(null)}>
			{points.map((point) => (
				<button
					key={point.endpoint}
					type="button"
					ref={(button) => {
						if (button) buttons.current.set(point.endpoint, button);
						else buttons.current.delete(point.endpoint);
					}}
					tabIndex={point === stop ? 0 : -1}
					aria-label={wordsWithOthers(builder, point)}
					data-endpoint={point.endpoint}
					className="point-key"
					style={{ left: point.x, top: point.y }}
					onFocus={() => {
						setCurrent(point.endpoint);
						onPointed(point.endpoint);
						onShow(point);
					}}
					onKeyDown={(event) => handleKey(event, point)}
					onClick={() => handlePress(point)}
				/>
			))}
		</div>
	);
}

/** "Uno 8, connected with Buzzer plus": holes of the same strip and pins of the board go without saying. */
function wordsWithOthers(builder: Builder, point: ScenePin): string {
	const own = builder.wordsOf(point.endpoint);
	const others = [...builder.connections.joinedWith(point.endpoint)].map(builder.wordsOf);
	const named = [...new Set(others)].filter((words) => words !== own);
	return named.length > 0 ? m.build_point_joined({ point: own, others: named.join(", ") }) : own;
}
