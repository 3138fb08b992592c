import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, Flag } from "lucide-react";
import type { ProjectCard } from "#content/projects.ts";
import { loadProject } from "#content/projects.ts";
import type { LearningStage } from "#domain/catalogue/learning-stage.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { levelText } from "#web/catalogue/projects/project-level.ts";
import { type LastChecks, lastChecks } from "#web/platform/learning/begun-work/last-checks.ts";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { usePerson } from "#web/platform/session/session.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { durationText } from "#web/platform/ui/duration-text.ts";

/** The one thing to do next: the project worked on last, with how its checks ended, or the next one of the kit. */
export function ContinueProjectCard({ project, begun }: { project: ProjectCard; begun: boolean }) {
	const checks = lastChecks(usePerson().id, project.id);
	const tried = checks && checks.steps.length > 0 ? checks : null;
	const passed = tried?.steps.filter((step) => step.passed).length ?? 0;
	return (
		<Card padded={false} className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]" aria-labelledby="next-step">
			<ProjectPicture projectId={project.id} first className="lg:order-last lg:!aspect-auto lg:h-full lg:min-h-73" />
			<div className="grid gap-3 content-center justify-items-start p-5 sm:px-8 sm:py-6.5">
				<div className="flex flex-wrap gap-2.5">
					<Chip tone="teal">
						<Flag size={15} aria-hidden="true" />
						{m.next_step()}
					</Chip>
					{!tried && (
						<Chip>{m.next_step_facts({ level: levelText(project.level), time: durationText(project.minutes) })}</Chip>
					)}
				</div>
				<h2 id="next-step" className="text-3xl">
					{project.title}
				</h2>
				{tried ? <Steps project={project} checks={tried} /> : <p className="text-ink-2">{project.summary}</p>}
				<div className="flex flex-wrap items-center gap-x-3 gap-y-2 mt-1.5 max-sm:w-full">
					<Link {...projectLink(project)} className={buttonClass({ size: "big" }, "max-sm:w-full")}>
						{begun ? m.next_step_continue() : m.next_step_start()}
					</Link>
					<p className="flex flex-wrap gap-x-1.5 text-sm text-ink-2">
						{tried && <b>{m.next_step_checks({ passed, total: tried.steps.length })}</b>}
						<span>{m.project_points({ points: project.points })}</span>
					</p>
				</div>
			</div>
		</Card>
	);
}

/** The checks of the last run by their titles; nothing until those are loaded. */
function Steps({ project, checks }: { project: ProjectCard; checks: LastChecks }) {
	const { data: titles } = useQuery({
		queryKey: ["step-titles", project.id],
		queryFn: () => loadStepTitles(project.id),
		staleTime: Number.POSITIVE_INFINITY,
		networkMode: "always",
	});
	return (
		<ul className="grid gap-2 py-1 m-0 p-0 list-none">
			{checks.steps
				.filter(({ id }) => !titles || titles[id] !== undefined)
				.map(({ id, passed }) => (
					<li
						key={id}
						className={classNames("relative flex items-center gap-2.5 min-h-6 font-[650]", !passed && "text-ink-2")}
					>
						<span
							aria-hidden="true"
							className={classNames(
								"grid place-items-center size-6 shrink-0 rounded-full",
								passed ? "bg-leaf text-surface" : "border-[2.5px] border-line",
							)}
						>
							{passed && <Check size={14} strokeWidth={3.5} />}
						</span>
						<span className="sr-only">{passed ? m.next_step_passed() : m.next_step_open()}</span>
						{titles?.[id]}
					</li>
				))}
		</ul>
	);
}

async function loadStepTitles(id: string): Promise<Record<string, string>> {
	const { steps = {} } = (await loadProject(id, getLocale()))?.lesson ?? {};
	return Object.fromEntries(Object.entries(steps).map(([step, { title }]) => [step, title]));
}

/** All that is for the learner is done. Code is offered to children, and is not the main action. */
export function AllDoneCard({ stage }: { stage: LearningStage }) {
	const primary = stage === "primary";
	return (
		<Card aria-labelledby="next-step" className="grid gap-3 justify-items-start">
			<Chip tone="sun">{m.next_step_all_done()}</Chip>
			<h2 id="next-step">{primary ? m.next_step_all_done_primary() : m.next_step_all_done_secondary()}</h2>
			<p className="text-ink-2">{m.next_step_all_done_text()}</p>
			<Link
				to={primary ? "/secondary-kit" : "/challenges"}
				className={buttonClass({ variant: "soft" }, "max-sm:w-full mt-1")}
			>
				{primary ? m.next_step_try_code() : m.next_step_see_challenges()}
			</Link>
		</Card>
	);
}
