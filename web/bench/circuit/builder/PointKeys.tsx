import { type KeyboardEvent, memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { WireColor } from "#simulator/circuit.ts";
import type { ScenePin } from "#web/bench/player/circuit/circuit-scene.ts";
import { keyPoints, pointInWay, type Way } from "./key-points.ts";
import type { Builder } from "./use-building.ts";
import type { Point } from "./view-port.ts";

interface PointKeysProps {
	builder: Builder;
	/** Where the wire that is being drawn begins. */
	wiringFrom: string | null;
	/** The colour of a wire; null where its purpose chooses it. */
	color: WireColor | null;
	onPointed: (endpoint: string | null) => void;
	onBegin: (from: string, at: Point) => void;
	onGiveUp: () => void;
	onShow: (point: Point) => void;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * The pins and holes for the keyboard: one tab stop, arrow keys go from hole to hole, Enter begins a wire and ends it, Escape
 * gives it up. Buttons are rendered for the pins, for one hole of each strip, and for the hole that the keys are at.
 */
export const PointKeys = memo(function PointKeys({
	builder,
	wiringFrom,
	color,
	onPointed,
	onBegin,
	onGiveUp,
	onShow,
}: PointKeysProps) {
	const { scene, connections, names: partNames } = builder;
	const anchors = useMemo(() => keyPoints(scene), [scene]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the texts of a builder depend on
	const names = useMemo(
		() => new Map(anchors.map((point) => [point.endpoint, textWithOthers(builder, point, true)])),
		[anchors, connections, partNames],
	);
	const [current, setCurrent] = useState<string | null>(null);
	const [target, setTarget] = useState<string | null>(null);
	const buttons = useRef(new Map<string, HTMLButtonElement>());
	const at = current === null ? undefined : scene.points.find(({ endpoint }) => endpoint === current);
	const stop = at ?? anchors[0];
	const points = at && !anchors.includes(at) ? [...anchors, at] : anchors;

	useEffect(() => {
		if (target === null) return;
		buttons.current.get(target)?.focus();
		setTarget(null);
	}, [target]);

	function handleKey(event: KeyboardEvent, endpoint: string) {
		const point = scene.pointAt(endpoint);
		if (!point) return;
		if (event.key === "Escape" && wiringFrom) {
			onGiveUp();
			builder.say(m.build_said_given_up());
		} else if (ARROWS.includes(event.key)) {
			const next = pointInWay(scene.points, point, event.key as Way);
			if (next) {
				setCurrent(next.endpoint);
				setTarget(next.endpoint);
			}
		} else return;
		event.preventDefault();
		event.stopPropagation();
	}

	function handlePress(endpoint: string) {
		const point = scene.pointAt(endpoint);
		if (!point || wiringFrom === endpoint) return;
		if (wiringFrom) {
			onGiveUp();
			builder.wire(wiringFrom, point.endpoint, color ?? undefined);
			return;
		}
		onBegin(point.endpoint, point);
		builder.say(m.build_said_wire_begun({ from: builder.textOf(point.endpoint) }));
	}

	function handleFocus(endpoint: string) {
		const point = scene.pointAt(endpoint);
		if (!point) return;
		setCurrent(endpoint);
		onPointed(endpoint);
		onShow(point);
	}

	const latest = useRef({ handleFocus, handleKey, handlePress });
	useEffect(() => {
		latest.current = { handleFocus, handleKey, handlePress };
	});
	const keep = useCallback((endpoint: string, button: HTMLButtonElement | null) => {
		if (button) buttons.current.set(endpoint, button);
		else buttons.current.delete(endpoint);
	}, []);

	return (
		<div role="toolbar" aria-label={m.build_points()} onBlur={() => onPointed(null)}>
			{points.map((point) => (
				<PointKey
					key={point.endpoint}
					endpoint={point.endpoint}
					x={point.x}
					y={point.y}
					name={names.get(point.endpoint) ?? textWithOthers(builder, point, false)}
					isStop={point === stop}
					keep={keep}
					latest={latest}
				/>
			))}
		</div>
	);
});

interface PointKeyProps {
	endpoint: string;
	x: number;
	y: number;
	name: string;
	isStop: boolean;
	keep: (endpoint: string, button: HTMLButtonElement | null) => void;
	/** What is done at a point, as of the last rendering: hundreds of buttons are not rendered for each. */
	latest: RefObject<{
		handleFocus: (endpoint: string) => void;
		handleKey: (event: KeyboardEvent, endpoint: string) => void;
		handlePress: (endpoint: string) => void;
	}>;
}

const PointKey = memo(function PointKey({ endpoint, x, y, name, isStop, keep, latest }: PointKeyProps) {
	return (
		<button
			type="button"
			ref={(button) => keep(endpoint, button)}
			tabIndex={isStop ? 0 : -1}
			aria-label={name}
			data-endpoint={endpoint}
			className="point-key"
			style={{ left: x, top: y }}
			onFocus={() => latest.current.handleFocus(endpoint)}
			onKeyDown={(event) => latest.current.handleKey(event, endpoint)}
			onClick={() => latest.current.handlePress(endpoint)}
		/>
	);
});

/** "Uno 8, connected with Buzzer plus", without the holes of the same strip. `isAnchor`: it represents its strip. */
function textWithOthers(builder: Builder, point: ScenePin, isAnchor: boolean): string {
	const strip = builder.textOf(point.endpoint);
	const own = isAnchor ? strip : builder.holeTextOf(point.endpoint);
	const others = [...builder.connections.joinedWith(point.endpoint)].map(builder.textOf);
	const named = [...new Set(others)].filter((text) => text !== strip);
	return named.length > 0 ? m.build_point_joined({ point: own, others: named.join(", ") }) : own;
}
