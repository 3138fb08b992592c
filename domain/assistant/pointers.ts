/** What an answer points at in the circuit: a pin of the board, a part. */
export type CircuitPointer = { kind: "pin"; pin: string } | { kind: "part"; id: string };

/** What an answer points at: a line of the program, or a block of it, or something in the circuit. */
export type Pointer = { kind: "line"; line: number } | { kind: "block"; id: string } | CircuitPointer;

interface Work {
	/** Lines the program has. */
	lines: number;
	/** Pins that are wired, by the board's names. */
	pins: readonly string[];
	/** Parts of the circuit with the names they may be called by. */
	parts: readonly { id: string; names: readonly string[] }[];
}

const POINTERS_MAXIMUM = 3;

/** What a text points at that exists, each once, in the order of the text; at most three. */
export function pointersIn(text: string, { lines, pins, parts }: Work): Pointer[] {
	const found: { at: number; pointer: Pointer }[] = [];
	for (const { 1: number, index } of text.matchAll(/\b(?:lines?|mstari(?: wa)?)\s+(\d{1,4})\b/gi)) {
		const line = Number(number);
		if (line >= 1 && line <= lines) found.push({ at: index, pointer: { kind: "line", line } });
	}
	for (const { 1: named = "", index } of text.matchAll(
		/\b(?:pin|pini)\s+(?:~|d(?=\d))?(a?\d{1,2}|gnd|5v|3\.?3v)\b/gi,
	)) {
		const pin = pins.find(
			(name) => name.toLowerCase() === named.toLowerCase() || name.split(".")[0] === named.toUpperCase(),
		);
		if (pin !== undefined) found.push({ at: index, pointer: { kind: "pin", pin } });
	}
	for (const { id, names } of parts) {
		const starts = names.map((name) => text.search(wholeWord(name))).filter((at) => at >= 0);
		if (starts.length > 0) found.push({ at: Math.min(...starts), pointer: { kind: "part", id } });
	}
	const distinct = new Map(
		found.toSorted((a, b) => a.at - b.at).map(({ pointer }) => [JSON.stringify(pointer), pointer]),
	);
	return [...distinct.values()].slice(0, POINTERS_MAXIMUM);
}

function wholeWord(name: string): RegExp {
	const escaped = name.replace(/[$()*+?.[\\\]^{|}]/g, "\\$&");
	return new RegExp(`(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])`, "iu");
}
