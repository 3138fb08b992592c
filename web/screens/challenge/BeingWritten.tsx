import { listEveryProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";

/** Says of a project that is listed and has no content yet that it is on its way. */
export function BeingWritten({ projectId }: { projectId: string }) {
	const project = listEveryProject().find(({ id }) => id === projectId);
	if (!project || project.written) return null;
	return (
		<div className="px-4 sm:px-6 py-3 bg-sun-wash text-sun-ink border-b border-line">
			<p className="font-extrabold">{m.challenge_being_written()}</p>
			<p>{m.challenge_being_written_text({ title: project.title })}</p>
		</div>
	);
}
