import { CircleHelp } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** How a challenge works, and the project's own advice. */
export function ChallengeHelp({ advice }: { advice: readonly string[] }) {
	const general = [
		m.challenge_help_level(),
		m.challenge_help_code(),
		m.challenge_help_libraries(),
		m.challenge_help_hints(),
		m.challenge_help_kept(),
	];
	return (
		<Dialog
			title={m.challenge_help_title()}
			trigger={
				<Button variant="quiet" className="max-sm:!px-3">
					<CircleHelp size={18} aria-hidden="true" />
					<span className="max-sm:sr-only">{m.challenge_help()}</span>
				</Button>
			}
		>
			<ul className="grid gap-2.5 m-0 pl-5 list-disc marker:text-teal">
				{[...general, ...advice].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</Dialog>
	);
}
