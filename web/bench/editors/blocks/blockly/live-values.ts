import * as Blockly from "blockly/core";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { valueText } from "./value-text.ts";

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

/** Shows in each block that reads a sensor what the program last read, with its unit; nothing where it has read nothing. */
export function showLiveValues(
	workspace: Blockly.WorkspaceSvg,
	{ sensors }: BlockDevices,
	readings: Readonly<Record<string, number>>,
): void {
	for (const block of workspace.getBlocksByType("sensor_reading")) {
		const sensor = block.getFieldValue("SENSOR");
		const value = readings[sensor];
		const field = block.getField(LIVE_VALUE);
		const text = value === undefined ? null : valueText(sensors[sensor], value);
		if (text === null) {
			if (field) block.inputList[0]?.removeField(LIVE_VALUE);
		} else if (!field) {
			block.inputList[0]?.appendField(new LiveValue(text), LIVE_VALUE);
		} else if (field.getValue() !== text) {
			Blockly.Events.disable();
			try {
				field.setValue(text);
			} finally {
				Blockly.Events.enable();
			}
		}
	}
}
