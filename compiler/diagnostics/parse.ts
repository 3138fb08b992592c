/** One line of the compiler about the learner's sketch. */
export interface CompilerMessage {
	severity: "error" | "warning" | "note";
	/** 1-based place in the sketch; 0 where the message has none (the linker's). */
	line: number;
	column: number;
	text: string;
	/** The whole line, paths removed. */
	raw: string;
}

const PLACED = /^(?:.*\/)?(sketch\.ino|sketch\.cpp):(\d+):(?:(\d+):)? (?:fatal )?(error|warning|note): (.*)$/;
const ELSEWHERE = /^(\/[^:]*|[^:\s]+\.(?:h|hpp|c|cpp|S)):(\d+):(?:(\d+):)? (?:fatal )?(error|warning): (.*)$/;
const LINKER =
	/(undefined reference to|multiple definition of|will not fit in region|is not within region|overflowed by)/;

/** Takes the messages apart. Notes, "In function…" and what headers say about themselves are left out. */
export function parseMessages(output: string): CompilerMessage[] {
	const seen = new Set<string>();
	const found: CompilerMessage[] = [];
	for (const line of output.split("\n")) {
		const message = parseLine(line);
		if (message === null || seen.has(message.raw)) continue;
		seen.add(message.raw);
		found.push(message);
	}
	return found;
}

function parseLine(line: string): CompilerMessage | null {
	const placed = PLACED.exec(line);
	if (placed) {
		const [, file = "", at = "0", column = "1", severity, text = ""] = placed;
		const own = file === "sketch.ino";
		const place = own ? { line: Number(at), column: Number(column) } : { line: 0, column: 0 };
		return message(severity as CompilerMessage["severity"], place, text);
	}
	const elsewhere = ELSEWHERE.exec(line);
	if (elsewhere && elsewhere[4] === "error") return message("error", { line: 0, column: 0 }, elsewhere[5] ?? "");
	if (LINKER.test(line)) return message("error", { line: 0, column: 0 }, line.replace(/^.*?: (?=\S)/, ""));
	return null;
}

function message(
	severity: CompilerMessage["severity"],
	{ line, column }: { line: number; column: number },
	text: string,
): CompilerMessage {
	const plain = withoutPaths(text);
	const place = line === 0 ? "sketch.ino" : `sketch.ino:${line}:${column}`;
	return { severity, line, column, text: plain, raw: `${place}: ${severity}: ${plain}` };
}

/** Removes the folders of file names: they tell the learner nothing. */
export function withoutPaths(text: string): string {
	return text.replace(/(?:\/[\w.+-]+)+\/(?=[\w.+-])/g, "");
}
