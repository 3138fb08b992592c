import { m } from "#messages/generated/messages.js";

const HELP: Record<string, (() => string) | undefined> = {
	when_flag_clicked: m.block_help_when_flag_clicked,
	light_on: m.block_help_light_on,
	light_off: m.block_help_light_off,
	light_blink: m.block_help_light_blink,
	pin_set: m.block_help_pin_set,
	wait_seconds: m.block_help_wait_seconds,
	repeat_times: m.block_help_repeat_times,
	forever: m.block_help_forever,
	if_then: m.block_help_if_then,
	if_else: m.block_help_if_else,
	variable_set: m.block_help_variable_set,
	variable_change: m.block_help_variable_change,
	variable_get: m.block_help_variable_get,
	wait_until: m.block_help_wait_until,
	not: m.block_help_not,
	compare: m.block_help_compare,
	sensed: m.block_help_sensed,
	sensor_reading: m.block_help_sensor_reading,
	show_text: m.block_help_show_text,
	show_value: m.block_help_show_value,
	play_tone: m.block_help_play_tone,
	buzzer_on: m.block_help_buzzer_on,
	buzzer_off: m.block_help_buzzer_off,
	drive: m.block_help_drive,
};

/** What a kind of block does, in a sentence or two; nothing for one without a text. */
export function blockHelp(type: string): string {
	return HELP[type]?.() ?? "";
}
