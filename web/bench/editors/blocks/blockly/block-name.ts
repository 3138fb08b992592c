import * as Blockly from "blockly/core";
import { LIVE_VALUE } from "./live-values.ts";

/** A block as text, up to its mouth: "Turn on white", "If light < 500". */
export function blockName(block: Blockly.Block): string {
	const texts: string[] = [];
	for (const input of block.inputList) {
		if (input.type === Blockly.inputs.inputTypes.STATEMENT) break;
		for (const field of input.fieldRow)
			if (field.name !== LIVE_VALUE && !(field instanceof Blockly.FieldImage)) texts.push(field.getText());
		const inner = input.connection?.targetBlock();
		if (inner) texts.push(blockName(inner));
	}
	return texts.filter(Boolean).join(" ");
}
