import type { BlockProgram, Condition, Statement, Value } from "./block-program.ts";
import type { SavedBlock } from "./blockly-state.ts";
import { FLAG_BLOCK } from "./from-blockly.ts";

/** Where the flag block lies in the workspace. */
const FLAG_POSITION = { x: 28, y: 28 };

/** The workspace state of a program, as Blockly saves it: the inverse of `fromBlockly`. */
export function toBlockly({ statements }: BlockProgram): Record<string, unknown> {
	const names = new Set<string>();
	const first = chainOf(statements, names);
	const flag = {
		type: FLAG_BLOCK,
		id: "flag",
		...FLAG_POSITION,
		deletable: false,
		...(first && { next: { block: first } }),
	};
	const variables = [...names].map((name) => ({ name, id: name }));
	return { blocks: { languageVersion: 0, blocks: [flag] }, ...(variables.length > 0 && { variables }) };
}

type Block = Omit<SavedBlock, "id"> & { id?: string };
type Names = Set<string>;

function chainOf([first, ...rest]: readonly Statement[], names: Names): Block | undefined {
	if (!first) return undefined;
	const block = { id: first.id, ...blockOf(first, names) };
	const next = chainOf(rest, names);
	return next ? ({ ...block, next: { block: next } } as Block) : block;
}

function blockOf(one: Statement, names: Names): Block {
	const body = (statements: readonly Statement[], input: string) => {
		const block = chainOf(statements, names);
		return block ? { [input]: { block } } : {};
	};
	const value = (input: string, given: Value) => ({ [input]: valueInput(given, `${one.id}-${input}`, names) });
	const condition = (given: Condition) => conditionInput(given, `${one.id}-CONDITION`, names);
	switch (one.do) {
		case "light_on":
		case "light_off":
		case "light_blink":
			return made(one.do, { LIGHT: one.light });
		case "pin_set":
			return made("pin_set", { PIN: one.pin, LEVEL: one.high ? "HIGH" : "LOW" });
		case "wait":
			return made("wait_seconds", {}, { SECONDS: shadow(one.milliseconds / 1000, `${one.id}-SECONDS`) });
		case "wait_for":
			return made("wait_seconds", {}, value("SECONDS", one.seconds));
		case "repeat":
			return made("repeat_times", {}, { ...value("TIMES", one.times), ...body(one.body, "DO") });
		case "forever":
			return made("forever", {}, body(one.body, "DO"));
		case "if":
			return made(
				one.whenFalse.length > 0 ? "if_else" : "if_then",
				{},
				{ ...condition(one.condition), ...body(one.whenTrue, "DO"), ...body(one.whenFalse, "ELSE") },
			);
		case "variable_set":
			return made("variable_set", variable(one.name, names), value("VALUE", one.value));
		case "variable_change":
			return made("variable_change", variable(one.name, names), value("BY", one.by));
		case "wait_until":
			return made("wait_until", {}, condition(one.condition));
		case "show": {
			const fields = { TEXT: one.text, LINE: String(one.line + 1) };
			return one.value === null ? made("show_text", fields) : made("show_value", fields, value("VALUE", one.value));
		}
		case "tone":
			return made(
				"play_tone",
				{ NOTE: String(one.hertz) },
				{ SECONDS: shadow(one.milliseconds / 1000, `${one.id}-SECONDS`) },
			);
		case "buzzer_set":
			return made(one.on ? "buzzer_on" : "buzzer_off");
		case "drive":
			return made("drive", { WAY: one.way });
	}
}

type Inputs = Record<string, object>;

function made(type: string, fields: Record<string, unknown> = {}, inputs: Inputs = {}): Block {
	return {
		type,
		...(Object.keys(fields).length > 0 && { fields }),
		...(Object.keys(inputs).length > 0 && { inputs }),
	} as Block;
}

function shadow(number: number, id: string): object {
	return { shadow: { type: "number", id, fields: { NUM: number } } };
}

/** A block in a number's input covers the number that is there when it is taken out. */
function valueInput(value: Value, id: string, names: Names): object {
	if (value.kind === "number") return shadow(value.value, id);
	const block =
		value.kind === "sensor"
			? made("sensor_reading", { SENSOR: value.sensor })
			: made("variable_get", variable(value.name, names));
	return { ...shadow(0, `${id}-0`), block: { id, ...block } };
}

function conditionInput(condition: Condition, id: string, names: Names): Inputs {
	const block = conditionBlock(condition, id, names);
	return block ? { CONDITION: { block: { id, ...block } } } : {};
}

function conditionBlock(condition: Condition, id: string, names: Names): Block | null {
	switch (condition.kind) {
		case "always_false":
			return null;
		case "sensed":
			return made("sensed", { SENSOR: condition.sensor });
		case "not":
			return made("not", {}, conditionInput(condition.condition, `${id}-not`, names));
		case "compare":
			return made(
				"compare",
				{ OPERATOR: condition.operator },
				{
					LEFT: valueInput(condition.left, `${id}-LEFT`, names),
					RIGHT: valueInput(condition.right, `${id}-RIGHT`, names),
				},
			);
	}
}

/** Blockly finds a variable by its id; here its name is its id. */
function variable(name: string, names: Names): Record<string, unknown> {
	names.add(name);
	return { VAR: { id: name } };
}
