/** Code that is read out: "digital write thirteen comma high", "set pin eight to high". */

const SMALL =
	"zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const NUMBER = new RegExp(
	String.raw`\b(?:(?:${SMALL}|hundred|thousand)(?:[\s-]+(?:and[\s-]+(?=${SMALL}))?|\b))+`,
	"gi",
);
const SIGNS: readonly (readonly [RegExp, string])[] = [
	[/\b(?:dot|period)\b/gi, " . "],
	[/\b(?:open|close|opening|closing|left|right)?[\s-]*(?:brackets?|parenthes[ei]s|braces?)\b/gi, " "],
	[/\b(?:semi-?colons?|commas?|quotes?|quotation marks?)\b/gi, " "],
];
/** Between the words of a call that is read out. */
const FILLERS = /\b(?:the|an?|pins?(?![\s-]*mode)|number|value|of|to|with|as|at|on|for|and|then|is|be)\b/gi;

/** A sentence with its spoken numbers and signs as code writes them, and without the small words between. */
export function readOut(text: string): string {
	const signs = SIGNS.reduce((written, [spoken, sign]) => written.replace(spoken, sign), numbersIn(text));
	return signs.replace(FILLERS, " ");
}

const LEVEL = "high|low|on|off";
const PIN = String.raw`pin\s+(?:number\s+)?(\w+)`;
const SET = "set|make|put|write|drive|pull|turn|switch|bring";
const DESCRIBED: readonly RegExp[] = [
	new RegExp(String.raw`\b(?:${SET})\b[^.;!?\n]{0,40}?\b${PIN}\b[^.,;!?\n]{0,20}?\b(?<level>${LEVEL})\b`, "gi"),
	new RegExp(String.raw`\b(?:${SET})\s+(?<level>${LEVEL})\s+(?:the\s+)?${PIN}\b`, "gi"),
];
const WAIT = /\b(?:wait|pause)s?\b[^.,;!?\n]{0,20}?\b(\d[\d.]*)\s*(?:ms|milliseconds?|s|sec|seconds?|minutes?)\b/gi;
const READ = new RegExp(String.raw`\bread\b[^.;!?\n]{0,30}?\b${PIN}\b`, "gi");

/** The calls that a text tells in words, each as code writes it; pins and levels must be named. */
export function describedCalls(text: string): string[] {
	const plain = numbersIn(text);
	return [
		...DESCRIBED.flatMap((described) =>
			[...plain.matchAll(described)].map(({ groups, ...found }) => {
				const pin = found[1] === groups?.level ? found[2] : found[1];
				return `digitalWrite ${pin} ${/^(?:high|on)$/i.test(groups?.level ?? "") ? "HIGH" : "LOW"}`;
			}),
		),
		...[...plain.matchAll(WAIT)].map(({ 1: time }) => `delay ${time}`),
		...[...plain.matchAll(READ)].map(({ 1: pin = "" }) => `${/^a\d/i.test(pin) ? "analogRead" : "digitalRead"} ${pin}`),
	];
}

/** Any number in words becomes a digit: which one it is does not matter. "A zero" is a pin's name. */
function numbersIn(text: string): string {
	return text.replace(NUMBER, "0 ").replace(/\bA\s+(?=\d)/g, "A");
}
