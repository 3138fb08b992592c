import type { SketchProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { workToSubmit } from "#web/app/screens/submitted-work.ts";
import { helpFor } from "#web/bench/code/project-help.ts";
import { AssignButton } from "#web/classroom/assigning/AssignButton.tsx";
import { SubmitWork } from "#web/classroom/submissions/hand-in/SubmitWork.tsx";
import { HelpDialog } from "#web/platform/ui/HelpDialog.tsx";

/** The dialogs of the head: giving the project to a class, handing work in, and how a project works. `listed`: the server takes work for it. */
export function SketchDialogs({ project, listed }: { project: SketchProject; listed: boolean }) {
	return (
		<>
			{listed && (
				<>
					<AssignButton crowded id={project.id} title={project.title} />
					<SubmitWork challengeId={project.id} workOf={(userId) => workToSubmit(userId, project)} />
				</>
			)}
			<HelpDialog label={m.challenge_help()} title={m.challenge_help_title()} lines={helpFor(project)} />
		</>
	);
}
