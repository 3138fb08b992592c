import type { ProjectCard } from "#content/projects.ts";
import { type ClassLearner, stateOf } from "#domain/classroom/class-progress.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { stateText } from "./ProgressMark.tsx";

/** The grid as rows for a spreadsheet: names down, projects across. */
export function progressRows(learners: readonly ClassLearner[], projects: readonly ProjectCard[]): string[][] {
	const head = [m.progress_csv_name(), ...projects.map(({ title }) => title), m.progress_column_total()];
	const shownAs = shownNames(learners);
	const rows = learners.map(({ id: learner, projects: begun }) => {
		const works = new Map(begun.map((work) => [work.project, work]));
		const states = projects.map(({ id, minutes }) => stateText(stateOf(works.get(id), minutes), works.get(id)));
		const done = projects.filter(({ id }) => works.get(id)?.doneAt).length;
		return [shownAs(learner), ...states, String(done)];
	});
	return [head, ...rows];
}

/** What spreadsheets take for the beginning of a formula; a dash alone is none. */
const FORMULA = /^(?:[=+@\t\r]|-.)/s;

/** Comma-separated values (RFC 4180) with a byte order mark, for spreadsheets; a name that begins like a formula is none. */
export async function csvOf(rows: readonly (readonly string[])[]): Promise<string> {
	const { unparse } = await import("papaparse");
	return `\uFEFF${unparse(rows as string[][], { escapeFormulae: FORMULA })}`;
}
