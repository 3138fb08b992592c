import { Link } from "@tanstack/react-router";
import { CloudOff, Trophy } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/Card.tsx";
import { Chip, type ChipTone } from "#web/ui/Chip.tsx";
import { TimeAndPoints } from "#web/ui/TimeAndPoints.tsx";

/** `waiting`: completed here, and the server has not checked it. `unknown`: the server has not said. */
export type TileState = "unknown" | "open" | "waiting" | "completed";

interface ProjectTileProps {
	project: { id: string; title: string; summary: string; minutes: number; points: number };
	/** Where it is worked on. */
	to: "/primary-kit" | "/secondary-kit";
	/** The level of the heading, under what is above the tiles. */
	heading: "h2" | "h3";
	/** Who it is for. */
	level: { words: string; tone: ChipTone };
	/** It is listed, and has no content yet. */
	beingWritten?: boolean;
	state: TileState;
}

const OPEN_WORDS: Record<TileState, () => string> = {
	unknown: m.challenges_view_project,
	open: m.project_start,
	waiting: m.project_review,
	completed: m.project_review,
};

/** One project of a kit, made with blocks or with a sketch. */
export function ProjectTile({ project, to, heading: Heading, level, beingWritten, state }: ProjectTileProps) {
	const begun = state === "waiting" || state === "completed";
	return (
		<Card as="article" className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center gap-2">
				<Chip tone={level.tone}>{level.words}</Chip>
				{beingWritten && <Chip>{m.project_being_written()}</Chip>}
				{state === "completed" && (
					<Chip tone="leaf">
						<Trophy size={14} aria-hidden="true" />
						{m.project_completed()}
					</Chip>
				)}
				{state === "waiting" && (
					<Chip tone="sun">
						<CloudOff size={14} aria-hidden="true" />
						{m.primary_waiting()}
					</Chip>
				)}
			</div>
			<Heading className="text-xl">{project.title}</Heading>
			<p className="text-ink-2 grow">{project.summary}</p>
			<TimeAndPoints minutes={project.minutes} points={m.project_points({ points: project.points })} />
			<Link
				to={to}
				search={{ challenge: project.id }}
				className={buttonClass({ variant: begun ? "quiet" : "primary" }, "mt-1")}
			>
				{OPEN_WORDS[state]()}
				<span className="sr-only">{project.title}</span>
			</Link>
		</Card>
	);
}
