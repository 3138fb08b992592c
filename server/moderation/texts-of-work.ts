import type { PostedWork } from "#domain/api/community.ts";

/**
 * What a person can have written into a program and its circuit. Of a sketch that is all of it, first; of blocks the values of
 * their fields and comments, of a circuit the names and labels of its parts, and of both the keys and colours: ids, coordinates
 * and the ends of wires are the page's, and would be taken for numbers and addresses. What is not JSON is read as it is.
 */
export function textsOfWork({ kind, program, circuit }: PostedWork): string[] {
	const texts = kind === "sketch" ? [program] : ["", ...textsIn(program, BLOCK_TEXTS)];
	return circuit === null ? texts : [...texts, ...textsIn(circuit, PART_TEXTS)];
}

/** Keys below which every text counts. */
const BLOCK_TEXTS = new Set([
	"fields",
	"icons",
	"comment",
	"text",
	"data",
	"extraState",
	"workspaceComments",
	"variables",
]);
const PART_TEXTS = new Set(["parts"]);
/** Of these keys a text counts only where it is no end of a wire: made by the page, and without a meaning to a reader. */
const MADE_BY_PAGE = new Set(["legs", "from", "to", "x", "y"]);
const WIRE_END = /^[\w-]{1,40}(?:\.[\w+-]{1,20}){1,2}$/;
/** A key that a page writes. */
const KEY = /^[a-z][a-z_]{0,30}\d{0,2}$/i;
const LONGEST = 10_000;

function textsIn(json: string, counting: ReadonlySet<string>): string[] {
	let parsed: unknown;
	try {
		parsed = JSON.parse(json);
	} catch {
		return [json];
	}
	const found = new Set<string>();
	// A stack of its own: what was sent may be nested without end.
	const waiting: { value: unknown; counts: (text: string) => boolean }[] = [{ value: parsed, counts: () => false }];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { value, counts } = next;
		if (typeof value === "string" && counts(value)) found.add(value);
		if (typeof value !== "object" || value === null) continue;
		const named = !Array.isArray(value);
		for (const [key, inner] of Object.entries(value)) {
			if (named && !KEY.test(key)) found.add(key);
			if (MADE_BY_PAGE.has(key)) waiting.push({ value: inner, counts: (text) => !WIRE_END.test(text) });
			else waiting.push({ value: inner, counts: counting.has(key) || key === "color" ? () => true : counts });
		}
	}
	return [...found].join("\n").match(new RegExp(`[^]{1,${LONGEST}}`, "g")) ?? [];
}
