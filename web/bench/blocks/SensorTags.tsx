import { useMemo } from "react";
import { type BlockDevices, type BlockSensor, givesNumber } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit, PlacedPart } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import { valueText } from "#web/bench/editors/blocks/blockly/value-text.ts";
import type { BlockPlayer } from "#web/bench/editors/blocks/player.ts";
import { valueText as controlValue } from "#web/bench/player/circuit/control-text.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";
import { useStore } from "#web/platform/storage/create-store.ts";

interface SensorTagsProps {
	devices: BlockDevices;
	/** As it is laid out here. */
	circuit: Circuit;
	kinds: PartKinds;
	player: BlockPlayer;
	/** Above their parts, where there is no room beside them. */
	above: boolean;
}

/**
 * At each part that is sensed with: the number that the running program reads there, or yes or no, and its pin; below a number
 * without a unit, what the part senses. Inside the scene of the circuit.
 */
export function SensorTags({ devices, circuit, kinds, player, above }: SensorTagsProps) {
	const { readings, controls } = useStore({ get: player.reading, subscribe: player.subscribe });
	const sensing = useMemo(() => sensingParts(devices, circuit), [devices, circuit]);
	const edge = useMemo(() => Math.max(...circuit.parts.map(rightOf)), [circuit]);
	return sensing.map(({ part, sensors }) => {
		const isAbove = above || rightOf(part) === edge;
		const at = isAbove
			? { left: part.x + layoutOf(part).width / 2, top: part.y - 6 }
			: { left: rightOf(part) + 6, top: part.y + 4 };
		return (
			<div key={part.id} aria-hidden="true" className="sensor-tags" data-above={isAbove || undefined} style={at}>
				{sensors.map(({ id, sensor }) => {
					const value = readings[id];
					if (value === undefined) return null;
					const sensed = sensor.kind === "analog" ? sensedText(part, kinds, controls) : null;
					return (
						<p key={id} className="sensor-tag">
							<b className="font-mono">{readText(sensor, value)}</b> {pinText(sensor, value)}
							{sensed && <span className="sensor-sensed">{sensed}</span>}
						</p>
					);
				})}
			</div>
		);
	});
}

function rightOf(part: PlacedPart): number {
	return part.x + layoutOf(part).width;
}

/** The parts that the sensors' pins are wired to: found along the wires and the holes that are one with them. */
function sensingParts(devices: BlockDevices, circuit: Circuit) {
	const wired = Object.entries(devices.sensors).flatMap(([id, sensor]) => {
		const part = partAt(circuit, `uno.${pinOf(sensor)}`);
		return part ? [{ id, part, sensor }] : [];
	});
	const parts = [...new Set(wired.map(({ part }) => part))];
	return parts.map((part) => ({ part, sensors: wired.filter((one) => one.part === part) }));
}

function readText(sensor: BlockSensor, value: number): string {
	if (givesNumber(sensor)) return valueText(sensor, value);
	return value === 1 ? m.primary_reads_yes() : m.primary_reads_no();
}

/** "A0", "pin 7"; of a yes or no also the pin's level: "pin 2: 1". */
function pinText(sensor: BlockSensor, value: number): string {
	const pin = pinOf(sensor);
	const name = /^\d/.test(pin) ? m.primary_pin({ pin }) : pin;
	if (givesNumber(sensor)) return name;
	const isLow = sensor.kind === "button" || sensor.kind === "switched_low";
	return m.primary_pin_level({ pin: name, level: isLow ? 1 - value : value });
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
