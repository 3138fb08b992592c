import { type Call, callsIn } from "../sketch/calls.ts";
import { evaluate, type Known } from "../sketch/evaluate.ts";
import { allStatements, ownTokens } from "../sketch/sketch-tree.ts";
import type { Token } from "../sketch/tokens.ts";
import type { Program } from "./program.ts";
import type { Moment } from "./work-facts.ts";

type Tokens = readonly Token[];

const DEEPEST = 6;
/** Microseconds of an HC-SR04's echo for each centimetre (data sheet: uS / 58). */
const ECHO_PER_CENTIMETRE = 58.2;
/** Methods of the libraries that measure, with the control that they follow. */
const MEASURES: readonly (readonly [RegExp, string])[] = [
	[/getTemp|readTemperature/i, "celsius"],
	[/readHumidity/i, "humidity"],
	[/^get_units$/, "beans"],
];
const PASCALS = 100;
/** Measuring calls whose value nothing here works out. */
const OTHER_MEASURES = /^(?:pulseIn|readPressure|readAltitude|get_units|get_value|distanceRead)$/;
/** Objects whose `read` asks no sensor. */
const NO_SENSOR = /^(?:Serial|EEPROM|Wire|SPI)?$/;

/** What a measuring call is. Null for one that measures nothing. */
export function measuredBy(method: string): "digital" | "analog" | "other" | null {
	if (method === "digitalRead") return "digital";
	if (method === "analogRead") return "analog";
	return OTHER_MEASURES.test(method) || MEASURES.some(([pattern]) => pattern.test(method)) ? "other" : null;
}

/** It measures, `read()` of a sensor's object included. */
export function callMeasures({ method, object }: Call): boolean {
	return measuredBy(method) !== null || (method === "read" && !NO_SENSOR.test(object));
}

/** Evaluates an expression of the program as it was in a moment; undefined where something in it is not known. */
export function valueIn(moment: Moment, tokens: Tokens, program: Program, depth = 0): number | undefined {
	if (depth > DEEPEST) return undefined;
	const inner = (value: Tokens) => valueIn(moment, value, program, depth + 1);
	const known: Known = {
		name(name) {
			const constant = program.constants.get(name);
			if (constant) return inner(constant);
			// A value that is set in one way only, but for how it begins.
			const set = program.assigned.filter((one) => one.name === name && one.value.length > 0);
			const measuring = set.filter(({ value }) => !isPlainNumber(value));
			const [only, more] = measuring;
			return only && !more ? inner(only.value) : undefined;
		},
		call(name, given) {
			const method = name.split(".").at(-1) ?? "";
			const pin = program.pinOf(given[0]);
			if (name === "analogRead") return pin === null ? undefined : moment.analog[pin];
			if (name === "digitalRead") {
				const share = pin === null ? undefined : moment.high[pin];
				return share === undefined ? undefined : Number(share > 0.5);
			}
			const control = MEASURES.find(([pattern]) => pattern.test(method))?.[1];
			if (control) return controlOf(moment, control);
			const object = name.slice(0, -method.length - 1);
			if (/^(?:read|distanceRead)$/.test(method) && isSonar(object, program)) return controlOf(moment, "centimetres");
			if (method === "readPressure") {
				const hectopascals = controlOf(moment, "hectopascals");
				return hectopascals === undefined ? undefined : hectopascals * PASCALS;
			}
			if (name === "pulseIn") {
				const centimetres = controlOf(moment, "centimetres");
				return centimetres === undefined ? undefined : centimetres * ECHO_PER_CENTIMETRE;
			}
			const own = program.functions.get(name)?.body.at(-1);
			if (own?.kind === "plain" && own.tokens[0]?.text === "return") return inner(own.tokens.slice(1));
			const values = given.map(inner);
			return values.includes(undefined) ? undefined : plainFunction(name, values as number[]);
		},
	};
	return evaluate(tokens, known);
}

function isSonar(object: string, { tree }: Program): boolean {
	return tree.globals.some(({ name, type }) => name === object && type === "Ultrasonic");
}

function controlOf(moment: Moment, control: string): number | undefined {
	return Object.entries(moment.controls).find(([name]) => name.endsWith(`.${control}`))?.[1];
}

function isPlainNumber(tokens: Tokens): boolean {
	return tokens.every(({ kind, text }) => kind === "number" || text === "-" || /^(?:true|false|HIGH|LOW)$/.test(text));
}

function plainFunction(name: string, [a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): number | undefined {
	switch (name) {
		case "abs":
			return Math.abs(a);
		case "int":
		case "long":
			return Math.trunc(a);
		case "float":
			return a;
		case "round":
		case "lround":
			return Math.round(a);
		case "min":
			return Math.min(a, b);
		case "max":
			return Math.max(a, b);
		case "constrain":
			return Math.min(c, Math.max(b, a));
		case "map":
			return c === b ? undefined : Math.trunc(((a - b) * (e - d)) / (c - b) + d);
		default:
			return undefined;
	}
}

/** Where a value comes from, through other variables: the measuring call, and its pin where it has one. */
export function sourceOf(
	tokens: Tokens,
	program: Program,
	depth = 0,
): { kind: "digital" | "analog" | "other"; pin: string | null; line: number } | null {
	if (depth > DEEPEST) return null;
	for (const call of callsIn(tokens)) {
		const { method, given, line } = call;
		if (callMeasures(call)) return { kind: measuredBy(method) ?? "other", pin: program.pinOf(given[0]), line };
		for (const inner of allStatements(program.functions.get(method)?.body ?? [])) {
			const found = sourceOf(ownTokens(inner), program, depth + 1);
			if (found) return found;
		}
	}
	for (const { kind, text } of tokens) {
		if (kind !== "name") continue;
		for (const { name, value } of program.assigned) {
			const found = name === text && value.length > 0 ? sourceOf(value, program, depth + 1) : null;
			if (found) return found;
		}
	}
	return null;
}
