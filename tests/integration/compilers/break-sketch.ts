const WORDS = [
	...["if", "else", "while", "for", "return", "int", "void", "const", "String", "struct", "class", "break", "case 1:"],
	...[
		"digitalWrite",
		"Serial",
		"loop",
		"setup",
		"0",
		"1.5",
		"99999999999",
		"'a'",
		'"text"',
		"(",
		")",
		"{",
		"}",
		"[",
		"]",
		";",
	],
	...[
		",",
		"=",
		"==",
		"<",
		"&&",
		"&",
		".",
		"::",
		"->",
		"#include <Servo.h>",
		"#define X",
		"/*",
		"*/",
		"//",
		"@",
		"ñ",
		"“",
	],
];

/** A sketch with one to three things left out, doubled, exchanged or put in, as people and accidents do it. */
export function breakSketch(source: string, random: () => number): string {
	const tokens = source.match(/\s+|\w+|[^\w\s]/g) ?? [];
	const position = () => Math.floor(random() * tokens.length);
	const changes = 1 + Math.floor(random() * 3);
	for (let change = 0; change < changes; change++) {
		const at = position();
		const kind = random();
		if (kind < 0.35) tokens.splice(at, 1);
		else if (kind < 0.45) tokens.splice(at, 0, tokens[at] ?? "");
		else if (kind < 0.55) tokens.splice(at, 1, tokens[position()] ?? "");
		else if (kind < 0.6) tokens.splice(at, Math.floor(random() * 40));
		else tokens.splice(at, 0, WORDS[Math.floor(random() * WORDS.length)] ?? "");
	}
	return tokens.join("");
}
