import { splitAtCommas } from "../../sketch/sketch-tree.ts";
import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { firstOf, type Rule } from "./rule.ts";

interface UsedPin {
	readonly pin: string;
	/** `sends`: the second pin of a `SoftwareSerial`. */
	readonly as: "set" | "read" | "library" | "sends";
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
		for (const [index, one] of splitAtCommas(given)
			.slice(0, PINS_GIVEN[type] ?? 0)
			.entries())
			add(one, type === "SoftwareSerial" && index === 1 ? "sends" : "library", line);
	}
	return used;
}

/** `analogRead(0)` reads A0. */
export function analogPin(pin: string | null): string | null {
	return pin !== null && /^[0-5]$/.test(pin) ? `A${pin}` : pin;
}

/** A pin is set that is worked out, in a loop or by a function. */
export function setsUnknownPin(program: Program): boolean {
	return program.calls("digitalWrite", "analogWrite", "tone").some(({ call }) => program.pinOf(call.given[0]) === null);
}

/** The program uses a pin on which nothing is, and a part hangs on a pin that it does not use. */
export const otherPin: Rule = (facts, program) => {
	const used = usedPins(program);
	const names = new Set(used.map(({ pin }) => pin));
	const setsOthers = setsUnknownPin(program);
	return firstOf(used, ({ pin, as, line }) => {
		if (pin === ON_BOARD && as === "set" && Object.keys(facts.wired).length === 0) return null;
		if ((facts.wired[pin] ?? []).length > 0) return null;
		const free = Object.entries(facts.wired).find(
			([other, parts]) =>
				!names.has(other) &&
				!(setsOthers && parts.some(({ signal }) => signal === "taken")) &&
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

/** Two names for one pin, and a part on a pin that has no name. */
export const samePin: Rule = (facts, program) => {
	const used = new Set(usedPins(program).map(({ pin }) => pin));
	const names = new Set(
		program
			.calls("pinMode", "digitalWrite", "digitalRead", "analogRead", "analogWrite", "tone")
			.flatMap(({ call }) => (call.given[0]?.length === 1 ? (call.given[0][0]?.text ?? "") : "")),
	);
	const named = program.tree.globals.filter(({ name }) => names.has(name));
	return firstOf(named, ({ name, line }) => {
		const pin = program.pinOf(program.constants.get(name));
		const before = named.find((one) => one.line < line && program.pinOf(program.constants.get(one.name)) === pin);
		const [wired, parts] =
			Object.entries(facts.wired).find(
				([free, on]) => !used.has(free) && on.every(({ signal }) => signal !== "other"),
			) ?? [];
		if (pin === null || !before || !wired || !parts?.[0]) return null;
		const values = { name, other: before.name, pin, wired };
		return { code: "same_pin", values, line, pin: wired, part: parts[0].id };
	});
};

/** A pin is used on which nothing is, and no part waits elsewhere. A module that only talks has nothing on the pin that sends. */
export const emptyPin: Rule = (facts, program) =>
	firstOf(usedPins(program), ({ pin, as, line }) =>
		pin === ON_BOARD || as === "sends" || (facts.wired[pin] ?? []).length > 0
			? null
			: { code: "empty_pin", values: { pin }, line, pin },
	);

/** The line of the constant that names the pin. */
export function numberLine(program: Program, tokens: readonly Token[] | undefined): number | undefined {
	const [only] = tokens ?? [];
	if (only?.kind !== "name" || /^A[0-5]$/.test(only.text)) return undefined;
	return program.declared.find(({ name }) => name === only.text)?.line;
}
