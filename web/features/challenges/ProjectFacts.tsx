import { Clock, Star } from "lucide-react";
import type { ListedProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { durationWords } from "#web/ui/duration-words.ts";

/** How long a project takes, what it gives, and whether it is still being written. */
export function ProjectFacts({ project }: { project: ListedProject }) {
	return (
		<p className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-bold text-ink-2">
			<span className="flex items-center gap-1.5">
				<Clock size={16} aria-hidden="true" />
				{durationWords(project.minutes)}
			</span>
			<span className="flex items-center gap-1.5">
				<Star size={16} className="text-sun" fill="currentColor" aria-hidden="true" />
				{m.project_points({ points: project.points })}
			</span>
			{!project.written && <span>{m.project_being_written()}</span>}
		</p>
	);
}
