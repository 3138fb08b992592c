import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import { booleanInput, dropdown, numberInput, startBlock, statementBlock, valueBlock } from "./block-definition.ts";
import { deviceBlocks } from "./device-blocks.ts";

/** The variable that blocks out of the toolbox name. */
const FIRST_VARIABLE = "count";

/** Every kind of block but the number, with what this project has to choose from, as Blockly takes them. */
export function blockDefinitions(devices: BlockDevices): object[] {
	const flag = startBlock("when_flag_clicked", "start", m.block_flag());
	return [flag, ...deviceBlocks(devices), ...flowBlocks(), ...variableBlocks(), compareBlock()];
}

function flowBlocks() {
	const condition = booleanInput("CONDITION");
	const mouth = { mouth: "DO" };
	return [
		statementBlock("wait_seconds", "wait", {
			message: m.block_wait({ seconds: "%1" }),
			fields: [numberInput("SECONDS")],
		}),
		statementBlock("wait_until", "wait", { message: m.block_wait_until({ condition: "%1" }), fields: [condition] }),
		statementBlock("repeat_times", "repeat", {
			message: m.block_repeat({ times: "%1" }),
			fields: [numberInput("TIMES")],
			rows: [mouth],
		}),
		statementBlock("forever", "repeat", { message: m.block_forever(), rows: [mouth] }, { nextStatement: undefined }),
		statementBlock("if_then", "choice", {
			message: m.block_if({ condition: "%1" }),
			fields: [condition],
			rows: [mouth],
		}),
		statementBlock("if_else", "choice", {
			message: m.block_if({ condition: "%1" }),
			fields: [condition],
			rows: [mouth, { text: m.block_else() }, { mouth: "ELSE" }],
		}),
		valueBlock("not", "choice", { message: m.block_not({ condition: "%1" }), fields: [condition] }, "Boolean"),
	];
}

function variableBlocks() {
	const variable = { type: "field_variable", name: "VAR", variable: FIRST_VARIABLE };
	return [
		statementBlock("variable_set", "variable", {
			message: m.block_variable_set({ variable: "%1", value: "%2" }),
			fields: [variable, numberInput("VALUE")],
		}),
		statementBlock("variable_change", "variable", {
			message: m.block_variable_change({ variable: "%1", value: "%2" }),
			fields: [variable, numberInput("BY")],
		}),
		valueBlock("variable_get", "variable", { message: "%1", fields: [variable] }, "Number"),
	];
}

function compareBlock() {
	const operators = dropdown("OPERATOR", [
		[m.block_compare_less(), "less"],
		[m.block_compare_equal(), "equal"],
		[m.block_compare_more(), "more"],
	]);
	return valueBlock(
		"compare",
		"choice",
		{ message: "%1 %2 %3", fields: [numberInput("LEFT"), operators, numberInput("RIGHT")] },
		"Boolean",
	);
}
