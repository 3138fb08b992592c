import type { Project } from "#content/projects.ts";
import { ChallengeHelp } from "#web/features/secondary-kit/ChallengeHelp.tsx";
import { SubmitWork } from "#web/features/submissions/hand-in/SubmitWork.tsx";

/** The dialogs of the head: handing work in, and how a challenge works. `listed`: the server takes work for it. */
export function HeadDialogs({ project, listed }: { project: Project; listed: boolean }) {
	return (
		<>
			{listed && <SubmitWork challengeId={project.id} />}
			<ChallengeHelp project={project} />
		</>
	);
}
