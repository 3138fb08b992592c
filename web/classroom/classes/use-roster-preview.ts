import { useState } from "react";
import { displayNameOf } from "#domain/account/display-name.ts";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { distinctNames } from "#domain/classroom/distinct-names.ts";
import { previewRoster, type RosterEntry, type RosterLine } from "#domain/classroom/pasted-roster.ts";
import { namesIn, readRoster } from "#domain/classroom/roster-text.ts";
import { m } from "#messages/generated/messages.js";

/** One line to look over. */
export type PreviewLine = RosterLine & {
	key: string;
	/** What its field says: what the teacher wrote over, or the name as it would be added. */
	written: string;
	isEdited: boolean;
	/** Where one letter of the last name does not tell the name from another. */
	shown: string | undefined;
	edit: (change: Partial<RosterEntry>) => void;
	undo: () => void;
};

/** What a pasted text would do to a class, with what the teacher changes and decides. */
export function useRosterPreview(
	text: string,
	{ of, classes }: { of: TeacherClass; classes: readonly TeacherClass[] },
) {
	/** As the choice of columns has it; undefined while it is guessed. */
	const [chosen, setChosen] = useState<string>();
	const [edits, setEdits] = useState<Record<string, Partial<RosterEntry>>>({});

	const { rows, columns: guessed } = readRoster(text);
	const columnChoices = choicesOf(rows, guessed);
	const columns = columnChoices.find(({ value }) => value === chosen)?.columns ?? guessed;
	const names = namesIn(rows, columns);
	const keys = keysOf(names);
	const entries = names.map((name, index) => ({ name, ...edits[keys[index] ?? ""] }));
	const lines = previewRoster(entries, of, classes);
	const shown = shownNames(lines, of);

	return {
		columnChoices,
		column: columns.join(),
		chooseColumn: setChosen,
		/** Rows that have no name in the column. */
		nameless: rows.length - names.length,
		lines: lines.map((line, index): PreviewLine => {
			const key = keys[index] ?? "";
			const edited = edits[key]?.name;
			return {
				...{ ...line, key, written: edited ?? line.name, isEdited: edited !== undefined, shown: shown[index] },
				edit: (change) => setEdits({ ...edits, [key]: { ...edits[key], ...change } }),
				undo: () => setEdits(({ [key]: _, ...others }) => others),
			};
		}),
		reset() {
			setChosen(undefined);
			setEdits({});
		},
	};
}

/** A name and which of its kind it is: an edit stays at its line while lines above it change. */
function keysOf(names: readonly string[]): string[] {
	const counts = new Map<string, number>();
	return names.map((name) => {
		const count = (counts.get(name) ?? 0) + 1;
		counts.set(name, count);
		return `${name} ${count}`;
	});
}

function shownNames(lines: readonly RosterLine[], of: TeacherClass): (string | undefined)[] {
	const added = lines.filter(({ choice }) => choice !== "leave");
	const apart = distinctNames([...added, ...of.students].map(({ name }) => name));
	const shown = new Map(added.map((line, index) => [line, apart[index]]));
	return lines.map((line) => {
		const name = shown.get(line);
		return name === displayNameOf(line.name) ? undefined : name;
	});
}

/** Where names may be: a column, or two beside each other in either order, each with the first name that it would give. */
function choicesOf(rows: readonly string[][], guessed: readonly number[]) {
	const count = Math.max(0, ...rows.map((row) => row.length));
	const single = Array.from({ length: count }, (_, column) => [column]).filter(
		(columns) => namesIn(rows, columns).length > 0,
	);
	const pairs = single.slice(1).flatMap(([second = 0], index) => {
		const first = single[index]?.[0] ?? 0;
		return [
			[first, second],
			[second, first],
		];
	});
	const all = [...single, ...pairs];
	if (guessed.length > 0 && !all.some((columns) => columns.join() === guessed.join())) all.push([...guessed]);
	return all.map((columns) => {
		const numbers = columns.map((column) => column + 1);
		const example = namesIn(rows, columns)[0] ?? "";
		const label =
			numbers.length === 1
				? m.classes_column({ number: numbers[0] ?? 1, example })
				: m.classes_columns({ first: numbers.slice(0, -1).join(", "), second: numbers.at(-1) ?? 1, example });
		return { columns, value: columns.join(), label };
	});
}
