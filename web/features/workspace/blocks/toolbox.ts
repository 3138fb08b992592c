import type * as Blockly from "blockly/core";
import type { ToolboxBlock } from "#content/block-project.ts";

/** The project's blocks as Blockly's toolbox takes them: one list, all in view. */
export function toolboxOf(blocks: readonly ToolboxBlock[]): Blockly.utils.toolbox.ToolboxDefinition {
	return {
		kind: "flyoutToolbox",
		contents: blocks.map(({ type, fields, numbers }) => ({
			kind: "block",
			type,
			...(fields ? { fields } : {}),
			inputs: Object.fromEntries(
				Object.entries(numbers ?? {}).map(([input, value]) => [
					input,
					{ shadow: { type: "number", fields: { NUM: value } } },
				]),
			),
		})),
	};
}
