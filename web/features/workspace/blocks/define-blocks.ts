import * as Blockly from "blockly/core";
import type { BlockDevices } from "#domain/block-program/devices.ts";
import { outputPins } from "#domain/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import { blockHelp } from "./block-help.ts";
import { lightName } from "./light-names.ts";

type Options = [string, string][];

/** Makes the blocks known to Blockly, with what this project has to choose from. Called before a workspace is opened. */
export function defineBlocks(devices: BlockDevices): void {
	const definitions = Blockly.common.createBlockDefinitionsFromJsonArray([
		...lightBlocks(devices),
		...flowBlocks(),
		...variableBlocks(),
		...valueBlocks(devices),
	]);
	Object.assign(Blockly.Blocks, definitions);
	Blockly.Blocks.number = numberBlock;
}

function statement(type: string, style: string, message0: string, args0: object[], rest: object = {}) {
	const tooltip = blockHelp(type);
	return { type, style, message0, args0, previousStatement: null, nextStatement: null, tooltip, ...rest };
}

function dropdown(name: string, options: Options) {
	return { type: "field_dropdown", name, options: options.length > 0 ? options : [["?", ""]] };
}

function number(name: string) {
	return { type: "input_value", name, check: "Number" };
}

function lightBlocks(devices: BlockDevices) {
	const lights = dropdown(
		"LIGHT",
		Object.keys(devices.lights).map((light) => [lightName(light), light]),
	);
	const pins = dropdown(
		"PIN",
		outputPins(devices).map((pin) => [pin, pin]),
	);
	const levels = dropdown("LEVEL", [
		[m.block_level_high(), "HIGH"],
		[m.block_level_low(), "LOW"],
	]);
	return [
		statement("light_on", "light", m.block_light_on({ light: "%1" }), [lights]),
		statement("light_off", "light", m.block_light_off({ light: "%1" }), [lights]),
		statement("light_blink", "light", m.block_light_blink({ light: "%1" }), [lights]),
		statement("pin_set", "light", m.block_pin_set({ pin: "%1", level: "%2" }), [pins, levels]),
	];
}

function flowBlocks() {
	const inside = (name: string) => ({ type: "input_statement", name });
	const condition = { type: "input_value", name: "CONDITION", check: "Boolean" };
	return [
		{
			type: "when_flag_clicked",
			style: "start",
			message0: m.block_flag(),
			nextStatement: null,
			tooltip: blockHelp("when_flag_clicked"),
		},
		statement("wait_seconds", "wait", m.block_wait({ seconds: "%1" }), [number("SECONDS")], { inputsInline: true }),
		statement("repeat_times", "repeat", m.block_repeat({ times: "%1" }), [number("TIMES")], {
			message1: "%1",
			args1: [inside("DO")],
			inputsInline: true,
		}),
		statement("forever", "repeat", m.block_forever(), [], {
			message1: "%1",
			args1: [inside("DO")],
			nextStatement: undefined,
		}),
		statement("if_then", "choice", m.block_if({ condition: "%1" }), [condition], {
			message1: "%1",
			args1: [inside("DO")],
			inputsInline: true,
		}),
		statement("if_else", "choice", m.block_if({ condition: "%1" }), [condition], {
			message1: "%1",
			args1: [inside("DO")],
			message2: m.block_else(),
			message3: "%1",
			args3: [inside("ELSE")],
			inputsInline: true,
		}),
	];
}

function variableBlocks() {
	const variable = { type: "field_variable", name: "VAR", variable: "count" };
	return [
		statement(
			"variable_set",
			"variable",
			m.block_variable_set({ variable: "%1", value: "%2" }),
			[variable, number("VALUE")],
			{ inputsInline: true },
		),
		statement(
			"variable_change",
			"variable",
			m.block_variable_change({ variable: "%1", value: "%2" }),
			[variable, number("BY")],
			{ inputsInline: true },
		),
		{ type: "variable_get", style: "variable", message0: "%1", args0: [variable], output: "Number" },
	];
}

function valueBlocks(devices: BlockDevices) {
	const sensors = (analog: boolean) =>
		dropdown(
			"SENSOR",
			Object.entries(devices.sensors)
				.filter(([, { kind }]) => (kind === "analog") === analog)
				.map(([id]) => [id, id]),
		);
	const operators = dropdown("OPERATOR", [
		[m.block_compare_less(), "less"],
		[m.block_compare_equal(), "equal"],
		[m.block_compare_more(), "more"],
	]);
	return [
		{ type: "sensor_reading", style: "sensor", message0: "%1", args0: [sensors(true)], output: "Number" },
		{ type: "sensed", style: "sensor", message0: "%1", args0: [sensors(false)], output: "Boolean" },
		{
			type: "compare",
			style: "choice",
			message0: "%1 %2 %3",
			args0: [number("LEFT"), operators, number("RIGHT")],
			output: "Boolean",
			inputsInline: true,
		},
	];
}

/** What a number may be follows from where it stands. Elsewhere, and while it is being loaded, it stays as it is. */
const RANGES: Record<string, { min: number; max: number; precision: number }> = {
	wait_seconds: { min: 0, max: 600, precision: 0.1 },
	repeat_times: { min: 0, max: 999, precision: 1 },
	variable_set: { min: -9999, max: 9999, precision: 1 },
	variable_change: { min: -9999, max: 9999, precision: 1 },
	compare: { min: -9999, max: 9999, precision: 1 },
};

const numberBlock = {
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
