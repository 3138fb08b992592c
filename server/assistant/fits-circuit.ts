import { listSynonyms, type Passage } from "#content/passages.ts";
import type { Locale } from "#messages/generated/runtime.js";
import { textsOf } from "#simulator/parts/part-texts.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";
import { synonymsOf, wordsOf } from "./find-passages.ts";

/** The kinds of parts that a text names, given by the stems of its words. */
type PartNames = (stems: string) => string[];

/** A name of several words counts as a whole: a light sensor is no light. */
export function createPartNames(locale: Locale): PartNames {
	const alike = synonymsOf(listSynonyms(locale));
	const kindsOf = new Map<string, string[]>();
	for (const kind of PART_KINDS.keys()) {
		const { name = kind, controls = {} } = textsOf(kind, locale) ?? {};
		const felt = Object.values(controls).map((control) => `${control} sensor`);
		const own = [name, kind.replaceAll("_", " "), ...felt].map((one) => wordsOf(one).join(" "));
		for (const one of new Set(own.flatMap((each) => [each, ...(alike.get(each) ?? [])])))
			kindsOf.set(one, [...(kindsOf.get(one) ?? []), kind]);
	}
	const longestFirst = [...kindsOf].toSorted(([one], [other]) => other.length - one.length);
	return (stems) => {
		let rest = ` ${stems} `;
		return longestFirst.flatMap(([name, kinds]) => {
			if (!rest.includes(` ${name} `)) return [];
			rest = rest.replaceAll(` ${name} `, " | ");
			return kinds;
		});
	};
}

/**
 * Tells of a passage whether it is about what lies before the learner: `parts`, the kinds in their circuit, or what their
 * question names. A line of another project is so where all of its parts are.
 */
export function fitsCircuit(question: string, parts: readonly string[], partNames: PartNames) {
	const here = new Set([...parts, ...partNames(question)]);
	return ({ title, parts: needed }: Passage): boolean => {
		if (needed) return needed.every((kind) => here.has(kind));
		const named = partNames(wordsOf(title).join(" "));
		return named.length === 0 || named.some((kind) => here.has(kind));
	};
}
