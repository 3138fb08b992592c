import { inLocale } from "#domain/locale.ts";

/** What a learner should know of a kind of part before using it. */
export interface PartAbout {
	/** As a shop calls it. `{color}`, `{ohms}`, `{type}` are what is printed on it, `{cells}` how many cells a battery has. */
	readonly name: string;
	/** What it does. `{stripes}` are a resistor's. */
	readonly does: string;
	/** Which way round; only where that matters. */
	readonly polarity?: string;
	readonly limits?: string;
	/** For the real board. */
	readonly tip?: string;
	readonly safety?: string;
	/** What can be used instead. */
	readonly substitute?: string;
	/** 1 to 3: from a few coins to the price of a meal and more. */
	readonly price: 1 | 2 | 3;
	/** The data sheet that its model follows, with the page. */
	readonly datasheet?: string;
}

const files = import.meta.glob<PartAbout>("./*/about.*.json", { eager: true, import: "default" });

/** What there is to know of a kind; undefined for one that no lesson uses. */
export function aboutPart(kind: string, locale?: string): PartAbout | undefined {
	return inLocale(files, `./${kind}/about.{locale}.json`, locale);
}
