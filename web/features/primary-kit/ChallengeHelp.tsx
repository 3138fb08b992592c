import { m } from "#messages/generated/messages.js";
import { HelpDialog } from "#web/ui/HelpDialog.tsx";

/** How the blocks work. */
export function ChallengeHelp() {
	const lines = [m.primary_help_drag(), m.primary_help_run(), m.primary_help_kept(), m.blocks_keyboard()];
	return <HelpDialog label={m.primary_help()} title={m.primary_help_title()} lines={lines} />;
}
