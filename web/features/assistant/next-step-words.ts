import type { NextStep, WorkFacts } from "#domain/next-step/work-facts.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import { partWords } from "#web/circuit/part-words.ts";
import { wiringWords } from "#web/circuit/wiring-words.ts";

type Values = Readonly<Record<string, string>>;
type Say = (values: Values) => string;

/** What the words of a step name. */
interface StepContext {
	readonly language: WorkFacts["language"];
	readonly circuit: Circuit;
	readonly wanted: Circuit | null;
	/** A compiler's message, explained in one line. */
	readonly diagnostic: (found: NonNullable<NextStep["diagnostic"]>) => string;
	/** The first failed check: its title, and what was seen. */
	readonly check: { readonly title: string; readonly seen: string } | null;
}

const LINES: Readonly<Record<string, Say>> = {
	swapped_outputs: ({ line = "", other = "", otherPin = "", part = "", pin = "" }) =>
		m.assistant_step_swapped_outputs({ line, other, otherPin, part, pin }),
	all_well: () => m.assistant_step_all_well(),
	always_true: ({ condition = "", line = "" }) => m.assistant_step_always_true({ condition, line }),
	analog_read_of_digital: ({ line = "", part = "", pin = "" }) =>
		m.assistant_step_analog_read_of_digital({ line, part, pin }),
	backlight_off: ({ line = "", object = "" }) => m.assistant_step_backlight_off({ line, object }),
	beyond_range: ({ condition = "", line = "" }) => m.assistant_step_beyond_range({ condition, line }),
	check_failed: ({ line, seen = "", title = "" }) =>
		line ? m.assistant_step_check_failed_line({ line, seen, title }) : m.assistant_step_check_failed({ seen, title }),
	digital_read_of_analog: ({ line = "", part = "", pin = "" }) =>
		m.assistant_step_digital_read_of_analog({ line, part, pin }),
	empty_loop: ({ line = "" }) => m.assistant_step_empty_loop({ line }),
	empty_pin: ({ line = "", pin = "" }) => m.assistant_step_empty_pin({ line, pin }),
	exactly_equal: ({ condition = "", line = "" }) => m.assistant_step_exactly_equal({ condition, line }),
	fraction_cut: ({ line = "", name = "", type = "" }) => m.assistant_step_fraction_cut({ line, name, type }),
	hidden_variable: ({ line = "", name = "" }) => m.assistant_step_hidden_variable({ line, name }),
	ignores_sensor: ({ line = "", part = "", pin = "" }) => m.assistant_step_ignores_sensor({ line, part, pin }),
	input_as_output: ({ line = "", part = "", pin = "" }) => m.assistant_step_input_as_output({ line, part, pin }),
	inverted_off: ({ condition = "", line = "", part = "", situation = "" }) =>
		m.assistant_step_inverted_off({ condition, line, part, situation }),
	inverted_on: ({ condition = "", line = "", part = "", situation = "" }) =>
		m.assistant_step_inverted_on({ condition, line, part, situation }),
	library_not_started: ({ call = "", line = "", object = "" }) =>
		m.assistant_step_library_not_started({ call, line, object }),
	long_pause: ({ line = "", seconds = "" }) => m.assistant_step_long_pause({ line, seconds }),
	mark_never_set: ({ line = "", name = "" }) => m.assistant_step_mark_never_set({ line, name }),
	never_called: ({ line = "", name = "" }) => m.assistant_step_never_called({ line, name }),
	never_ends: ({ line = "" }) => m.assistant_step_never_ends({ line }),
	never_off: ({ line = "", part = "", pin = "" }) => m.assistant_step_never_off({ line, part, pin }),
	never_on: ({ line = "", part = "", pin = "" }) => m.assistant_step_never_on({ line, part, pin }),
	never_set: ({ line = "", name = "" }) => m.assistant_step_never_set({ line, name }),
	never_true: ({ condition = "", line = "" }) => m.assistant_step_never_true({ condition, line }),
	never_used: ({ line = "", name = "" }) => m.assistant_step_never_used({ line, name }),
	no_pause: ({ line = "", part = "", pin = "" }) => m.assistant_step_no_pause({ line, part, pin }),
	not_a_level: ({ condition = "", line = "" }) => m.assistant_step_not_a_level({ condition, line }),
	not_requested: ({ line = "", object = "" }) => m.assistant_step_not_requested({ line, object }),
	not_scaled: ({ line = "" }) => m.assistant_step_not_scaled({ line }),
	odd_speed: ({ line = "", speed = "" }) => m.assistant_step_odd_speed({ line, speed }),
	other_pin: ({ line = "", part = "", pin = "", wired = "" }) => m.assistant_step_other_pin({ line, part, pin, wired }),
	other_speed: ({ line = "", speed = "" }) => m.assistant_step_other_speed({ line, speed }),
	output_as_input: ({ line = "", mode = "", part = "", pin = "" }) =>
		m.assistant_step_output_as_input({ line, mode, part, pin }),
	pin_never_set: ({ line = "", part = "", pin = "" }) => m.assistant_step_pin_never_set({ line, part, pin }),
	prints_no_reading: ({ line = "" }) => m.assistant_step_prints_no_reading({ line }),
	prints_nothing: ({ line = "" }) => m.assistant_step_prints_nothing({ line }),
	prints_once: ({ line = "" }) => m.assistant_step_prints_once({ line }),
	pull_up_needed: ({ line = "", part = "", pin = "" }) => m.assistant_step_pull_up_needed({ line, part, pin }),
	read_once: ({ line = "", name = "" }) => m.assistant_step_read_once({ line, name }),
	reading_dropped: ({ call = "", line = "" }) => m.assistant_step_reading_dropped({ call, line }),
	reads_output: ({ line = "", part = "", pin = "" }) => m.assistant_step_reads_output({ line, part, pin }),
	runs_once: ({ line = "" }) => m.assistant_step_runs_once({ line }),
	sensor_not_read: ({ line = "", part = "", pin = "" }) => m.assistant_step_sensor_not_read({ line, part, pin }),
	sets_sensor: ({ line = "", part = "", pin = "" }) => m.assistant_step_sets_sensor({ line, part, pin }),
	short_pause: ({ line = "", ms = "", part = "" }) => m.assistant_step_short_pause({ line, ms, part }),
	shows_nothing: ({ line = "" }) => m.assistant_step_shows_nothing({ line }),
	stayed_high: ({ line = "", part = "", pin = "" }) => m.assistant_step_stayed_high({ line, part, pin }),
	stayed_low: ({ line = "", part = "", pin = "" }) => m.assistant_step_stayed_low({ line, part, pin }),
	stopped_crashed: () => m.assistant_step_stopped_crashed(),
	stopped_never_ends: ({ line = "" }) => m.assistant_step_stopped_never_ends({ line }),
	stopped_restarting: () => m.assistant_step_stopped_restarting(),
	stopped_serial_flood: ({ line = "" }) => m.assistant_step_stopped_serial_flood({ line }),
	stopped_too_fast: ({ line = "" }) => m.assistant_step_stopped_too_fast({ line }),
	threshold_off: ({ condition = "", line = "", part = "", situation = "" }) =>
		m.assistant_step_threshold_off({ condition, line, part, situation }),
	threshold_on: ({ condition = "", line = "", part = "", situation = "" }) =>
		m.assistant_step_threshold_on({ condition, line, part, situation }),
	tone_never_stops: ({ line = "" }) => m.assistant_step_tone_never_stops({ line }),
	too_small: ({ line = "", name = "", type = "" }) => m.assistant_step_too_small({ line, name, type }),
	whole_division: ({ line = "", text = "" }) => m.assistant_step_whole_division({ line, text }),
	wrong_wire: ({ problem = "" }) => m.assistant_step_wrong_wire({ problem }),
};

const BLOCKS: Readonly<Record<string, Say>> = {
	swapped_outputs: ({ other = "", part = "" }) => m.assistant_block_swapped_outputs({ other, part }),
	always_true: () => m.assistant_block_always_true(),
	never_true: () => m.assistant_block_never_true(),
	beyond_range: () => m.assistant_block_beyond_range(),
	check_failed: ({ seen = "", title = "" }) => m.assistant_block_check_failed({ seen, title }),
	empty_loop: () => m.assistant_block_empty_loop(),
	empty_pin: ({ pin = "" }) => m.assistant_block_empty_pin({ pin }),
	exactly_equal: () => m.assistant_block_exactly_equal(),
	ignores_sensor: ({ part = "" }) => m.assistant_block_ignores_sensor({ part }),
	inverted_off: ({ part = "", situation = "" }) => m.assistant_block_inverted_off({ part, situation }),
	inverted_on: ({ part = "", situation = "" }) => m.assistant_block_inverted_on({ part, situation }),
	long_pause: ({ seconds = "" }) => m.assistant_block_long_pause({ seconds }),
	never_ends: () => m.assistant_block_never_ends(),
	never_off: ({ part = "" }) => m.assistant_block_never_off({ part }),
	never_on: ({ part = "" }) => m.assistant_block_never_on({ part }),
	never_set: ({ name = "" }) => m.assistant_block_never_set({ name }),
	never_used: ({ name = "" }) => m.assistant_block_never_used({ name }),
	no_pause: ({ part = "" }) => m.assistant_block_no_pause({ part }),
	not_a_level: () => m.assistant_block_not_a_level(),
	other_pin: ({ part = "", pin = "", wired = "" }) => m.assistant_block_other_pin({ part, pin, wired }),
	pin_never_set: ({ part = "", pin = "" }) => m.assistant_block_pin_never_set({ part, pin }),
	prints_no_reading: () => m.assistant_block_prints_no_reading(),
	read_once: () => m.assistant_block_read_once(),
	runs_once: () => m.assistant_block_runs_once(),
	sensor_not_read: ({ part = "", pin = "" }) => m.assistant_block_sensor_not_read({ part, pin }),
	short_pause: ({ ms = "", part = "" }) => m.assistant_block_short_pause({ ms, part }),
	shows_nothing: () => m.assistant_block_shows_nothing(),
	prints_once: () => m.assistant_block_prints_once(),
	stayed_high: ({ part = "" }) => m.assistant_block_stayed_high({ part }),
	stayed_low: ({ part = "" }) => m.assistant_block_stayed_low({ part }),
	threshold_off: ({ part = "", situation = "" }) => m.assistant_block_threshold_off({ part, situation }),
	threshold_on: ({ part = "", situation = "" }) => m.assistant_block_threshold_on({ part, situation }),
	tone_never_stops: () => m.assistant_block_tone_never_stops(),
};
/** A next step in one or two sentences. They name the line, the pin or the part that it is about. */
export function nextStepWords(step: NextStep, context: StepContext): string {
	const { code, diagnostic, wiring, line, part } = step;
	const { circuit, wanted, language, check } = context;
	if (diagnostic) return context.diagnostic(diagnostic);
	if (wiring) return m.assistant_step_wrong_wire({ problem: wiringWords(wiring, circuit, wanted ?? undefined) });
	const nameOf = (id: string) => {
		const found = [...circuit.parts, ...(wanted?.parts ?? [])].find((one) => one.id === id);
		return found ? partWords(found) : m.assistant_step_part();
	};
	const values = Object.fromEntries(Object.entries(step.values).map(([name, value]) => [name, String(value)]));
	const all = {
		...values,
		...check,
		...(line === undefined ? {} : { line: String(line) }),
		...(values.other === undefined ? {} : { other: nameOf(values.other) }),
		part: part === undefined ? m.assistant_step_part() : nameOf(part),
		situation: situationWords(values, nameOf),
	};
	const key = code === "inverted" || code === "threshold" ? `${code}_${values.on === "1" ? "on" : "off"}` : code;
	const say = (language === "blocks" ? BLOCKS[key] : undefined) ?? LINES[key];
	return say?.(all) ?? m.assistant_step_unknown();
}

function situationWords({ sensor, value, reading }: Values, nameOf: (id: string) => string): string {
	if (sensor === undefined || value === undefined) return m.assistant_situation_any();
	const words = { sensor: nameOf(sensor), value };
	return reading === undefined ? m.assistant_situation(words) : m.assistant_situation_reading({ ...words, reading });
}
