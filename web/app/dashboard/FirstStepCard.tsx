import { Link } from "@tanstack/react-router";
import { Blocks, BookOpen, Code, Flag, type LucideIcon, Play, Upload } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import type { ProjectCard } from "#content/projects.ts";
import type { LearningStage } from "#domain/catalogue/learning-stage.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { levelText } from "#web/catalogue/projects/project-level.ts";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { TimeAndPoints } from "#web/platform/ui/TimeAndPoints.tsx";

const FIRST_LIGHT = "led-sequence";

interface FirstStepCardProps {
	project: ProjectCard;
	stage: LearningStage;
}

/** The first project of all, as the page's one main action, and how a project goes. */
export function FirstStepCard({ project, stage }: FirstStepCardProps) {
	const light = project.id === FIRST_LIGHT;
	return (
		<>
			<Card padded={false} aria-labelledby="next-step" className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
				<ProjectPicture projectId={project.id} first className="lg:order-last lg:!aspect-auto lg:h-full lg:min-h-100" />
				<div className="grid gap-3.5 content-center justify-items-start p-5 sm:p-10">
					<Chip tone="teal">
						<Flag size={15} aria-hidden="true" />
						{m.next_step_here()}
					</Chip>
					<h2 id="next-step" className="text-[clamp(1.75rem,4vw,2.75rem)] leading-tight text-balance">
						{light ? m.next_step_first_light() : project.title}
					</h2>
					<p className="sm:text-lg text-ink-2">{light ? m.next_step_first_text() : project.summary}</p>
					<div className="flex flex-wrap gap-x-5 gap-y-1 text-sm font-bold text-ink-2 mb-2">
						<span>{light ? project.title : levelText(project.level)}</span>
						<TimeAndPoints minutes={project.minutes} points={m.project_points({ points: project.points })} />
					</div>
					<Link {...projectLink(project)} className={buttonClass({ size: "big" }, "max-sm:w-full")}>
						{m.next_step_start()}
					</Link>
					{stage === "secondary" && <WarmUp />}
				</div>
			</Card>
			<HowItGoes steps={stage === "primary" ? WITH_BLOCKS : WITH_CODE} />
		</>
	);
}

/** Blocks are offered to older learners, not recommended. */
function WarmUp() {
	const project = listEveryProject(getLocale()).find(({ id }) => id === FIRST_LIGHT);
	if (!project) return null;
	return (
		<Link {...projectLink(project)} className="inline-flex items-center min-h-11 font-bold text-teal-deep">
			{m.next_step_warm_up({ project: project.title })}
		</Link>
	);
}

type Step = readonly [LucideIcon, title: () => string, text: () => string];

const WITH_BLOCKS: readonly Step[] = [
	[BookOpen, m.next_step_story, m.next_step_story_text],
	[Blocks, m.next_step_blocks, m.next_step_blocks_text],
	[Play, m.next_step_run, m.next_step_run_text],
];
const WITH_CODE: readonly Step[] = [
	[BookOpen, m.next_step_story, m.next_step_story_text],
	[Code, m.next_step_code, m.next_step_code_text],
	[Upload, m.next_step_upload, m.next_step_run_text],
];

function HowItGoes({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className="grid sm:grid-cols-3 gap-3 m-0 px-2 list-none">
			{steps.map(([Icon, title, text]) => (
				<li key={title()} className="flex items-center gap-3.5 py-1.5">
					<span className="grid place-items-center size-11 shrink-0 rounded-medium bg-sunken text-ink-2">
						<Icon size={21} aria-hidden="true" />
					</span>
					<span>
						<b className="block font-bold leading-tight">{title()}</b>
						<span className="text-sm text-ink-2">{text()}</span>
					</span>
				</li>
			))}
		</ol>
	);
}
