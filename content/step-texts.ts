import type { Checks, Expectation } from "#simulator/checks/format.ts";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { type WatchedKind, watchedPart } from "#simulator/checks/watched-part.ts";
import type { StepTexts, WrittenSteps } from "./lesson-schema.ts";

/** `failure-words.<language>.json`: the texts of a failed step where a lesson says nothing of its own. */
export interface FailureWords {
	/** What is watched, by its kind. */
	readonly name: Readonly<Record<WatchedKind | "pin" | "row", string>>;
	/** By the code of what was seen, with what was expected where that matters. */
	readonly failed: Readonly<Record<string, string>>;
}

interface Written {
	readonly steps: WrittenSteps;
	/** What the lesson calls a pin, a part or a display's row (`lcd.2`). */
	readonly names: Readonly<Record<string, string>>;
}

/**
 * The texts of all steps of some checks: as they are written, and for the failures that nothing is written for, by default:
 * `when` of the step, and what was seen of what is watched.
 */
export function stepTexts(checks: Checks, { steps, names }: Written, words: FailureWords): Record<string, StepTexts> {
	return Object.fromEntries(
		stepIds(checks).map((id) => {
			const { title = "", when, hints, failed = {} } = steps[id] ?? {};
			const usual = when === undefined ? {} : defaultTexts(expectedAt(checks, id), when, names, words);
			return [id, { title, failed: { ...usual, ...failed }, ...(hints && { hints }) }];
		}),
	);
}

function expectedAt({ always, scenes }: Checks, id: string): readonly Expectation[] {
	const constant = always?.[id];
	return constant ? [constant] : (scenes[id]?.expect ?? []);
}

/** Of two expectations that are seen to fail alike, none has a default: the lesson must say which. */
function defaultTexts(
	expected: readonly Expectation[],
	when: string,
	names: Written["names"],
	words: FailureWords,
): Record<string, string> {
	const found = expected.flatMap((one) => {
		const name = nameOf(one, names, words);
		return codesOf(one).map(([code, key]) => {
			const text = words.failed[key] ?? "";
			return [code, text.replace("{when}", when).replace("{name}", name)] as const;
		});
	});
	const once = found.filter(([code, text]) => found.every(([other, same]) => other !== code || same === text));
	return Object.fromEntries(once);
}

function nameOf(one: Expectation, names: Written["names"], { name }: FailureWords): string {
	const part = watchedPart(one);
	if (part === undefined) return "pin" in one ? (names[one.pin] ?? name.pin.replace("{id}", one.pin)) : "";
	const whole = names[part.id] ?? name[part.kind];
	if (!("display" in one) || one.row === undefined) return whole;
	return names[`${part.id}.${one.row}`] ?? name.row.replace("{row}", `${one.row}`).replace("{display}", whole);
}

/** The codes of what may be seen instead (simulator/checks/watch-*.ts), each with its key among the words. */
function codesOf(one: Expectation): (readonly [code: string, key: string])[] {
	const same = (...codes: string[]) => codes.map((code) => [code, code] as const);
	if ("display" in one && "text" in one)
		return [...same("display_empty"), ["other_text", `other_text_${one.row ?? 1}`] as const];
	if ("display" in one) return same("display_empty", "no_number", "other_number", "unsteady");
	if ("buzzer" in one && "is" in one) return same(one.is === "silent" ? "sounded" : "stayed_silent");
	if ("buzzer" in one && "perSecond" in one) return same("stayed_silent", "sounded_steadily", "other_rate");
	if ("buzzer" in one && "beeps" in one) return same("other_beeps");
	if ("servo" in one) return same("other_angle");
	if ("serial" in one && "text" in one) {
		const repeated = ["repeated", "printed_again"] as const;
		return [["printed_nothing", "printed_no_line"], ...same("other_line"), ...(one.once ? [repeated] : [])];
	}
	if ("robot" in one) return same("fell", "leaned");
	if ("car" in one) return same("elsewhere");
	if ("pixels" in one) return same("panel_dark", "panel_flat", "panel_uneven", "panel_wrong");
	if ("motor" in one) return same("stands_still", "other_speed");
	if ("serial" in one) return same("printed_nothing");
	if ("phone" in one && "near" in one)
		return [["printed_nothing", "sent_nothing"], ...same("no_number", "other_number")];
	if ("phone" in one && "is" in one) return same("unasked");
	if ("phone" in one) return same("no_answer", "other_answer", ...(one.once ? ["repeated"] : []));
	if ("card" in one && "near" in one)
		return [
			["printed_nothing", "saved_nothing"],
			["other_number", "other_line_saved"],
			...same("no_number", "lines_lost"),
		];
	if ("card" in one) return same("written", "lines_lost");
	if ("pin" in one && "is" in one) return [["other_duty", `other_duty_${one.is}`]];
	if ("pin" in one && ("rises" in one || "near" in one)) return same("other_pulses");
	return "pin" in one ? same("stayed_low") : [];
}
