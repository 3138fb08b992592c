import { m } from "#messages/generated/messages.js";
import { HelpDialog } from "#web/ui/HelpDialog.tsx";

/** How a challenge works, and the project's own advice. */
export function ChallengeHelp({ advice }: { advice: readonly string[] }) {
	const general = [
		m.challenge_help_level(),
		m.challenge_help_code(),
		m.challenge_help_libraries(),
		m.challenge_help_hints(),
		m.challenge_help_kept(),
	];
	return <HelpDialog label={m.challenge_help()} title={m.challenge_help_title()} lines={[...general, ...advice]} />;
}
