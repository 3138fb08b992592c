import { type Unit, unitOf } from "#domain/bench/variable-unit.ts";
import { m } from "#messages/generated/messages.js";

const LABELS: Record<Unit, (inputs: { value: string }) => string> = {
	celsius: m.blocks_value_celsius,
	percent: m.unit_percent,
	centimetres: m.unit_centimetres,
	lux: m.unit_lux,
	ppm: m.unit_ppm,
	reading: m.unit_reading,
	milliseconds: m.unit_milliseconds,
	microseconds: m.unit_microseconds,
};

/** A variable's value with its unit, where the sketch tells it: "31.50 °C". What is no number has none. */
export function withUnit(name: string, value: string, sketch: string): string {
	const unit = /^-?\d+(\.\d+)?$/.test(value) ? unitOf(name, sketch) : null;
	return unit ? LABELS[unit]({ value }) : value;
}
