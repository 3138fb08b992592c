import type { BlockSensor, SensorKind } from "#domain/bench/block-program/devices.ts";
import { NO_READING, NO_READING_TEXT } from "#domain/bench/block-program/readings.ts";
import { m } from "#messages/generated/messages.js";

const LABELS: Partial<Record<SensorKind, (inputs: { value: number }) => string>> = {
	temperature: m.blocks_value_celsius,
	humidity: m.blocks_value_percent,
	distance: m.blocks_value_centimetres,
};

/** What a sensor gave, with its unit: "24 °C". The 0 to 1023 of an analog sensor has none. */
export function valueText(sensor: BlockSensor | undefined, value: number): string {
	if (value === NO_READING) return NO_READING_TEXT;
	const text = sensor && LABELS[sensor.kind];
	return text ? text({ value }) : String(value);
}
