import { Link } from "@tanstack/react-router";
import { Trophy } from "lucide-react";
import type { ListedProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/Card.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { TimeAndPoints } from "#web/ui/TimeAndPoints.tsx";
import { levelTone, levelWords } from "./project-words.ts";

/** One project of the kit. */
export function ProjectTile({ project, completed }: { project: ListedProject; completed: boolean | null }) {
	return (
		<Card as="article" className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center gap-2">
				<Chip tone={levelTone(project.level)}>{levelWords(project.level)}</Chip>
				{!project.written && <Chip>{m.project_being_written()}</Chip>}
				{completed && (
					<Chip tone="leaf">
						<Trophy size={14} aria-hidden="true" />
						{m.secondary_completed()}
					</Chip>
				)}
			</div>
			<h2 className="text-xl">{project.title}</h2>
			<p className="text-ink-2 grow">{project.summary}</p>
			<TimeAndPoints minutes={project.minutes} points={m.project_points({ points: project.points })} />
			<Link
				to="/secondary-kit"
				search={{ challenge: project.id }}
				className={buttonClass({ variant: completed ? "quiet" : "primary" }, "mt-1")}
			>
				{completed === null ? m.challenges_view_project() : completed ? m.secondary_review() : m.secondary_start()}
				<span className="sr-only">{project.title}</span>
			</Link>
		</Card>
	);
}
