import { numberIn } from "../numbers.ts";
import type { Program } from "../program.ts";
import { analogPin, setsUnknownPin } from "./pins.ts";
import { ECHO_SENSORS } from "./roles.ts";
import { firstOf, type Rule } from "./rule.ts";

/** What is begun once: the first call of a library's object, and a scale's zero. */
const BEGINS = /^(?:begin|init|attach|tare)$/;

/** Something is begun in each round, and never gets further. */
export const begunAgain: Rule = ({ failed, language }, program) => {
	if (!failed || language === "blocks") return null;
	return firstOf(program.sites, ({ call, again, guards }) =>
		again && guards.length === 0 && call.object && BEGINS.test(call.method) && hasObject(program, call.object)
			? { code: "begun_again", values: { call: call.name }, line: call.line }
			: null,
	);
};

function hasObject({ tree }: Program, object: string): boolean {
	return object === "Serial" || tree.globals.some(({ name }) => name === object);
}

/** A display that is cleared in each round: what it shows flickers. */
export const clearedAlways: Rule = ({ failed, language }, program) => {
	if (failed?.step.seen?.code !== "unsteady" || language === "blocks") return null;
	return firstOf(program.sites, ({ call, again, guards }) =>
		again && guards.length === 0 && call.object && call.method === "clear"
			? { code: "cleared_always", values: { call: call.name }, line: call.line }
			: null,
	);
};

/** `getTempCByIndex(1)` where there is one sensor: it has the number 0. */
export const sensorIndex: Rule = ({ parts }, program) => {
	const size = parts.filter(({ kind }) => kind === "ds18b20").length;
	return firstOf(program.sites, ({ call }) => {
		const index = numberIn(program, call.given[0]);
		return size > 0 && /^getTemp[CF]ByIndex$/.test(call.method) && index !== undefined && index >= size
			? { code: "sensor_index", values: { index }, line: call.line }
			: null;
	});
};

/** Degrees Fahrenheit, where the checks count in degrees Celsius. */
export const fahrenheit: Rule = ({ failed }, program) =>
	firstOf(program.sites, ({ call }) => {
		const isAsked =
			/^getTempF/.test(call.method) || (call.method === "readTemperature" && call.given[0]?.[0]?.text === "true");
		return failed && isAsked ? { code: "fahrenheit", values: { call: call.method }, line: call.line } : null;
	});

/** An echo is waited for that nothing sends, or the wrong half of its signal is measured. */
export const echoAsked: Rule = ({ wired }, program) =>
	firstOf(program.calls("pulseIn"), ({ call }) => {
		const pin = program.pinOf(call.given[0]);
		const sonar = pin === null ? undefined : wired[pin]?.find(({ kind }) => ECHO_SENSORS.includes(kind));
		if (!sonar) return null;
		const trigger = Object.keys(wired).find((one) => one !== pin && wired[one]?.some(({ id }) => id === sonar.id));
		const isSent = program.writes.some((write) => write.pin === trigger && write.level === "high");
		const at = { line: call.line, part: sonar.id };
		if (trigger !== undefined && !isSent && !setsUnknownPin(program))
			return { code: "no_trigger", values: { pin: trigger }, ...at, pin: trigger };
		return call.given[1]?.[0]?.text === "LOW" ? { code: "echo_level", values: {}, ...at } : null;
	});

const MOST_PWM = 255;
const MOST_DEGREES = 180;

/** A number that a call cannot take: `analogWrite(9, 1023)`, `arm.write(270)`. */
export const beyondCall: Rule = (_, program) =>
	firstOf(program.sites, ({ call }) => {
		const isServo =
			call.method === "write" &&
			program.tree.globals.some(({ name, type }) => name === call.object && type === "Servo");
		const given = call.name === "analogWrite" ? call.given[1] : isServo ? call.given[0] : undefined;
		const [number, most] = [numberIn(program, given), isServo ? MOST_DEGREES : MOST_PWM];
		return number !== undefined && number > most && !(isServo && number >= 500)
			? { code: "beyond_call", values: { call: call.name, number, most }, line: call.line }
			: null;
	});

/** `analogRead(9)`: only A0 to A5 measure a voltage. */
export const notAnalog: Rule = (_, program) =>
	firstOf(program.calls("analogRead"), ({ call }) => {
		const pin = analogPin(program.pinOf(call.given[0]));
		return pin !== null && /^(?:[6-9]|1[0-3])$/.test(pin)
			? { code: "not_analog", values: { pin }, line: call.line, pin }
			: null;
	});
