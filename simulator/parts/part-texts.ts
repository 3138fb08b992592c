import { inLocale } from "#domain/locale.ts";

/** What a kind of part is called, and what its pins and controls are. */
export interface PartTexts {
	readonly name: string;
	/** What it is called where the circuit has several, by their `props.label`: `{ "left": "Left motor" }`. */
	readonly labels?: Readonly<Record<string, string>>;
	/** Pins that are not called as everywhere, by their names. */
	readonly pins?: Readonly<Record<string, string>>;
	/** What each control changes. */
	readonly controls?: Readonly<Record<string, string>>;
	/** How a value reads in a unit that only this kind has: `{ "degrees": "{value}°" }`. */
	readonly units?: Readonly<Record<string, string>>;
}

/** The texts of every kind; each file's name has its locale. */
const texts = import.meta.glob<PartTexts>("./*/words.*.json", { eager: true, import: "default" });
const common = import.meta.glob<Pick<Required<PartTexts>, "pins">>("./words.*.json", {
	eager: true,
	import: "default",
});

/** The texts of a kind; undefined for one that does not exist. */
export function textsOf(kind: string, locale?: string): PartTexts | undefined {
	return inLocale(texts, `./${kind}/words.{locale}.json`, locale);
}

/** What a pin of a kind is: what is printed beside it where there are no others. */
export function pinText(kind: string, pin: string, locale?: string): string {
	return textsOf(kind, locale)?.pins?.[pin] ?? inLocale(common, "./words.{locale}.json", locale)?.pins[pin] ?? pin;
}
