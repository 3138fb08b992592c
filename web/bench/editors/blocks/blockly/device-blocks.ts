import { TEXT_MAXIMUM } from "#domain/bench/block-program/block-program.ts";
import { type BlockDevices, settablePins } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import { dropdown, numberInput, onlyChoice, statementBlock, valueBlock } from "./block-definition.ts";
import { fixedOptions, lightOptions, sensorOptions } from "./option-lists.ts";

/** Blocks that reach the project's parts. */
export function deviceBlocks(devices: BlockDevices): object[] {
	return [...lightBlocks(devices), ...soundBlocks(), ...displayBlocks(), ...sensorBlocks(devices), driveBlock()];
}

function lightBlocks(devices: BlockDevices) {
	const fields = [dropdown("LIGHT", lightOptions(devices))];
	const pins = dropdown(
		"PIN",
		settablePins(devices).map((pin) => [pin, pin]),
	);
	const levels = dropdown("LEVEL", [
		[m.block_level_high(), "HIGH"],
		[m.block_level_low(), "LOW"],
	]);
	return [
		statementBlock("light_on", "light", { message: m.block_light_on({ light: "%1" }), fields }),
		statementBlock("light_off", "light", { message: m.block_light_off({ light: "%1" }), fields }),
		statementBlock("light_blink", "light", { message: m.block_light_blink({ light: "%1" }), fields }),
		statementBlock("pin_set", "light", {
			message: m.block_pin_set({ pin: "%1", level: "%2" }),
			fields: [pins, levels],
		}),
	];
}

function soundBlocks() {
	return [
		statementBlock("buzzer_on", "sound", { message: m.block_buzzer_on() }),
		statementBlock("buzzer_off", "sound", { message: m.block_buzzer_off() }),
		statementBlock("play_tone", "sound", {
			message: m.block_play_tone({ note: "%1", seconds: "%2" }),
			fields: [dropdown("NOTE", fixedOptions("NOTE")), numberInput("SECONDS")],
		}),
	];
}

function displayBlocks() {
	const text = { type: "field_input", name: "TEXT", text: "", spellcheck: false, maxLength: TEXT_MAXIMUM };
	const line = dropdown("LINE", [
		["1", "1"],
		["2", "2"],
	]);
	return [
		statementBlock("show_text", "screen", {
			message: m.block_show_text({ text: "%1", line: "%2" }),
			fields: [text, line],
		}),
		statementBlock("show_value", "screen", {
			message: m.block_show_value({ text: "%1", value: "%2", line: "%3" }),
			fields: [text, numberInput("VALUE"), line],
		}),
	];
}

function driveBlock() {
	return statementBlock("drive", "wheels", {
		message: m.block_drive({ way: "%1" }),
		fields: [dropdown("WAY", fixedOptions("WAY"))],
	});
}

function sensorBlocks(devices: BlockDevices) {
	const fields = (number: boolean) => {
		const options = sensorOptions(devices, number);
		const [only, ...others] = options;
		return [only && others.length === 0 ? onlyChoice("SENSOR", only) : dropdown("SENSOR", options)];
	};
	return [
		valueBlock("sensor_reading", "sensor", { message: "%1", fields: fields(true) }, "Number"),
		valueBlock("sensed", "sensor", { message: "%1", fields: fields(false) }, "Boolean"),
	];
}
