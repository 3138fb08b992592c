import { splitAtCommas } from "../../sketch/sketch-tree.ts";
import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import type { WorkFacts } from "../work-facts.ts";
import { numberLine } from "./pins.ts";
import { firstOf, type Rule } from "./rule.ts";

/** Which of a part's pins each of the values is that a library's object is given, by its constructor or by `begin`. */
const ROLES: Readonly<Record<string, { kind: string; by: "constructor" | "begin"; pins: readonly string[] }>> = {
	HX711: { kind: "hx711", by: "begin", pins: ["DT", "SCK"] },
	Ultrasonic: { kind: "hc_sr04", by: "constructor", pins: ["TRIG", "ECHO"] },
	LiquidCrystal: { kind: "lcd1602", by: "constructor", pins: ["RS", "E", "D4", "D5", "D6", "D7"] },
};

/** Kinds that answer at `ECHO` to a pulse at `TRIG`. */
export const ECHO_SENSORS: readonly string[] = ["hc_sr04", "jsn_sr04t", "water_tank"];

/** A pin of a part is given as another of its pins: `scale.begin(SCK, DT)`, `pulseIn(TRIG, HIGH)`. */
export const otherRole: Rule = ({ wired }, program) => {
	const given = [...byLibraries(program), ...byEcho(program)];
	return firstOf(given, ({ kind, role, tokens, line }) => {
		const pin = program.pinOf(tokens);
		const part = pin === null ? undefined : wired[pin]?.find((one) => one.kind === kind);
		const right = part && pinOf(part.id, role, wired);
		if (pin === null || !part || right === undefined || right === pin || part.pin === role) return null;
		return {
			code: "other_role",
			values: { pin, role, wired: right, own: part.pin },
			...{ line: numberLine(program, tokens) ?? line, pin, part: part.id },
		};
	});
};

interface Given {
	readonly kind: string;
	readonly role: string;
	readonly tokens: readonly Token[] | undefined;
	readonly line: number;
}

function byLibraries(program: Program): Given[] {
	return program.tree.globals.flatMap(({ type, name, given, line }) => {
		const roles = ROLES[type];
		const begun = program.sites.find(({ call }) => call.name === `${name}.begin`)?.call;
		const values = roles?.by === "begin" ? (begun?.given ?? []) : splitAtCommas(given);
		const at = roles?.by === "begin" ? (begun?.line ?? line) : line;
		// With seven values the second is RW.
		if (!roles || values.length > roles.pins.length + 1 || values.length === 7) return [];
		return roles.pins.map((role, index) => ({ kind: roles.kind, role, tokens: values[index], line: at }));
	});
}

function byEcho(program: Program): Given[] {
	return program
		.calls("pulseIn")
		.flatMap(({ call }) =>
			ECHO_SENSORS.map((kind) => ({ kind, role: "ECHO", tokens: call.given[0], line: call.line })),
		);
}

function pinOf(id: string, role: string, wired: WorkFacts["wired"]): string | undefined {
	return Object.keys(wired).find((pin) => wired[pin]?.some((one) => one.id === id && one.pin === role));
}
