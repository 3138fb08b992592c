import type { ListedProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { TimeAndPoints } from "#web/platform/ui/TimeAndPoints.tsx";

/** How long a project takes, what it gives, and whether it is still being written. */
export function ProjectFacts({ project }: { project: ListedProject }) {
	return (
		<TimeAndPoints minutes={project.minutes} points={m.project_points({ points: project.points })}>
			{!project.written && <span>{m.project_being_written()}</span>}
		</TimeAndPoints>
	);
}
