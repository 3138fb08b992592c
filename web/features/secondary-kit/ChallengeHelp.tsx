import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { HelpDialog } from "#web/ui/HelpDialog.tsx";

/** How a challenge works, and the project's own advice. */
export function ChallengeHelp({ project }: { project: Pick<Project, "hints" | "text"> }) {
	const general = [
		m.challenge_help_level(),
		m.challenge_help_code(),
		m.challenge_help_libraries(),
		...(project.hints > 0 ? [m.challenge_help_hints()] : []),
		m.challenge_help_kept(),
	];
	const lines = [...general, ...project.text.help];
	return <HelpDialog label={m.challenge_help()} title={m.challenge_help_title()} lines={lines} />;
}
