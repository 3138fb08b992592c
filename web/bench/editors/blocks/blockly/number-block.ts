import * as Blockly from "blockly/core";

/** The limits of a number follow from the block around it. Elsewhere, and while it is being loaded, it stays as it is. */
const RANGES: Record<string, { min: number; max: number; precision: number } | undefined> = {
	wait_seconds: { min: 0, max: 600, precision: 0.1 },
	play_tone: { min: 0, max: 10, precision: 0.1 },
	repeat_times: { min: 0, max: 999, precision: 1 },
	variable_set: { min: -9999, max: 9999, precision: 1 },
	variable_change: { min: -9999, max: 9999, precision: 1 },
	compare: { min: -9999, max: 9999, precision: 1 },
	show_value: { min: -9999, max: 9999, precision: 1 },
};

/** A number to write. */
export const numberBlock = {
	init(this: Blockly.Block) {
		const field = new Blockly.FieldNumber(0, undefined, undefined, undefined, (written) => {
			const range = RANGES[this.getParent()?.type ?? ""];
			if (!range || typeof written !== "number") return written;
			const rounded = Math.round(written / range.precision) * range.precision;
			return Number(Math.min(range.max, Math.max(range.min, rounded)).toFixed(1));
		});
		this.appendDummyInput().appendField(field, "NUM");
		this.setOutput(true, "Number");
		this.setStyle("number");
	},
};
