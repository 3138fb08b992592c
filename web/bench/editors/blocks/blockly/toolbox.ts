import type * as Blockly from "blockly/core";
import type { BlocksFacts, ToolboxBlock } from "#content/program-facts.ts";
import { m } from "#messages/generated/messages.js";

type Look = BlocksFacts["look"];

/** The keys under which the editor makes a new variable, and fills the drawer of variables. */
export const NEW_VARIABLE = "new-variable";
export const VARIABLE_DRAWER = "variable-drawer";

const CATEGORIES = [
	{ style: "light", name: m.block_category_lights, types: ["light_on", "light_off", "light_blink", "pin_set"] },
	{ style: "sound", name: m.block_category_sound, types: ["buzzer_on", "buzzer_off", "play_tone"] },
	{ style: "screen", name: m.block_category_screen, types: ["show_text", "show_value"] },
	{ style: "wheels", name: m.block_category_wheels, types: ["drive"] },
	{ style: "wait", name: m.block_category_wait, types: ["wait_seconds", "wait_until"] },
	{
		style: "choice",
		name: m.block_category_logic,
		types: ["forever", "repeat_times", "if_then", "if_else", "compare", "not"],
	},
	{ style: "sensor", name: m.block_category_sensors, types: ["sensed", "sensor_reading"] },
	{ style: "variable", name: m.block_category_variables, types: ["variable_set", "variable_change", "variable_get"] },
] as const;

/** The project's blocks as Blockly's toolbox takes them: one list, all in view, or in categories. */
export function toolboxOf(blocks: readonly ToolboxBlock[], look: Look): Blockly.utils.toolbox.ToolboxDefinition {
	if (look === "pictures") return { kind: "flyoutToolbox", contents: blocks.map(entryOf) };
	return {
		kind: "categoryToolbox",
		contents: CATEGORIES.flatMap(({ style, name, types }) => {
			const own = blocks.filter(({ type }) => types.some((one) => one === type));
			if (own.length === 0) return [];
			const filled = style === "variable" ? { custom: VARIABLE_DRAWER } : { contents: own.map(entryOf) };
			return [{ kind: "category", name: name(), categorystyle: style, ...filled }];
		}),
	};
}

/**
 * What lies in the drawer of variables: the way to make one, the blocks for the project's own ones, of which the first is
 * for the learner's newest instead if there is one, and each one to read.
 * @param made the names of the variables there are, the newest last
 */
export function variableDrawer(blocks: readonly ToolboxBlock[], made: readonly string[]): ToolboxEntry[] {
	const own = blocks.filter(({ variable }) => variable !== undefined);
	const offered = own.flatMap(({ variable }) => variable ?? []);
	const newest = made.findLast((name) => !offered.includes(name));
	const button = { kind: "button", text: m.block_variable_new(), callbackkey: NEW_VARIABLE } as const;
	const entries = own.flatMap((block) => {
		const isFirst = own.find(({ type }) => type === block.type) === block;
		if (block.type !== "variable_get") return [entryOf(isFirst && newest ? { ...block, variable: newest } : block)];
		const names = isFirst ? [...new Set([...offered, ...made])].reverse() : [];
		return names.map((name) => entryOf({ ...block, variable: name }));
	});
	return [button, ...entries];
}

type ToolboxEntry = { kind: "button"; text: string; callbackkey: string } | { kind: "block"; type: string };

function entryOf(block: ToolboxBlock): ToolboxEntry & { kind: "block" } {
	return { kind: "block", ...savedOf(block) };
}

/** The block in Blockly's own form. */
function savedOf({ type, fields, variable, numbers = {}, plugged = {} }: ToolboxBlock): { type: string } {
	const inputs = [
		...Object.entries(numbers).map(
			([input, value]) => [input, { shadow: { type: "number", fields: { NUM: value } } }] as const,
		),
		...Object.entries(plugged).map(([input, block]) => [input, { block: savedOf(block) }] as const),
	];
	const named = variable === undefined ? {} : { VAR: { name: variable, type: "" } };
	return Object.assign({ type, fields: { ...fields, ...named } }, { inputs: mergedInputs(inputs) });
}

/** A block covers the number that is there when it is taken out. */
function mergedInputs(inputs: readonly (readonly [string, object])[]): Record<string, object> {
	const merged: Record<string, object> = {};
	for (const [input, content] of inputs) merged[input] = { ...merged[input], ...content };
	return merged;
}
