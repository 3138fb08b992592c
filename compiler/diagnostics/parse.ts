/** One message of the compiler or the linker about the learner's sketch. */
export interface CompilerMessage {
	severity: "error" | "warning";
	/** 1-based position in the sketch, the column in bytes as the compiler counts; 0 where there is none (the linker's). */
	line: number;
	column: number;
	text: string;
	/** What it adds in "note:" lines; line 0: not in the sketch. */
	notes: { text: string; line: number; column: number }[];
	/** The function it is about, as the compiler writes it: `int twice(int)`. */
	inFunction: string | null;
	/** The whole line, paths removed. */
	raw: string;
}

const PLACED = /^(?:.*\/)?([\w.+-]+):(\d+):(?:(\d+):)? +(?:fatal )?(error|warning|note): (.*)$/;
const CONTEXT = /^(?:.*\/)?[\w.+-]+: (?:In (?:member )?function '(.*)'|(At global scope)):$/;
const LINKER =
	/undefined reference to|multiple definition of|will not fit in region|is not within region|overflowed by/;
const COMPILER_FAILED =
	/internal compiler error|memory exhausted|out of memory|Cannot allocate|File size limit|Killed|CPU time/i;

/** What a type is beside its name: `'byte' {aka 'unsigned char'}`. */
const ALIAS = / \{aka '.*?'\}/g;

/** Messages of -Wparentheses about `a && b || c` and `1 << n + 1`, which mean what they say. */
const RIGHT_WITHOUT = /^suggest parentheses around (?:'|arithmetic|operand)/;

/** Takes the messages apart, without repetitions. Warnings inside headers are left out: the learner cannot mend them. */
export function parseMessages(output: string): CompilerMessage[] {
	const found = new Map<string, CompilerMessage>();
	let inFunction: string | null = null;
	let last: CompilerMessage | null = null;
	for (const line of output.split("\n")) {
		const context = CONTEXT.exec(line);
		if (context) {
			inFunction = context[1] ?? null;
			continue;
		}
		const placed = PLACED.exec(line);
		if (placed?.[4] === "note") {
			if (last !== null) addNote(last, placed);
			continue;
		}
		const message = placed ? placedMessage(placed, inFunction) : linkerMessage(line);
		if (message === null) continue;
		last = message;
		if (!found.has(message.raw) && !RIGHT_WITHOUT.test(message.text)) found.set(message.raw, message);
	}
	return [...found.values()];
}

/** A message inside a header caused by a macro of the sketch (`HIGH`) belongs to the position of that macro. */
function addNote(message: CompilerMessage, [, file, line, column, , text = ""]: RegExpExecArray): void {
	const note = {
		text: withoutPaths(text),
		line: file === "sketch.ino" ? Number(line) : 0,
		column: Number(column ?? "1"),
	};
	message.notes.push(note);
	if (message.line > 0 || note.line === 0 || !text.startsWith("in expansion of macro")) return;
	message.line = note.line;
	message.column = note.column;
	message.raw = `sketch.ino:${line}:${message.column}: ${message.severity}: ${message.text}`;
}

function placedMessage(parts: RegExpExecArray, inFunction: string | null): CompilerMessage | null {
	const [, file, line = "0", column = "1", severity, message = ""] = parts;
	const text = withLetters(withoutPaths(message));
	const isError = severity === "error";
	if (file === "sketch.ino") {
		const raw = `sketch.ino:${line}:${column}: ${severity}: ${text}`;
		return {
			severity: isError ? "error" : "warning",
			line: Number(line),
			column: Number(column),
			text: text.replace(ALIAS, ""),
			notes: [],
			inFunction,
			raw,
		};
	}
	return isError ? unplaced(text, `${file}: error: ${text}`) : null;
}

function linkerMessage(line: string): CompilerMessage | null {
	if (!LINKER.test(line) && !COMPILER_FAILED.test(line)) return null;
	const text = withoutPaths(line.replace(/^\S*?(?:\(\S*\))?:(?:\S*:)? (?=\S)/, ""));
	return unplaced(text, `sketch.ino: error: ${text}`);
}

function unplaced(text: string, raw: string): CompilerMessage {
	return { severity: "error", line: 0, column: 0, text, notes: [], inFunction: null, raw };
}

/** The compiler writes the letters of a name that are not English as `\\U000000f6`. */
function withLetters(text: string): string {
	return text.replace(/\\U([\da-f]{8})/g, (written, code: string) => {
		const point = Number.parseInt(code, 16);
		return point <= 0x10ffff ? String.fromCodePoint(point) : written;
	});
}

/** Removes the folders of file names: of no use to the learner, and private. */
export function withoutPaths(text: string): string {
	return text.replace(/(?:\.{0,2}\/[\w.+-]+)*\/(?=[\w+-])/g, (path) =>
		path.startsWith("/") || path.startsWith(".") ? "" : path,
	);
}
