import { Link } from "@tanstack/react-router";
import { CloudOff, Trophy } from "lucide-react";
import type { BlockProjectCard } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/ui/button-class.ts";
import { Card } from "#web/ui/Card.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { TimeAndPoints } from "#web/ui/TimeAndPoints.tsx";
import type { ProjectProgress } from "./progress-store.ts";

interface ProjectTileProps {
	project: BlockProjectCard;
	progress: ProjectProgress | undefined;
}

/** One project of the kit. */
export function ProjectTile({ project, progress }: ProjectTileProps) {
	const completed = progress?.waiting === null;
	return (
		<Card as="article" className="flex flex-col gap-3">
			<div className="flex flex-wrap items-center gap-2">
				<Chip tone="teal">{m.primary_ages()}</Chip>
				{progress && <StateChip completed={completed} />}
			</div>
			<h3 className="text-xl">{project.title}</h3>
			<p className="text-ink-2 grow">{project.summary}</p>
			<TimeAndPoints minutes={project.minutes} points={m.primary_points({ points: project.points })} />
			<Link
				to="/primary-kit"
				search={{ challenge: project.id }}
				className={buttonClass({ variant: progress ? "quiet" : "primary" }, "mt-1")}
			>
				{progress ? m.primary_review() : m.primary_start()}
				<span className="sr-only">{project.title}</span>
			</Link>
		</Card>
	);
}

function StateChip({ completed }: { completed: boolean }) {
	return completed ? (
		<Chip tone="leaf">
			<Trophy size={14} aria-hidden="true" />
			{m.primary_done()}
		</Chip>
	) : (
		<Chip tone="sun">
			<CloudOff size={14} aria-hidden="true" />
			{m.primary_waiting()}
		</Chip>
	);
}
