import type { ClassReport } from "#domain/classroom/class-report.ts";
import { projectOf } from "../progress/project-columns.ts";

/** What a project or challenge of a report is called, in the reader's language where it is a project. */
export function workTitle(project: string, { challenges }: Pick<ClassReport, "challenges">): string {
	return projectOf(project)?.title ?? challenges[project]?.title ?? project;
}
