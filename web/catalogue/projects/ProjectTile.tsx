import { Link } from "@tanstack/react-router";
import { ChevronRight, CircleCheck, CloudOff, Star } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip, type ChipTone } from "#web/platform/ui/Chip.tsx";
import { TimeAndPoints } from "#web/platform/ui/TimeAndPoints.tsx";
import "./project-tile.css";

/** `begun`: tried, and not completed. `waiting`: completed here, and the server has not checked it. `unknown`: the server has not said. */
export type TileState = "unknown" | "open" | "begun" | "waiting" | "completed";

interface ProjectTileProps {
	project: { id: string; title: string; summary: string; minutes: number; points: number };
	/** Where it is worked on. */
	to: "/primary-kit" | "/secondary-kit";
	/** The level of the heading, under what is above the tiles. */
	heading: "h2" | "h3";
	/** Who it is for. */
	level: { text: string; tone: ChipTone };
	state: TileState;
	/** The most stars of its completion; undefined where they are not known. */
	stars?: number | undefined;
}

const ALL_STARS = [1, 2, 3];

const OPEN_LABELS: Record<TileState, () => string> = {
	unknown: m.challenges_view_project,
	open: m.project_start,
	begun: m.project_continue,
	waiting: m.project_review,
	completed: m.project_review,
};

/** One project of a kit with its picture. The whole card leads to it. */
export function ProjectTile({ project, to, heading: Heading, level, state, stars }: ProjectTileProps) {
	return (
		<Card
			as="article"
			padded={false}
			className="relative grid grid-cols-[108px_minmax(0,1fr)] sm:grid-cols-1 sm:grid-rows-[auto_1fr] hover:shadow-lift-2 focus-within:shadow-lift-2"
		>
			<ProjectPicture projectId={project.id} className="max-sm:h-full max-sm:!aspect-auto" />
			<div className="flex flex-col gap-2 p-3.5 sm:p-5 sm:pb-3">
				<div className="flex flex-wrap items-center gap-2">
					<Chip tone={level.tone}>{level.text}</Chip>
					{state === "completed" && (
						<Chip tone="leaf">
							<CircleCheck size={15} aria-hidden="true" />
							{m.project_completed()}
						</Chip>
					)}
					{state === "completed" && stars !== undefined && (
						<span role="img" aria-label={m.success_stars({ count: stars })} className="project-stars">
							{ALL_STARS.map((star) => (
								<Star key={star} size={18} strokeWidth={1.5} data-earned={star <= stars || undefined} />
							))}
						</span>
					)}
					{state === "begun" && <Chip tone="sun">{m.project_begun()}</Chip>}
					{state === "waiting" && (
						<Chip tone="sun">
							<CloudOff size={14} aria-hidden="true" />
							{m.primary_waiting()}
						</Chip>
					)}
				</div>
				<Heading className="text-lg sm:text-xl">{project.title}</Heading>
				<p className="text-ink-2 grow max-sm:text-sm">{project.summary}</p>
				<TimeAndPoints minutes={project.minutes} points={m.project_points({ points: project.points })} />
				<Link
					to={to}
					search={{ challenge: project.id }}
					className="inline-flex items-center gap-1.5 min-h-11 self-start font-bold text-teal-deep no-underline after:absolute after:inset-0"
				>
					{OPEN_LABELS[state]()}
					<span className="sr-only">{project.title}</span>
					<ChevronRight size={18} aria-hidden="true" />
				</Link>
			</div>
		</Card>
	);
}
