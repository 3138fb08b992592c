import { blockHelp } from "./block-help.ts";
import { pictureOf } from "./block-pictures.ts";
import { ONLY_CHOICE, type OnlyChoiceJson } from "./only-choice.ts";
import type { Options } from "./option-lists.ts";

/** Parts of Blockly's definitions of blocks, as JSON. */

/** Words with `%1`, `%2`… for the fields and inputs that follow. */
export interface BlockTexts {
	message: string;
	fields?: object[];
	/** Rows below: a mouth for blocks, or a text between two mouths. */
	rows?: readonly ({ mouth: string } | { text: string })[];
}

/** A block that a program begins with: others hang under it, and it under none. */
export function startBlock(type: string, style: string, message: string): object {
	return { ...definition(type, style, { message }), nextStatement: null };
}

/** A block that hangs under others. */
export function statementBlock(type: string, style: string, texts: BlockTexts, rest: object = {}): object {
	return { ...definition(type, style, texts), previousStatement: null, nextStatement: null, ...rest };
}

/** A block that is plugged into an input: it gives a number, or yes or no. */
export function valueBlock(type: string, style: string, texts: BlockTexts, output: "Number" | "Boolean"): object {
	return { ...definition(type, style, texts), output };
}

function definition(type: string, style: string, { message, fields = [], rows = [] }: BlockTexts): object {
	const picture = pictureOf(type);
	const shifted = message.replace(/%(\d)/g, (_, index: string) => `%${Number(index) + 1}`);
	const below = rows.map((row, at) =>
		"mouth" in row
			? { [`message${at + 1}`]: "%1", [`args${at + 1}`]: [{ type: "input_statement", name: row.mouth }] }
			: { [`message${at + 1}`]: row.text },
	);
	return Object.assign(
		{ type, style, tooltip: blockHelp(type), inputsInline: true },
		picture ? { message0: `%1 ${shifted}`, args0: [picture, ...fields] } : { message0: message, args0: fields },
		...below,
	);
}

export function dropdown(name: string, options: Options): object {
	return { type: "field_dropdown", name, options: options.length > 0 ? options : [["?", ""]] };
}

/** Words instead of a list that would hold one entry. */
export function onlyChoice(name: string, [text, value]: Options[number]): OnlyChoiceJson {
	return { type: ONLY_CHOICE, name, text, value };
}

export function numberInput(name: string): object {
	return { type: "input_value", name, check: "Number" };
}

export function booleanInput(name: string): object {
	return { type: "input_value", name, check: "Boolean" };
}
