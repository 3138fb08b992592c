import { Link } from "@tanstack/react-router";
import { Clock, Star, Trophy } from "lucide-react";
import type { ListedProject } from "#content/catalogue.ts";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/Card.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { durationWords } from "#web/ui/duration-words.ts";
import { levelTone, levelWords } from "./project-words.ts";

/** One project of the kit. */
export function ProjectTile({ project, completed }: { project: ListedProject; completed: boolean }) {
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
			<p className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-bold text-ink-2">
				<span className="flex items-center gap-1.5">
					<Clock size={16} aria-hidden="true" />
					{durationWords(project.minutes)}
				</span>
				<span className="flex items-center gap-1.5">
					<Star size={16} className="text-sun" fill="currentColor" aria-hidden="true" />
					{m.project_points({ points: project.points })}
				</span>
			</p>
			<Link
				to="/secondary-kit"
				search={{ challenge: project.id }}
				className={buttonClass({ variant: completed ? "quiet" : "primary" }, "mt-1")}
			>
				{completed ? m.secondary_review() : m.secondary_start()}
				<span className="sr-only">{project.title}</span>
			</Link>
		</Card>
	);
}
