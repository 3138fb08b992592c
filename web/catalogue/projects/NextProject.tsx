import { Link } from "@tanstack/react-router";
import { Flag } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { TimeAndPoints } from "#web/platform/ui/TimeAndPoints.tsx";

interface NextProjectProps {
	project: { id: string; title: string; summary: string; minutes: number; points: number };
	to: "/primary-kit" | "/secondary-kit";
	ages: string;
	/** It was tried, and not completed. */
	begun: boolean;
}

/** The project that comes next: the one wide card of a kit, with its one filled button. */
export function NextProject({ project, to, ages, begun }: NextProjectProps) {
	return (
		<Card as="article" padded={false} className="grid lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)]">
			<ProjectPicture projectId={project.id} first className="lg:!aspect-auto h-full lg:min-h-67" />
			<div className="grid gap-3 content-center justify-items-start p-5 sm:px-8 sm:py-7.5">
				<Chip tone="teal">
					<Flag size={15} aria-hidden="true" />
					{m.kit_next_for_you()}
				</Chip>
				<h3 className="text-3xl">{project.title}</h3>
				<p className="text-ink-2">{project.summary}</p>
				<p className="text-sm font-bold text-ink-2">{ages}</p>
				<TimeAndPoints minutes={project.minutes} points={m.project_points({ points: project.points })} />
				<Link to={to} search={{ challenge: project.id }} className={buttonClass({ size: "big" }, "max-lg:w-full mt-1")}>
					{begun ? m.project_continue() : m.project_start()}
					<span className="sr-only">{project.title}</span>
				</Link>
			</div>
		</Card>
	);
}
