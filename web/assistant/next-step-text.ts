import type { NextStep, WorkFacts } from "#domain/bench/next-step/work-facts.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import type { Circuit } from "#simulator/circuit.ts";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { partTextIn } from "#web/bench/player/circuit/part-text.ts";
import { wiringText } from "#web/bench/player/circuit/wiring-text.ts";
import { FOR_BLOCKS } from "./block-step-messages.ts";
import { FOR_SKETCHES } from "./next-step-messages.ts";

type Values = Readonly<Record<string, string>>;

/** What the text of a step names. */
interface StepContext {
	readonly language: WorkFacts["language"];
	readonly circuit: Circuit;
	readonly wanted: Circuit | null;
	/** A compiler's message, explained in one line. */
	readonly diagnostic: (found: NonNullable<NextStep["diagnostic"]>) => string;
	/** The first failed check: its title, and what was seen. */
	readonly check: { readonly title: string; readonly seen: string } | null;
}

/** A next step in one or two sentences. They name the line, the pin or the part that it is about. */
export function nextStepText(step: NextStep, context: StepContext): string {
	const { code, diagnostic, wiring, line, part } = step;
	const { circuit, wanted, language, check } = context;
	if (diagnostic) return context.diagnostic(diagnostic);
	if (wiring && code === "wrong_wire")
		return m.assistant_step_wrong_wire({ problem: wiringText(wiring, circuit, wanted ?? undefined) });
	const partOf = (id: string) => {
		for (const one of [circuit, wanted]) {
			const found = one?.parts.find((part) => part.id === id);
			if (one && found) return { name: partTextIn(one, found), kind: found.kind };
		}
		return { name: m.assistant_step_part(), kind: "" };
	};
	const nameOf = (id: string) => partOf(id).name;
	const values = Object.fromEntries(Object.entries(step.values).map(([name, value]) => [name, String(value)]));
	const all = {
		...values,
		...check,
		...(line === undefined ? {} : { line: String(line) }),
		...(code !== "swapped_outputs" || values.other === undefined ? {} : { other: nameOf(values.other) }),
		part: part === undefined ? m.assistant_step_part() : nameOf(part),
		situation: situationText(values, partOf),
	};
	const ends = ["inverted", "threshold", "limit"].includes(code) ? (values.on === "1" ? "_on" : "_off") : "";
	const way = code === "wrong_factor" ? `_${values.way}` : "";
	const key = `${code}${ends}${way}${code === "check_failed" && line !== undefined ? "_line" : ""}`;
	const ofBlocks = FOR_BLOCKS[key] ?? (check ? FOR_BLOCKS.check_failed : undefined);
	const message = language === "blocks" ? ofBlocks : FOR_SKETCHES[key];
	if (!message) return m.assistant_step_unknown();
	return [message(all as never), directionText(values)].filter(Boolean).join(" ");
}

/** Which way a number should go. */
function directionText({ too, number }: Values): string {
	if (number === undefined || too === undefined) return "";
	return too === "small" ? m.assistant_step_number_small({ number }) : m.assistant_step_number_large({ number });
}

function situationText(
	{ sensor, control = "", value, reading }: Values,
	partOf: (id: string) => { name: string; kind: string },
): string {
	if (sensor === undefined || value === undefined) return m.assistant_situation_any();
	const { name, kind } = partOf(sensor);
	const controls = textsOf(kind, getLocale())?.controls ?? {};
	const moved = Object.keys(controls).length > 1 ? controls[control] : undefined;
	const texts = { sensor: moved ? m.assistant_situation_control({ part: name, control: moved }) : name, value };
	return reading === undefined ? m.assistant_situation(texts) : m.assistant_situation_reading({ ...texts, reading });
}
