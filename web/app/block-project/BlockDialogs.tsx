import { m } from "#messages/generated/messages.js";
import { BlockVersions, type BlockVersionsProps } from "#web/bench/blocks/BlockVersions.tsx";
import { AssignButton } from "#web/classroom/assigning/AssignButton.tsx";
import { HelpDialog } from "#web/platform/ui/HelpDialog.tsx";

/** The dialogs of the head: giving the project to a class, earlier versions, and how the blocks work. */
export function BlockDialogs(props: BlockVersionsProps) {
	const help = [m.primary_help_drag(), m.primary_help_run(), m.primary_help_kept(), m.blocks_keyboard()];
	return (
		<>
			<AssignButton id={props.project.id} title={props.project.title} />
			<BlockVersions {...props} />
			<HelpDialog label={m.primary_help()} title={m.primary_help_title()} lines={help} />
		</>
	);
}
