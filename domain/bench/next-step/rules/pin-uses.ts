import { callsIn } from "../../sketch/calls.ts";
import type { Program } from "../program.ts";
import { readPins } from "./beginning.ts";
import { analogPin, usedPins } from "./pins.ts";
import { firstOf, type Rule } from "./rule.ts";

/** The program sets a sensor's pin, or reads the pin of a part that is driven. */
export const mixedPins: Rule = (facts, program) => {
	const read = readPins(program);
	const written = new Set(program.writes.map(({ pin }) => pin));
	return firstOf(usedPins(program), ({ pin, as, line }) => {
		const parts = facts.wired[pin] ?? [];
		const [part] = parts;
		if (!part) return null;
		const gives = parts.every(({ signal }) => signal === "analog" || signal === "digital");
		const takes = parts.every(({ signal }) => signal === "taken");
		if (as === "set" && gives && !read.has(pin))
			return { code: "sets_sensor", values: { pin }, line, pin, part: part.id };
		if (as === "read" && takes && !written.has(pin))
			return { code: "reads_output", values: { pin }, line, pin, part: part.id };
		return null;
	});
};

/** `digitalRead` of what gives any voltage. */
export const digitalReadOfAnalog: Rule = (facts, program) =>
	firstOf(program.calls("digitalRead"), ({ call }) => {
		const pin = program.pinOf(call.given[0]);
		const parts = pin === null ? [] : (facts.wired[pin] ?? []);
		const [part] = parts;
		if (pin === null || !part || !parts.every(({ signal }) => signal === "analog")) return null;
		return { code: "digital_read_of_analog", values: { pin }, line: call.line, pin, part: part.id };
	});

/** `analogRead` of what gives high or low only. */
export const analogReadOfDigital: Rule = (facts, program) =>
	firstOf(program.calls("analogRead"), ({ call }) => {
		const given = program.pinOf(call.given[0]);
		const pin = analogPin(given);
		if (pin === null || given === null) return null;
		const parts = facts.wired[pin] ?? facts.wired[given] ?? [];
		const [part] = parts;
		if (!part || !parts.every(({ signal }) => signal === "digital")) return null;
		return { code: "analog_read_of_digital", values: { pin: given }, line: call.line, pin: given, part: part.id };
	});

/** Sensors of the circuit that the program never asks. */
export const sensorNotRead: Rule = (facts, program) => {
	if (program.tree.functions.length === 0) return null;
	// What time decides needs no sensor, as far as is known.
	if (!facts.failed && program.calls("millis").length > 0) return null;
	// A pin that is worked out, as in A0 + i, may be any one.
	const reads = program.calls("analogRead", "digitalRead");
	if (reads.some(({ call: { given } }) => given[0]?.some(({ text }) => text === "+"))) return null;
	const named = namedPins(program);
	const asked = new Set(
		Object.entries(facts.wired).flatMap(([pin, parts]) => (named.has(pin) ? parts.map(({ id }) => id) : [])),
	);
	return firstOf(Object.entries(facts.wired), ([pin, parts]) => {
		const sensor = parts.find(({ signal }) => signal === "analog" || signal === "digital");
		return sensor && !asked.has(sensor.id)
			? {
					code: "sensor_not_read",
					values: { pin },
					...{ pin, part: sensor.id, line: program.functions.get("loop")?.line ?? 1 },
				}
			: null;
	});
};

/** Pins that the program names elsewhere than in `pinMode` and in the constant that holds their number. */
function namedPins(program: Program): Set<string | null> {
	const { tokens } = program.tree;
	const modes = new Set(
		tokens.flatMap(({ text }, at) => (text === "pinMode" && tokens[at + 2] ? [tokens[at + 2]] : [])),
	);
	const constants = new Set([...program.constants.values()].flatMap((value) => (value.length === 1 ? value : [])));
	const named = new Set<string | null>();
	for (const token of tokens) if (!modes.has(token) && !constants.has(token)) named.add(program.pinOf([token]));
	for (const { given } of callsIn(tokens).filter(({ name }) => name === "analogRead"))
		named.add(analogPin(program.pinOf(given[0])));
	return named;
}
