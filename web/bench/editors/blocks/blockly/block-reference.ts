import type { ToolboxBlock } from "#content/program-facts.ts";
import { toolboxBlock } from "#content/toolbox-text.ts";
import { readBlocklyState, type SavedBlock } from "#domain/bench/block-program/blockly-state.ts";
import { m } from "#messages/generated/messages.js";
import { blockHelp } from "./block-help.ts";
import { chosenName } from "./option-lists.ts";

/** The blocks of a toolbox as words: as they stand there, and what each does; each kind once. */
export function blockReference(toolbox: readonly ToolboxBlock[]): { type: string; name: string; help: string }[] {
	const kinds = new Map(toolbox.map((block) => [block.type, block]).reverse() as [string, ToolboxBlock][]);
	return [...kinds.values()].reverse().map((block) => ({
		type: block.type,
		name: nameOf(block),
		help: blockHelp(block.type),
	}));
}

/** A program of blocks as lines, those within another block indented by four spaces; `state` as Blockly saves it. */
export function programLines(state: Record<string, unknown>): string[] {
	const [flag] = readBlocklyState(state)?.blocks.blocks ?? [];
	return linesFrom(flag?.next?.block);
}

function linesFrom(block: SavedBlock | undefined): string[] {
	if (!block) return [];
	const { type, inputs = {} } = block;
	const within = (input: string) => linesFrom(inputs[input]?.block).map((line) => `    ${line}`);
	const name = nameOf({ ...toolboxBlock(block), type: type === "if_else" ? "if_then" : type });
	const otherwise = type === "if_else" ? [m.block_else(), ...within("ELSE")] : [];
	return [name, ...within("DO"), ...otherwise, ...linesFrom(block.next?.block)];
}

function nameOf({ type, fields = {}, numbers = {}, plugged = {}, variable = "" }: ToolboxBlock): string {
	const chosen = (field: string) => chosenName(field, fields[field] ?? "");
	const inside = (input: string) => {
		const block = plugged[input];
		return block ? nameOf(block) : String(numbers[input] ?? "…");
	};
	const light = chosen("LIGHT");
	const condition = inside("CONDITION");
	switch (type) {
		case "light_on":
			return m.block_light_on({ light });
		case "light_off":
			return m.block_light_off({ light });
		case "light_blink":
			return m.block_light_blink({ light });
		case "pin_set":
			return m.block_pin_set({ pin: chosen("PIN"), level: m.block_level_high() });
		case "wait_seconds":
			return m.block_wait({ seconds: inside("SECONDS") });
		case "wait_until":
			return m.block_wait_until({ condition });
		case "repeat_times":
			return m.block_repeat({ times: inside("TIMES") });
		case "forever":
			return m.block_forever();
		case "if_then":
			return m.block_if({ condition });
		case "if_else":
			return `${m.block_if({ condition })} … ${m.block_else()}`;
		case "not":
			return m.block_not({ condition });
		case "show_text":
			return m.block_show_text({ text: chosen("TEXT"), line: chosen("LINE") });
		case "show_value":
			return m.block_show_value({ text: chosen("TEXT"), value: inside("VALUE"), line: chosen("LINE") });
		case "play_tone":
			return m.block_play_tone({ note: chosen("NOTE"), seconds: inside("SECONDS") });
		case "buzzer_on":
			return m.block_buzzer_on();
		case "buzzer_off":
			return m.block_buzzer_off();
		case "drive":
			return m.block_drive({ way: chosen("WAY") });
		case "variable_set":
			return m.block_variable_set({ variable, value: inside("VALUE") });
		case "variable_change":
			return m.block_variable_change({ variable, value: inside("BY") });
		case "variable_get":
			return variable;
		case "compare":
			return `${inside("LEFT")} ${COMPARED[fields.OPERATOR ?? "less"]?.()} ${inside("RIGHT")}`;
		default:
			return chosen("SENSOR");
	}
}

const COMPARED: Record<string, (() => string) | undefined> = {
	less: m.block_compare_less,
	equal: m.block_compare_equal,
	more: m.block_compare_more,
};
