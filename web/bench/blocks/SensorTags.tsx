import { useMemo } from "react";
import { type BlockDevices, type BlockSensor, givesNumber } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import { valueText as controlValue } from "#web/bench/circuit/view/control-text.ts";
import { valueText } from "#web/bench/editors/blocks/blockly/value-text.ts";
import type { BlockPlayer } from "#web/bench/editors/blocks/player.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { useStore } from "#web/platform/storage/create-store.ts";

interface SensorTagsProps {
	devices: BlockDevices;
	/** As it is laid out here. */
	circuit: Circuit;
	kinds: PartKinds;
	player: BlockPlayer;
	/** Above its part, where there is no room beside it. */
	above: boolean;
}

/**
 * At each sensor's part: the number that the running program reads there, and its pin; below a number without a unit, what
 * the part senses. Inside the scene of the circuit.
 */
export function SensorTags({ devices, circuit, kinds, player, above }: SensorTagsProps) {
	const { readings, controls } = useStore({ get: player.reading, subscribe: player.subscribe });
	const tags = useMemo(() => tagsOf(devices, circuit, above), [devices, circuit, above]);
	return tags.map(({ id, pin, part, sensor, x, y }) => {
		const value = readings[id];
		if (value === undefined) return null;
		const sensed = sensor.kind === "analog" ? sensedText(part, kinds, controls) : null;
		return (
			<p key={id} aria-hidden="true" className="sensor-tag" data-above={above || undefined} style={{ left: x, top: y }}>
				<b className="font-mono">{valueText(sensor, value)}</b> {/^\d/.test(pin) ? m.primary_pin({ pin }) : pin}
				{sensed && <span className="sensor-sensed">{sensed}</span>}
			</p>
		);
	});
}

/** Beside the part that a sensor's pin is wired to: found along the wires and the holes that are one with them. */
function tagsOf(devices: BlockDevices, circuit: Circuit, above: boolean) {
	return Object.entries(devices.sensors).flatMap(([id, sensor]) => {
		const pin = pinOf(sensor);
		const part = givesNumber(sensor) ? partAt(circuit, `uno.${pin}`) : null;
		const layout = part && layoutOf(part);
		if (!layout) return [];
		const at = above
			? { x: part.x + layout.width / 2, y: part.y - 6 }
			: { x: part.x + layout.width + 6, y: part.y + 4 };
		return [{ id, pin, part, sensor, ...at }];
	});
}

/** What a part with one slider senses: "60 lx". */
function sensedText(part: PlacedPart, kinds: PartKinds, moved: Readonly<Record<string, number>>): string | null {
	const [control, ...others] = kinds.get(part.kind)?.controls(part.props ?? {}) ?? [];
	if (control?.kind !== "slider" || others.length > 0) return null;
	return controlValue(part.kind, control, moved[`${part.id}.${control.id}`] ?? control.initial);
}

function pinOf(sensor: BlockSensor): string {
	return "pin" in sensor ? sensor.pin : sensor.echo;
}

function partAt(circuit: Circuit, start: string) {
	const ends = circuit.wires.flatMap(({ from, to }) => (from === start ? [to] : to === start ? [from] : []));
	const strips = new Set(ends.map(stripOf));
	return circuit.parts.find(
		({ id, kind, legs }) =>
			kind !== "resistor" &&
			(ends.some((end) => end.startsWith(`${id}.`) && kind !== "breadboard") ||
				Object.values(legs ?? {}).some((hole) => strips.has(stripOf(hole)))),
	);
}

/** Five holes of a breadboard in a row are one: "bb.e22" and "bb.a22" are "bb.a-e22". */
function stripOf(endpoint: string): string {
	return endpoint.replace(/\.([a-e])(\d+)$/, ".a-e$2").replace(/\.([f-j])(\d+)$/, ".f-j$2");
}
