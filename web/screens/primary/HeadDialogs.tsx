import { ChallengeHelp } from "#web/features/primary-kit/ChallengeHelp.tsx";
import { BlockVersions, type BlockVersionsProps } from "./BlockVersions.tsx";

/** The dialogs of the head: earlier versions, and how the blocks work. */
export function HeadDialogs(props: BlockVersionsProps) {
	return (
		<>
			<BlockVersions {...props} />
			<ChallengeHelp />
		</>
	);
}
