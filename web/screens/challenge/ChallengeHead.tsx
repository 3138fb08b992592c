import { CircleHelp, Send } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import type { Project } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { layoutOf } from "#web/circuit/parts/layouts.ts";
import { useScore } from "#web/features/helps/helps.queries.ts";
import { LessonHead } from "#web/features/lesson-head/LessonHead.tsx";
import { levelTone, levelWords } from "#web/features/projects/project-words.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/Chip.tsx";
import { durationWords } from "#web/ui/duration-words.ts";

const loadDialogs = () => import("./SketchDialogs.tsx");

/** The head of a project that is solved with a sketch. */
export function ChallengeHead({ project }: { project: Project }) {
	const score = useScore(project);
	const later = useLazyModule(loadDialogs);
	const listed = isListed(project.id);
	return (
		<LessonHead
			back={{ to: "/secondary-kit", label: m.challenge_back() }}
			title={project.title}
			chip={<Chip tone={levelTone(project.level)}>{levelWords(project.level)}</Chip>}
			facts={factsOf(project)}
			{...(stepIds(project.checks).length > 0 && { score })}
		>
			{later ? <later.SketchDialogs project={project} listed={listed} /> : <DisabledButtons listed={listed} />}
		</LessonHead>
	);
}

/** The buttons of the dialogs until those are loaded. */
function DisabledButtons({ listed }: { listed: boolean }) {
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
	return listEveryProject(getLocale()).some(({ id }) => id === projectId);
}

/** "2 hours · Temperature sensor, Resistor, Buzzer". */
function factsOf(project: Project): string {
	const parts = new Set(project.circuit.parts.flatMap((part) => layoutOf(part)?.name ?? []));
	return [durationWords(project.hours * 60), [...parts].join(", ")].filter(Boolean).join(" · ");
}
