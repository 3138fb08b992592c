import type {
	BlockProgram,
	CompareOperator,
	Condition,
	DriveWay,
	Statement,
	Value,
} from "#domain/bench/block-program/block-program.ts";

/**
 * Block programs as text, one block a line, indented with tabs:
 *
 *     forever
 *     	if light < 500
 *     		on white
 *     	else
 *     		off white
 *
 * Values are numbers, sensors (`light`) or variables (`$level`). docs/writing-a-lesson.md lists every line.
 */
export function parseProgram(text: string): BlockProgram {
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const reader = { lines, index: 0, id: 0 };
	const statements = readBody(reader, 0);
	if (reader.index < lines.length) throw new BadProgramText(lines[reader.index] ?? "");
	return { version: 1, statements };
}

/** A line that is no block, or is indented too far. */
export class BadProgramText extends Error {}

type Reader = { lines: readonly string[]; index: number; id: number };

function readBody(reader: Reader, depth: number): Statement[] {
	const statements: Statement[] = [];
	for (;;) {
		const line = reader.lines[reader.index];
		if (line === undefined || depthOf(line) !== depth || line.trim() === "else") return statements;
		statements.push(readStatement(reader, line.trim(), depth));
	}
}

function depthOf(line: string): number {
	return line.length - line.trimStart().length;
}

const DRAWN = /^(on|off|blink) (\w+)$/;
const LIGHTS = { on: "light_on", off: "light_off", blink: "light_blink" } as const;

function readStatement(reader: Reader, line: string, depth: number): Statement {
	reader.index += 1;
	reader.id += 1;
	const id = `b${reader.id}`;
	const body = () => readBody(reader, depth + 1);
	const [verb = "", ...tokens] = line.split(" ");
	const rest = tokens.join(" ");
	const drawn = DRAWN.exec(line);
	if (drawn) return { do: LIGHTS[drawn[1] as keyof typeof LIGHTS], id, light: drawn[2] ?? "" };
	switch (verb) {
		case "pin":
			return { do: "pin_set", id, pin: tokens[0] ?? "", high: tokens[1] === "high" };
		case "wait":
			if (tokens[0] === "until") return { do: "wait_until", id, condition: readCondition(tokens.slice(1).join(" ")) };
			if (tokens[0] === "for") return { do: "wait_for", id, seconds: readValue(tokens[1] ?? "") };
			return { do: "wait", id, milliseconds: milliseconds(rest) };
		case "repeat":
			return { do: "repeat", id, times: readValue(rest), body: body() };
		case "forever":
			return { do: "forever", id, body: body() };
		case "if": {
			const condition = readCondition(rest);
			const whenTrue = body();
			const next = reader.lines[reader.index];
			if (next?.trim() !== "else" || depthOf(next) !== depth)
				return { do: "if", id, condition, whenTrue, whenFalse: [] };
			reader.index += 1;
			return { do: "if", id, condition, whenTrue, whenFalse: body() };
		}
		case "set":
			return { do: "variable_set", id, name: tokens[0] ?? "", value: readValue(tokens[2] ?? "") };
		case "change":
			return { do: "variable_change", id, name: tokens[0] ?? "", by: readValue(tokens[2] ?? "") };
		case "show":
			return readShow(id, rest);
		case "tone":
			return { do: "tone", id, hertz: Number(tokens[0]), milliseconds: milliseconds(tokens[1] ?? "") };
		case "buzzer":
			return { do: "buzzer_set", id, on: rest === "on" };
		case "drive":
			return { do: "drive", id, way: rest as DriveWay };
		default:
			throw new BadProgramText(line);
	}
}

function milliseconds(seconds: string): number {
	return Math.round(Number(seconds) * 1000);
}

/** `show 1 "Temp C: " temperature`: the line, the text, and a value behind it if there is one. */
function readShow(id: string, rest: string): Statement {
	const [, line, text, value] = /^([12]) "([^"]*)"(?: (\S+))?$/.exec(rest) ?? [];
	if (text === undefined) throw new BadProgramText(`show ${rest}`);
	return { do: "show", id, line: line === "2" ? 1 : 0, text, value: value ? readValue(value) : null };
}

const OPERATORS: Record<string, CompareOperator> = { "<": "less", "=": "equal", ">": "more" };

/** `light < 500`, `sensed touch`, `not sensed touch`, `never`. */
function readCondition(rest: string): Condition {
	if (rest === "never") return { kind: "always_false" };
	if (rest.startsWith("not ")) return { kind: "not", condition: readCondition(rest.slice(4)) };
	if (rest.startsWith("sensed ")) return { kind: "sensed", sensor: rest.slice(7) };
	const [left = "", sign = "", right = ""] = rest.split(" ");
	const operator = OPERATORS[sign];
	if (!operator) throw new BadProgramText(rest);
	return { kind: "compare", operator, left: readValue(left), right: readValue(right) };
}

function readValue(word: string): Value {
	if (word.startsWith("$")) return { kind: "variable", name: word.slice(1) };
	if (/^-?\d+$/.test(word)) return { kind: "number", value: Number(word) };
	if (!/^[a-z]\w*$/.test(word)) throw new BadProgramText(word);
	return { kind: "sensor", sensor: word };
}
