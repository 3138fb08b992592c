import { CircleHelp } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";

/** How the blocks work. */
export function ChallengeHelp() {
	const lines = [m.primary_help_drag(), m.primary_help_run(), m.primary_help_kept(), m.blocks_keyboard()];
	return (
		<Dialog
			title={m.primary_help_title()}
			trigger={
				<Button variant="quiet" className="max-sm:!px-3">
					<CircleHelp size={18} aria-hidden="true" />
					<span className="max-sm:sr-only">{m.primary_help()}</span>
				</Button>
			}
		>
			<ul className="grid gap-2.5 m-0 pl-5 list-disc marker:text-teal">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</Dialog>
	);
}
