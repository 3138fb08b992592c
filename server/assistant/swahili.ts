import words from "#content/swahili-words.json" with { type: "json" };

const NOUNS = new Map(Object.entries(words.words));
const VERBS = new Map(Object.entries(words.verbs));
const EMPTY = new Set(words.empty);

/** What a verb begins with: negation, subject, tense and object. "haiwaki", "inawaka" and "imewaka" are forms of "waka". */
const PREFIX =
	/^(?:ha|hu|si)?(?:ni|u|a|i|tu|m|wa|ki|vi|li|ya|zi|ku)?(?:na|li|ta|me|ja|ki|ka|nge|po)?(?:ni|ku|i|u|ki|li|zi)?$/;

/**
 * A word of Swahili in English, as learners mix both in a question; "" where it says nothing of what is asked, null where it
 * is not known.
 */
export function fromSwahili(spoken: string): string | null {
	// "nawezaje", how can I: the question is a suffix.
	const word = spoken.length > 6 ? spoken.replace(/je$/, "") : spoken;
	if (EMPTY.has(word)) return "";
	return NOUNS.get(word) ?? verbOf(word);
}

/** Whether a question is asked in Swahili, also with English words in it. */
export function isSwahili(question: string): boolean {
	const words = new Set(question.toLowerCase().match(/[\p{L}']+/gu) ?? []);
	const swahili = [...words].filter((word) => fromSwahili(word) !== null);
	// One word alone may be a name: the Maji Maji war.
	return swahili.length > 1 || (words.size > 0 && swahili.length === words.size);
}

function verbOf(word: string): string | null {
	// "haiwaki": a negated verb ends with i.
	for (const whole of word.endsWith("i") ? [word, `${word.slice(0, -1)}a`] : [word]) {
		for (let length = 0; length <= whole.length - 3; length += 1) {
			const [prefix, root] = [whole.slice(0, length), whole.slice(length)];
			if (!PREFIX.test(prefix)) continue;
			if (length > 0 && EMPTY.has(root)) return /^(?:ha|si)/.test(prefix) ? "not" : "";
			const verb = VERBS.get(root);
			if (verb !== undefined) return /^(?:ha|si)/.test(prefix) ? `not ${verb}` : verb;
		}
	}
	return null;
}
