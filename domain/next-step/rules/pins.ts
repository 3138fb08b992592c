import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { readPins } from "./beginning.ts";
import { firstOf, type Rule } from "./rule.ts";

interface UsedPin {
	readonly pin: string;
	readonly as: "set" | "read" | "library";
	readonly line: number;
}

/** Objects of libraries that are given their pins first, and how many. */
const PINS_GIVEN: Readonly<Record<string, number>> = {
	DHT: 1,
	OneWire: 1,
	LiquidCrystal: 6,
	SoftwareSerial: 2,
	IRrecv: 1,
};
const ON_BOARD = "13";
const OWN_BUSES = new Set(["0", "1", "10", "11", "12", "13", "A4", "A5"]);

/** Every pin that the program uses, with the line that says its number. */
export function usedPins(program: Program): UsedPin[] {
	const used: UsedPin[] = [];
	const add = (tokens: readonly Token[] | undefined, as: UsedPin["as"], line: number) => {
		const pin = program.pinOf(tokens);
		if (pin !== null) used.push({ pin, as, line: numberLine(program, tokens) ?? line });
	};
	for (const { call } of program.sites) {
		const { name, method, object, given, line } = call;
		if (["digitalWrite", "analogWrite", "tone"].includes(name)) add(given[0], "set", line);
		if (name === "digitalRead" || name === "pulseIn") add(given[0], "read", line);
		if (name === "analogRead") {
			const pin = analogPin(program.pinOf(given[0]));
			if (pin !== null) used.push({ pin, as: "read", line: numberLine(program, given[0]) ?? line });
		}
		if (object && method === "attach") add(given[0], "library", line);
	}
	for (const { type, given, line } of program.tree.globals) {
		for (const one of split(given).slice(0, PINS_GIVEN[type] ?? 0)) add(one, "library", line);
	}
	return used;
}

/** `analogRead(0)` reads A0. */
export function analogPin(pin: string | null): string | null {
	return pin !== null && /^[0-5]$/.test(pin) ? `A${pin}` : pin;
}

/** The program uses a pin on which nothing is, and a part hangs on a pin that it does not use. */
export const otherPin: Rule = (facts, program) => {
	const used = usedPins(program);
	const names = new Set(used.map(({ pin }) => pin));
	return firstOf(used, ({ pin, as, line }) => {
		if (pin === ON_BOARD && as === "set" && Object.keys(facts.wired).length === 0) return null;
		if ((facts.wired[pin] ?? []).length > 0) return null;
		const free = Object.entries(facts.wired).find(
			([other, parts]) =>
				!names.has(other) &&
				!(OWN_BUSES.has(other) && parts.every(({ signal }) => signal === "other")) &&
				parts.some(({ signal }) =>
					as === "set" ? signal === "taken" : as === "read" ? signal === "analog" || signal === "digital" : true,
				),
		);
		const [wired, parts] = free ?? [];
		const part = parts?.[0];
		if (!wired || !part) return null;
		return { code: "other_pin", values: { pin, wired }, line, pin: wired, part: part.id };
	});
};

/** A pin is used on which nothing is, and no part waits elsewhere. */
export const emptyPin: Rule = (facts, program) =>
	firstOf(usedPins(program), ({ pin, line }) =>
		pin === ON_BOARD || (facts.wired[pin] ?? []).length > 0 ? null : { code: "empty_pin", values: { pin }, line, pin },
	);

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

/** The line of the constant that names the pin. */
function numberLine(program: Program, tokens: readonly Token[] | undefined): number | undefined {
	const [only] = tokens ?? [];
	if (only?.kind !== "name" || /^A[0-5]$/.test(only.text)) return undefined;
	return program.declared.find(({ name }) => name === only.text)?.line;
}

function split(tokens: readonly Token[]): Token[][] {
	const parts: Token[][] = [[]];
	for (const token of tokens) {
		if (token.text === ",") parts.push([]);
		else parts.at(-1)?.push(token);
	}
	return parts;
}
