import { inLocale } from "#domain/locale.ts";

/** A word that lessons explain: what it is called, and at most two sentences. */
export interface GlossaryEntry {
	readonly title: string;
	readonly text: string;
}

const files = import.meta.glob<Record<string, GlossaryEntry>>("./glossary.*.json", { import: "default" });

/** Every explained word, by its id. */
export async function loadGlossary(locale?: string): Promise<Readonly<Record<string, GlossaryEntry>>> {
	return (await inLocale(files, "./glossary.{locale}.json", locale)?.()) ?? {};
}

/** The kind of part that a word is, where its drawing explains it. */
export const DRAWN_WORDS: Readonly<Record<string, { kind: string; props?: Record<string, string | number> }>> = {
	led: { kind: "led", props: { color: "red" } },
	resistor: { kind: "resistor", props: { ohms: 220 } },
	"pull-up-resistor": { kind: "resistor", props: { ohms: 4700 } },
	breadboard: { kind: "breadboard" },
	buzzer: { kind: "buzzer" },
	"distance-sensor": { kind: "hc_sr04" },
	"flame-sensor": { kind: "flame_sensor" },
	"gas-sensor": { kind: "gas_sensor" },
	joystick: { kind: "joystick" },
	"light-sensor": { kind: "photoresistor" },
	"motion-sensor": { kind: "pir" },
	motor: { kind: "dc_motor" },
	"motor-driver": { kind: "motor_driver" },
	display: { kind: "lcd1602_i2c" },
	"tilt-switch": { kind: "tilt" },
	"touch-sensor": { kind: "touch" },
};

export interface TextPiece {
	readonly text: string;
	/** The word's id, where it is explained. */
	readonly word?: string;
}

/** A text cut where explained words stand in it, each the first time only. Longer words win: "light sensor" before "sensor". */
export function piecesOf(
	text: string,
	glossary: Readonly<Record<string, GlossaryEntry>>,
	words: readonly string[],
): TextPiece[] {
	const known = words
		.flatMap((id) => (glossary[id] ? [{ id, title: glossary[id].title }] : []))
		.toSorted((one, other) => other.title.length - one.title.length);
	for (const { id, title } of known) {
		const at = new RegExp(`(?<![\\p{L}-])${title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}s?(?![\\p{L}-])`, "iu").exec(
			text,
		);
		if (!at) continue;
		const others = words.filter((word) => word !== id);
		const [before, found] = [text.slice(0, at.index), at[0]];
		const first = before ? piecesOf(before, glossary, others) : [];
		const left = others.filter((other) => !first.some(({ word }) => word === other));
		return [...first, { text: found, word: id }, ...piecesOf(text.slice(at.index + found.length), glossary, left)];
	}
	return text ? [{ text }] : [];
}
