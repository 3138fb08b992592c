import { Link } from "@tanstack/react-router";
import { ArrowLeft, CircleHelp, Send } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { layoutOf } from "#web/circuit/parts/layouts.ts";
import { useScore } from "#web/features/helps/helps.queries.ts";
import { levelTone, levelWords } from "#web/features/projects/project-words.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Button } from "#web/ui/Button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Chip } from "#web/ui/Chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { durationWords } from "#web/ui/duration-words.ts";

const loadDialogs = () => import("./SketchDialogs.tsx");

/** The way back, what is worked on, and what it is worth. */
export function ChallengeHead({ project }: { project: Project }) {
	const { score, known } = useScore(project);
	const later = useLazyModule(loadDialogs);
	const listed = isListed(project.id);
	return (
		<header className="flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 sm:px-5 py-3 bg-surface border-b border-line">
			<Link to="/secondary-kit" className={buttonClass({ variant: "quiet" }, "max-sm:!px-3")}>
				<ArrowLeft size={18} aria-hidden="true" />
				<span className="max-sm:sr-only">{m.challenge_back()}</span>
			</Link>
			<div className="grow min-w-0 basis-44">
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h1 className="text-lg leading-tight tracking-normal">{project.title}</h1>
					<Chip tone={levelTone(project.level)}>{levelWords(project.level)}</Chip>
				</div>
				<p className="text-tiny text-ink-2">{factsOf(project)}</p>
			</div>
			<div className="flex flex-wrap items-center gap-x-2 sm:gap-x-3.5 gap-y-2">
				{stepIds(project.checks).length > 0 && (
					<Chip tone="sun" className={classNames("!h-9 !text-[15px]", !known && "invisible")}>
						{m.challenge_score({ points: score })}
					</Chip>
				)}
				{later ? <later.SketchDialogs project={project} listed={listed} /> : <ButtonsToCome listed={listed} />}
			</div>
		</header>
	);
}

/** What opens the dialogs, before they have come. */
function ButtonsToCome({ listed }: { listed: boolean }) {
	return (
		<>
			{listed && (
				<Button variant="quiet" className="max-sm:!px-3" disabled>
					<Send size={18} aria-hidden="true" className="max-sm:hidden" />
					{m.submit_title()}
				</Button>
			)}
			<Button variant="quiet" className="max-sm:!px-3" disabled>
				<CircleHelp size={18} aria-hidden="true" />
				<span className="max-sm:sr-only">{m.challenge_help()}</span>
			</Button>
		</>
	);
}

/** Work is handed in for the projects that the server knows. */
function isListed(projectId: string): boolean {
	return listEveryProject().some(({ id }) => id === projectId);
}

/** "2 hours · Temperature sensor, Resistor, Buzzer". */
function factsOf(project: Project): string {
	const parts = new Set(project.circuit.parts.flatMap((part) => layoutOf(part)?.name ?? []));
	return [durationWords(project.hours * 60), [...parts].join(", ")].filter(Boolean).join(" · ");
}
