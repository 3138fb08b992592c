/** Questions about the learner's own work, English and Swahili: "What should I do next?", "Why does it not work?" */
const ABOUT_OWN_WORK = [
	/\bwhat (?:should|do|can|must) i do (?:next|now)\b/,
	/\bnext step\b/,
	/\bwhich check fails\b/,
	/\bwhat does this error mean\b/,
	/\b(?:what(?: is|'s|s) wrong|is it right|find (?:my|the) (?:mistake|error|bug))\b/,
	/\bwhy (?:does|do|is|are|will|did)(?:n't|nt| not)?\b.*\b(?:my|it|this)\b.*\b(?:work|works|working|pass|run|start)\b/,
	/\b(?:it|this|my (?:program|code|circuit|sketch|project)) (?:does|do|is|will|wo)(?:n't|nt| not)\b.*\b(?:work|working|run|pass)\b/,
	/\b(?:help me|i am stuck|i'm stuck|im stuck)\b/,
	/\b(?:nifanye nini|nimekwama|haifanyi kazi)\b/,
];

/** Whether a question is about the work at hand, rather than about a thing. */
export function isAboutOwnWork(question: string): boolean {
	const plain = question.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, " ");
	return ABOUT_OWN_WORK.some((pattern) => pattern.test(plain));
}

/** "Which check fails, and why?" */
export function asksForCheck(question: string): boolean {
	return /\bchecks?\b/i.test(question);
}

/** "Why does the lamp stay on?", "the buzzer never stops": what somebody sees their own project do, English and Swahili. */
const OWN_SYMPTOM = [
	/\b(?:why|mbona|kwa ?nini)\b.*\b(?:my|it|this|the|yangu|langu|changu)\b.*(?:n't|\b(?:not|never|always|only|still|stays?|keeps?|stops?|wrong|nothing|too|again))\b/,
	/\b(?:my|it|this|the) .*\b(?:never|always|nothing|doesn't|doesnt|does not|won't|wont|will not|stays|keeps|stopped|stops)\b/,
	/\b(?:hai|hau|hawa|hazi|haya)(?:wak|zim|li|fanyi|onyesh|badilik|simam|zunguk)\w*/,
];

/** A question for what a thing is, or how it is done. */
const ABOUT_A_THING = /^(?:what (?:is|are|does)|what's|whats|how (?:do|does|can|to)|can i|may i|which|where|is it)\b/;

/** Whether a question tells how the work at hand behaves: a look at the work says more than any text. */
export function tellsOwnSymptom(question: string): boolean {
	const plain = question.trim().toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, " ");
	return !ABOUT_A_THING.test(plain) && OWN_SYMPTOM.some((pattern) => pattern.test(plain));
}
