import type { Checks, Expectation } from "./format.ts";
import { watchedPart } from "./watched-part.ts";

/** The pins of the board that a part of the circuit hangs on: `["8"]`. */
export type PinsOf = (part: string) => readonly string[];

/**
 * The line (1-based) of a sketch that does what a failed step looks at, in `loop` if it is there: the first that writes
 * to the step's pin, to its display, its motor or the serial line. Null where there is none.
 */
export function lineForStep(source: string, checks: Checks, step: string, pinsOf: PinsOf): number | null {
	const always = checks.always?.[step];
	const expected = always ? [always] : (checks.scenes[step]?.expect ?? []);
	const lines = codeLines(source);
	const loop = lines.findIndex((line) => /\bvoid\s+loop\s*\(/.test(line));
	for (const expectation of expected) {
		const writes = writesOf(expectation, lines, pinsOf);
		const found = [...lines.keys()].filter((index) => writes.some((pattern) => pattern.test(lines[index] ?? "")));
		const line = found.find((index) => index > loop) ?? found[0];
		if (line !== undefined) return line + 1;
	}
	return null;
}

/** What a line must contain to cause what is expected. */
function writesOf(expectation: Expectation, lines: readonly string[], pinsOf: PinsOf): RegExp[] {
	if ("serial" in expectation) return [/\bSerial\s*\.\s*(?:print|write)/];
	if ("display" in expectation) return [/\w\s*\.\s*(?:print(?:ln)?|write|setCursor)\s*\(/];
	if ("phone" in expectation || "card" in expectation) return [/\w\s*\.\s*(?:print(?:ln)?|write)\s*\(/];
	if ("pixels" in expectation) return [/\w\s*\.\s*(?:setPixelColor|fill|show)\s*\(/];
	if ("servo" in expectation) return [/\w\s*\.\s*write(?:Microseconds)?\s*\(/];
	const part = watchedPart(expectation);
	const pins = part ? pinsOf(part.id) : pinsNamed(expectation);
	return pins.flatMap((pin) => {
		const names = [pin, ...namesOf(pin, lines)].map((name) => `\\b${name}\\b`).join("|");
		return [new RegExp(`\\b(?:tone|noTone|digitalWrite|analogWrite)\\s*\\(\\s*(?:${names})`)];
	});
}

function pinsNamed(expectation: Expectation): readonly string[] {
	if ("pins" in expectation) return expectation.pins;
	return "pin" in expectation ? [expectation.pin] : [];
}

/** What the sketch calls a pin: `const int BUZZER_PIN = 8;`, `#define BUZZER 8`. */
function namesOf(pin: string, lines: readonly string[]): string[] {
	const patterns = [
		new RegExp(`\\b(\\w+)\\s*=\\s*${pin}\\s*[;,]`),
		new RegExp(`^\\s*#define\\s+(\\w+)\\s+${pin}\\s*$`),
	];
	return lines.flatMap((line) => patterns.flatMap((pattern) => pattern.exec(line)?.[1] ?? []));
}

/** The lines without their comments. */
function codeLines(source: string): string[] {
	const withoutBlocks = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
	return withoutBlocks.split("\n").map((line) => line.replace(/\/\/.*$/, ""));
}
