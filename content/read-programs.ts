/** A program of a project that must pass, or that must not. */
export interface WrittenProgram {
	readonly name: string;
	readonly source: string;
}

export interface WrongProgram extends WrittenProgram {
	/** The steps of which one catches it, as the order of the scenes is drawn. */
	readonly failsAt: readonly string[];
	/** The codes of what is seen there; none where the file does not name them. */
	readonly sees: readonly string[];
}

/** The programs that prove a task's checks. */
export interface ProvingPrograms {
	readonly solution: string;
	/** Others that must pass. */
	readonly accepted: readonly WrittenProgram[];
	/** Those that must not. */
	readonly wrong: readonly WrongProgram[];
}

export interface ProjectPrograms extends ProvingPrograms {
	/** Those of the second challenge; null where it is not checked. */
	readonly extension: ProvingPrograms | null;
}

const HEAD =
	/^(solution|accepted|wrong)(?: ([a-z0-9-]+))??(?: of ((?:project\/)?[a-z0-9-]+))?(?: \(([a-z0-9_ ]+)(?:: ([a-z0-9_ ]+))?\))?$/;

/**
 * `programs.ino` and `programs.blocks`: each program below its head, `mark` and `solution`, `accepted <name>` or
 * `wrong <name> (<step> <step>: <code>)`, with the steps that catch it and what is seen there. One with ` of <base>` after
 * its name is written as its difference to a program above it. Below the head `extension` stand those of the second
 * challenge; to them the solution of the project is `project`, its other programs are `project/<name>`.
 *
 * @throws {Error} where a head is none, or a difference does not fit its base.
 */
export function readPrograms(text: string, mark: "==" | "////"): ProjectPrograms {
	const sections = `\n${text}`.split(`\n${mark} `).slice(1);
	const parted = sections.findIndex((section) => section.trim() === "extension");
	const project = proving(parted < 0 ? sections : sections.slice(0, parted), new Map());
	const others = [...project.accepted, ...project.wrong].map(
		({ name, source }) => [`project/${name}`, source] as const,
	);
	const known = new Map([["project", project.solution], ...others]);
	return { ...project, extension: parted < 0 ? null : proving(sections.slice(parted + 1), known) };
}

/** @param known programs that may be a base, by name; those of the sections are added. */
function proving(sections: readonly string[], known: Map<string, string>): ProvingPrograms {
	const accepted: WrittenProgram[] = [];
	const wrong: WrongProgram[] = [];
	for (const section of sections) {
		const [first = "", ...rest] = section.split("\n");
		const head = HEAD.exec(first);
		if (!head) throw new Error(`This is no head of a program: ${first}`);
		const [, kind = "", name = kind, base, failsAt, sees] = head;
		const written = `${rest.join("\n").trimEnd()}\n`;
		const source = base === undefined ? written : variantOf(sourceOf(base), written, name);
		known.set(name, source);
		if (kind === "accepted") accepted.push({ name, source });
		if (kind === "wrong") wrong.push({ name, source, failsAt: wordsOf(failsAt), sees: wordsOf(sees) });
	}
	return { solution: sourceOf("solution"), accepted, wrong };

	function sourceOf(name: string): string {
		const found = known.get(name);
		if (found === undefined) throw new Error(`There is no program "${name}" above its variant.`);
		return found;
	}
}

function wordsOf(list: string | undefined): string[] {
	return list === undefined ? [] : list.split(" ");
}

const FIRST_COMMENTS = /^(?:\/\/.*\n)*/;

/**
 * A program that is written as its difference to another one.
 *
 * `written`: comments, which replace the base's first ones, then pieces as in a unified diff (` ` as it is, `-` left out,
 * `+` added), with `...` between them, or `~ <old> => <new>` for what is replaced wherever it is in the base. The lines of
 * a piece that are in the base are there once.
 *
 * @throws {Error} where a piece does not fit the base; `name` is what the program is called there.
 */
export function variantOf(base: string, written: string, name: string): string {
	const [comments = ""] = FIRST_COMMENTS.exec(written) ?? [];
	const pieces = written.slice(comments.length).trimEnd();
	const lines = base.replace(FIRST_COMMENTS, "").split("\n");
	for (const piece of pieces === "" ? [] : pieces.split("\n...\n")) {
		const rows = piece.split("\n");
		const [, old, other] = /^~ (.+) => (.+)$/.exec(piece) ?? [];
		if (old !== undefined && other !== undefined) {
			const replaced = lines.map((line) => line.replaceAll(old, other));
			if (replaced.join() === lines.join()) throw new Error(`"${old}" of "${name}" is not in its base.`);
			lines.splice(0, lines.length, ...replaced);
			continue;
		}
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
