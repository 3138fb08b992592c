import { m } from "#messages/generated/messages.js";
import { HelpDialog } from "#web/ui/HelpDialog.tsx";
import { AssignButton } from "../assigning/AssignButton.tsx";
import { BlockVersions, type BlockVersionsProps } from "./BlockVersions.tsx";

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
