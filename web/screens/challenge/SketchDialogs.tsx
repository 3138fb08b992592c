import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { SubmitWork } from "#web/features/submissions/hand-in/SubmitWork.tsx";
import { HelpDialog } from "#web/ui/HelpDialog.tsx";
import { AssignButton } from "../assigning/AssignButton.tsx";
import { workToSubmit } from "../submitted-work.ts";
import { helpFor } from "./challenge-help.ts";

/** The dialogs of the head: giving the project to a class, handing work in, and how a challenge works. `listed`: the server takes work for it. */
export function SketchDialogs({ project, listed }: { project: Project; listed: boolean }) {
	return (
		<>
			{listed && (
				<>
					<AssignButton crowded id={project.id} title={project.title} />
					<SubmitWork challengeId={project.id} workOf={(userId) => workToSubmit(userId, project.id, "sketch")} />
				</>
			)}
			<HelpDialog label={m.challenge_help()} title={m.challenge_help_title()} lines={helpFor(project)} />
		</>
	);
}
