import {
	type BlockProgram,
	blockProgram,
	COMPARE_OPERATORS,
	type Condition,
	DRIVE_WAYS,
	HIGHEST_HERTZ,
	LONGEST_TONE_MS,
	LONGEST_WAIT_MS,
	LOWEST_HERTZ,
	NUMBER_MAXIMUM,
	type Statement,
	TEXT_MAXIMUM,
	type Value,
} from "./block-program.ts";
import { type BlocklyState, readBlocklyState, type SavedBlock } from "./blockly-state.ts";
import { shortNames } from "./short-names.ts";

/** The block that every program hangs from. */
export const FLAG_BLOCK = "when_flag_clicked";

/** A block that the workspace has but programs do not know. */
class UnknownBlock extends Error {}

/**
 * The program of the blocks below "When flag clicked"; unattached blocks are ignored. An empty input for a
 * number is 0, for a condition false.
 * @param state what `Blockly.serialization.workspaces.save` gave
 * @returns null for something that is no workspace of ours
 */
export function fromBlockly(state: unknown): BlockProgram | null {
	const read = readBlocklyState(state);
	if (!read) return null;
	const flag = read.blocks.blocks.find((block) => block.type === FLAG_BLOCK);
	try {
		const statements = statementsFrom(flag?.next?.block, { ...read, variables: shortNames(read.variables ?? []) });
		const checked = blockProgram.safeParse({ version: 1, statements });
		return checked.success ? checked.data : null;
	} catch (error) {
		if (error instanceof UnknownBlock) return null;
		throw error;
	}
}

function statementsFrom(first: SavedBlock | undefined, state: BlocklyState): Statement[] {
	const statements: Statement[] = [];
	for (let block = first; block; block = block.next?.block) statements.push(statementFrom(block, state));
	return statements;
}

function statementFrom(block: SavedBlock, state: BlocklyState): Statement {
	const { id } = block;
	const inside = (input: string) => statementsFrom(block.inputs?.[input]?.block, state);
	const value = (input: string) => valueFrom(plugged(block, input), state);
	switch (block.type) {
		case "light_on":
		case "light_off":
		case "light_blink":
			return { do: block.type, id, light: textField(block, "LIGHT") };
		case "pin_set":
			return { do: "pin_set", id, pin: textField(block, "PIN"), high: textField(block, "LEVEL") === "HIGH" };
		case "wait_seconds":
			return waitFrom(block, state);
		case "repeat_times":
			return { do: "repeat", id, times: value("TIMES"), body: inside("DO") };
		case "forever":
			return { do: "forever", id, body: inside("DO") };
		case "if_then":
		case "if_else":
			return {
				do: "if",
				id,
				condition: conditionFrom(plugged(block, "CONDITION"), state),
				whenTrue: inside("DO"),
				whenFalse: inside("ELSE"),
			};
		case "variable_set":
			return { do: "variable_set", id, name: variableField(block, state), value: value("VALUE") };
		case "variable_change":
			return { do: "variable_change", id, name: variableField(block, state), by: value("BY") };
		case "wait_until":
			return { do: "wait_until", id, condition: conditionFrom(plugged(block, "CONDITION"), state) };
		case "show_text":
			return { do: "show", id, ...shownFrom(block), value: null };
		case "show_value":
			return { do: "show", id, ...shownFrom(block), value: value("VALUE") };
		case "play_tone":
			return toneFrom(block);
		case "buzzer_on":
		case "buzzer_off":
			return { do: "buzzer_set", id, on: block.type === "buzzer_on" };
		case "drive":
			return { do: "drive", id, way: DRIVE_WAYS.find((way) => way === textField(block, "WAY")) ?? "stop" };
		default:
			throw new UnknownBlock(block.type);
	}
}

/** Characters that the display lacks are replaced with question marks. */
function shownFrom(block: SavedBlock): { line: 0 | 1; text: string } {
	const text = textField(block, "TEXT")
		.replace(/[^\x20-\x7d]/gu, "?")
		.slice(0, TEXT_MAXIMUM);
	return { line: textField(block, "LINE") === "2" ? 1 : 0, text };
}

function toneFrom(block: SavedBlock): Statement {
	const hertz = Math.round(Number(textField(block, "NOTE")) || LOWEST_HERTZ);
	const milliseconds = Math.round(numberField(plugged(block, "SECONDS"), "NUM") * 1000);
	return {
		do: "tone",
		id: block.id,
		hertz: between(LOWEST_HERTZ, hertz, HIGHEST_HERTZ),
		milliseconds: between(0, milliseconds, LONGEST_TONE_MS),
	};
}

function between(least: number, value: number, most: number): number {
	return Math.min(most, Math.max(least, value));
}

function waitFrom(block: SavedBlock, state: BlocklyState): Statement {
	const seconds = plugged(block, "SECONDS");
	if (seconds && seconds.type !== "number") return { do: "wait_for", id: block.id, seconds: valueFrom(seconds, state) };
	const milliseconds = Math.round(numberField(seconds, "NUM") * 1000);
	return { do: "wait", id: block.id, milliseconds: between(0, milliseconds, LONGEST_WAIT_MS) };
}

function valueFrom(block: SavedBlock | undefined, state: BlocklyState): Value {
	if (!block || block.type === "number") {
		const written = Math.round(numberField(block, "NUM"));
		return { kind: "number", value: between(-NUMBER_MAXIMUM, written, NUMBER_MAXIMUM) };
	}
	if (block.type === "variable_get") return { kind: "variable", name: variableField(block, state) };
	if (block.type === "sensor_reading") return { kind: "sensor", sensor: textField(block, "SENSOR") };
	throw new UnknownBlock(block.type);
}

function conditionFrom(block: SavedBlock | undefined, state: BlocklyState): Condition {
	if (!block) return { kind: "always_false" };
	if (block.type === "sensed") return { kind: "sensed", sensor: textField(block, "SENSOR") };
	if (block.type === "not") return { kind: "not", condition: conditionFrom(plugged(block, "CONDITION"), state) };
	if (block.type !== "compare") throw new UnknownBlock(block.type);
	const written = textField(block, "OPERATOR");
	return {
		kind: "compare",
		operator: COMPARE_OPERATORS.find((operator) => operator === written) ?? "equal",
		left: valueFrom(plugged(block, "LEFT"), state),
		right: valueFrom(plugged(block, "RIGHT"), state),
	};
}

function plugged(block: SavedBlock, input: string): SavedBlock | undefined {
	const found = block.inputs?.[input];
	return found?.block ?? found?.shadow;
}

function textField(block: SavedBlock, field: string): string {
	const written = block.fields?.[field];
	return typeof written === "string" ? written : "";
}

function numberField(block: SavedBlock | undefined, field: string): number {
	const written = block?.fields?.[field];
	return typeof written === "number" && Number.isFinite(written) ? written : 0;
}

/** Blockly stores a variable's id in the field, and its name beside the blocks. */
function variableField(block: SavedBlock, state: BlocklyState): string {
	const written = block.fields?.VAR;
	const id = typeof written === "object" && written !== null && "id" in written ? written.id : undefined;
	return state.variables?.find((variable) => variable.id === id)?.name ?? "";
}
