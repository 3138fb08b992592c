import { withUnit } from "#web/bench/player/circuit/unit-text.ts";

/** A variable at a pause; `value` is null where the compiler has optimised it away. */
export interface HeldValue {
	name: string;
	value: string | null;
}

/** This many lines above the paused one have values beside them, too. */
const LINES_ABOVE = 8;
const LONGEST = 24;

/**
 * What is written beside lines of code while the program is paused: "rounds = 2", by the lines' numbers from 1. A variable
 * is shown once, at the last line that names it, up to the paused one.
 */
export function valuesBeside(
	lines: readonly string[],
	paused: number,
	values: readonly HeldValue[],
): ReadonlyMap<number, string> {
	const beside = new Map<number, string>();
	const shown = new Set<string>();
	const sketch = lines.join("\n");
	for (let line = paused; line >= Math.max(1, paused - LINES_ABOVE); line--) {
		const texts = namesIn(lines[line - 1] ?? "").flatMap((name) => {
			const value = values.find((one) => one.name === name)?.value ?? null;
			if (value === null || shown.has(name)) return [];
			shown.add(name);
			const text = withUnit(name, value, sketch);
			return [`${name} = ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`];
		});
		if (texts.length > 0) beside.set(line, texts.join("   "));
	}
	return beside;
}

/** The names in a line of code, each once, without those in texts and comments. */
function namesIn(line: string): string[] {
	const code = line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, "").replace(/\/\/.*$/, "");
	return [...new Set(code.match(/[A-Za-z_]\w*/g) ?? [])];
}
