import * as Blockly from "blockly/core";

/** The field that shows what a sensor block last gave. */
export const LIVE_VALUE = "LIVE";

/** A number in a white pill with a yellow edge. It is no part of the program: it is neither saved nor undone. */
class LiveValue extends Blockly.FieldLabel {
	override initView(): void {
		this.createBorderRect_();
		super.initView();
		this.fieldGroup_?.classList.add("block-live");
	}
}

/** Shows in each block that reads a sensor what the program last read; nothing where it has read nothing. */
export function showLiveValues(workspace: Blockly.WorkspaceSvg, readings: Readonly<Record<string, number>>): void {
	for (const block of workspace.getBlocksByType("sensor_reading")) {
		const value = readings[block.getFieldValue("SENSOR")];
		const field = block.getField(LIVE_VALUE);
		if (value === undefined) {
			if (field) block.inputList[0]?.removeField(LIVE_VALUE);
		} else if (!field) {
			block.inputList[0]?.appendField(new LiveValue(String(value)), LIVE_VALUE);
		} else if (field.getValue() !== String(value)) {
			Blockly.Events.disable();
			try {
				field.setValue(String(value));
			} finally {
				Blockly.Events.enable();
			}
		}
	}
}
