import type { ProjectCard } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { TimeAndPoints } from "#web/platform/ui/TimeAndPoints.tsx";

/** How long a project takes, and what it gives. */
export function ProjectFacts({ project: { minutes, points } }: { project: ProjectCard }) {
	return <TimeAndPoints minutes={minutes} points={m.project_points({ points })} />;
}
