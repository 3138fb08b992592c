import { z } from "zod/mini";

/**
 * A program of blocks in its neutral form: what matching, interpreter, C++ generator and server work with.
 *
 * The statements run once, from the first to the last. Each one's meaning:
 * - `light_on`, `light_off`: the light's pin goes high or low, then `LIGHT_STEP_MS` pass.
 * - `light_blink`: high for `BLINK_ON_MS`, then low for `BLINK_OFF_MS`.
 * - `pin_set`: the pin goes high or low; no pause.
 * - `wait`: the milliseconds pass. `wait_for`: the value in seconds, evaluated when it is reached; none below zero.
 * - `repeat`: the body as often as the value, evaluated when it is reached; not at all below one.
 * - `forever`: the body again and again, with `ROUND_REST_MS` after each round; what follows is never reached.
 * - `wait_until`: tests the condition every `ROUND_REST_MS` until it holds.
 * - `if`: `whenTrue` when the condition holds, otherwise `whenFalse`.
 * - `variable_set`, `variable_change` (adds): then `VARIABLE_STEP_MS` pass.
 * - `show`: a line of the display (0 is the upper one) shows the text and behind it the value, and nothing else.
 * - `tone`: the buzzer plays the pitch for so long; the program continues after it.
 * - `buzzer_set`: the buzzer sounds, or is quiet; no pause.
 * - `drive`: both wheels turn, or stop, until the next `drive`; no pause. A turn is on the spot.
 * Values are whole numbers of 32 bits that wrap around. A variable is 0 before its first use.
 */
export interface BlockProgram {
	version: 1;
	statements: Statement[];
}

export type Statement = StatementBody & {
	/** The block's own id: which one is running, or to be mended. */
	id: string;
};

type StatementBody =
	| { do: "light_on" | "light_off" | "light_blink"; light: string }
	| { do: "pin_set"; pin: string; high: boolean }
	| { do: "wait"; milliseconds: number }
	| { do: "wait_for"; seconds: Value }
	| { do: "repeat"; times: Value; body: Statement[] }
	| { do: "forever"; body: Statement[] }
	| { do: "if"; condition: Condition; whenTrue: Statement[]; whenFalse: Statement[] }
	| { do: "variable_set"; name: string; value: Value }
	| { do: "variable_change"; name: string; by: Value }
	| { do: "wait_until"; condition: Condition }
	| { do: "show"; line: 0 | 1; text: string; value: Value | null }
	| { do: "tone"; hertz: number; milliseconds: number }
	| { do: "buzzer_set"; on: boolean }
	| { do: "drive"; way: DriveWay };

export type DriveWay = (typeof DRIVE_WAYS)[number];

export const DRIVE_WAYS = ["forward", "backward", "left", "right", "stop"] as const;

/**
 * A whole number: written down, kept in a variable, or measured: by an analog sensor (0 to 1023), a thermometer (degrees
 * Celsius), a hygrometer (percent) or a distance sensor (centimetres; 0 where nothing is in reach).
 */
export type Value =
	| { kind: "number"; value: number }
	| { kind: "variable"; name: string }
	| { kind: "sensor"; sensor: string };

/** `sensed`: a button is pressed, a motion sensor sees motion. `always_false` is an empty condition input. */
export type Condition =
	| { kind: "not"; condition: Condition }
	| { kind: "sensed"; sensor: string }
	| { kind: "compare"; operator: CompareOperator; left: Value; right: Value }
	| { kind: "always_false" };

export type CompareOperator = (typeof COMPARE_OPERATORS)[number];

export const COMPARE_OPERATORS = ["less", "equal", "more"] as const;

/** The longest program an endpoint takes. */
export const STATEMENTS_MAXIMUM = 400;
export const LONGEST_WAIT_MS = 600_000;
export const NUMBER_MAXIMUM = 9999;
export const TEXT_MAXIMUM = 16;
export const NAME_MAXIMUM = 60;
export const LOWEST_HERTZ = 31;
export const HIGHEST_HERTZ = 5000;
export const LONGEST_TONE_MS = 10_000;
const NESTED_MAXIMUM = 60;

const name = z.string().check(z.minLength(1), z.maxLength(NAME_MAXIMUM));
const id = z.string().check(z.minLength(1), z.maxLength(60));

const value: z.ZodMiniType<Value> = z.lazy(() =>
	z.discriminatedUnion("kind", [
		z.object({
			kind: z.literal("number"),
			value: z.int().check(z.minimum(-NUMBER_MAXIMUM), z.maximum(NUMBER_MAXIMUM)),
		}),
		z.object({ kind: z.literal("variable"), name }),
		z.object({ kind: z.literal("sensor"), sensor: name }),
	]),
);

/** What the display's letters can show. */
const shownText = z.string().check(z.maxLength(TEXT_MAXIMUM), z.regex(/^[\x20-\x7d]*$/));

const condition: z.ZodMiniType<Condition> = z.lazy(() =>
	z.discriminatedUnion("kind", [
		z.object({ kind: z.literal("sensed"), sensor: name }),
		z.object({ kind: z.literal("compare"), operator: z.enum(COMPARE_OPERATORS), left: value, right: value }),
		z.object({ kind: z.literal("not"), condition }),
		z.object({ kind: z.literal("always_false") }),
	]),
);

const statements: z.ZodMiniType<Statement[]> = z.lazy(() => z.array(statement).check(z.maxLength(STATEMENTS_MAXIMUM)));

const statement: z.ZodMiniType<Statement> = z.lazy(() =>
	z.discriminatedUnion("do", [
		z.object({ do: z.enum(["light_on", "light_off", "light_blink"]), id, light: name }),
		z.object({ do: z.literal("pin_set"), id, pin: name, high: z.boolean() }),
		z.object({ do: z.literal("wait"), id, milliseconds: z.int().check(z.minimum(0), z.maximum(LONGEST_WAIT_MS)) }),
		z.object({ do: z.literal("wait_for"), id, seconds: value }),
		z.object({ do: z.literal("repeat"), id, times: value, body: statements }),
		z.object({ do: z.literal("forever"), id, body: statements }),
		z.object({ do: z.literal("if"), id, condition, whenTrue: statements, whenFalse: statements }),
		z.object({ do: z.literal("variable_set"), id, name, value }),
		z.object({ do: z.literal("variable_change"), id, name, by: value }),
		z.object({ do: z.literal("wait_until"), id, condition }),
		z.object({
			do: z.literal("show"),
			id,
			line: z.union([z.literal(0), z.literal(1)]),
			text: shownText,
			value: z.nullable(value),
		}),
		z.object({
			do: z.literal("tone"),
			id,
			hertz: z.int().check(z.minimum(LOWEST_HERTZ), z.maximum(HIGHEST_HERTZ)),
			milliseconds: z.int().check(z.minimum(0), z.maximum(LONGEST_TONE_MS)),
		}),
		z.object({ do: z.literal("buzzer_set"), id, on: z.boolean() }),
		z.object({ do: z.literal("drive"), id, way: z.enum(DRIVE_WAYS) }),
	]),
);

/** Parses an untrusted program; refuses one that is nested too deeply or has too many statements. */
export const blockProgram: z.ZodMiniType<BlockProgram> = z.lazy(() =>
	z
		.pipe(
			z.unknown().check(z.refine((input) => nestingOf(input) <= NESTED_MAXIMUM, "nested too deeply")),
			z.object({ version: z.literal(1), statements }),
		)
		.check(
			z.refine((program) => allStatements(program.statements).length <= STATEMENTS_MAXIMUM, "too many statements"),
		),
);

/** Every statement of a program, outer before inner, in the order they are written. */
export function allStatements(list: readonly Statement[]): Statement[] {
	return list.flatMap((one) => [one, ...childrenOf(one).flatMap(allStatements)]);
}

/** The statement lists nested in a statement. */
export function childrenOf(one: Statement): readonly (readonly Statement[])[] {
	if (one.do === "repeat" || one.do === "forever") return [one.body];
	return one.do === "if" ? [one.whenTrue, one.whenFalse] : [];
}

/** Nesting depth of objects and lists; measured without recursion, up to the limit. */
function nestingOf(input: unknown): number {
	let level: unknown[] = [input];
	let depth = 0;
	while (depth <= NESTED_MAXIMUM) {
		const inner = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
		if (inner.length === 0) return depth;
		level = inner;
		depth += 1;
	}
	return depth;
}
