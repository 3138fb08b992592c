import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";

/** How a project works, and the project's own advice. Hints are spoken of where there are any. */
export function helpFor({ hints, lesson }: Pick<Project, "hints" | "lesson">): string[] {
	return [
		m.challenge_help_level(),
		m.challenge_help_code(),
		m.challenge_help_libraries(),
		...(hints.length > 0 ? [m.challenge_help_hints()] : []),
		m.challenge_help_kept(),
		...(lesson.help ?? []),
	];
}
