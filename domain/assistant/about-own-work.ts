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
