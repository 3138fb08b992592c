import { FAILS_AT } from "./schema.ts";

export interface Sketch {
	readonly name: string;
	readonly source: string;
}

export interface WrongSketch extends Sketch {
	/** The steps of which one catches it. */
	readonly failsAt: readonly string[];
}

/**
 * The sketches of a file, each below its head: `//// accepted <name>` or `//// wrong <name>`. One with ` of <base>` is
 * written as its difference to an accepted one above it, or to `solution.ino`.
 *
 * @throws {Error} where a difference does not fit its base.
 */
export function readSketches(text: string, solution: string): { accepted: Sketch[]; wrong: WrongSketch[] } {
	const accepted: Sketch[] = [];
	const wrong: WrongSketch[] = [];
	for (const section of text.split(/^\/{4} /m).slice(1)) {
		const end = section.indexOf("\n");
		const [kind, name = "", , base] = section.slice(0, end).split(" ");
		const written = section.slice(end + 1);
		const source = base === undefined ? written : variantOf(sourceOf(base), written, name);
		if (kind === "accepted") accepted.push({ name, source });
		else wrong.push({ name, source, failsAt: FAILS_AT.exec(source)?.[1]?.split(", ") ?? [] });
	}
	return { accepted, wrong };

	function sourceOf(base: string): string {
		const found = base === "solution.ino" ? solution : accepted.find(({ name }) => name === base)?.source;
		if (found === undefined) throw new Error(`There is no sketch "${base}" above its variant.`);
		return found;
	}
}

const FIRST_COMMENTS = /^(?:\/\/.*\n)*/;

/**
 * `written`: comments, which replace the base's first ones, then pieces as in a unified diff (` ` as it is, `-` left out,
 * `+` added), with `...` between them. The lines of a piece that are in the base are there once.
 */
function variantOf(base: string, written: string, name: string): string {
	const [comments = ""] = FIRST_COMMENTS.exec(written) ?? [];
	const pieces = written.slice(comments.length).trimEnd();
	const lines = base.replace(FIRST_COMMENTS, "").split("\n");
	for (const piece of pieces === "" ? [] : pieces.split("\n...\n")) {
		const rows = piece.split("\n");
		const without = (sign: string) => rows.filter((row) => !row.startsWith(sign)).map((row) => row.slice(1));
		const before = without("+");
		const starts = [...lines.keys()].filter((at) => before.every((line, index) => lines[at + index] === line));
		const [start] = starts;
		if (start === undefined || starts.length > 1)
			throw new Error(`A piece of "${name}" is ${starts.length} times in its base:\n${before.join("\n")}`);
		lines.splice(start, before.length, ...without("-"));
	}
	return comments + lines.join("\n");
}
