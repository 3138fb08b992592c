import { CircleHelp, Ellipsis, Send } from "lucide-react";
import type { ReactNode } from "react";
import { isListed } from "#content/kits.ts";
import type { SketchProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { stepIds } from "#simulator/checks/step-ids.ts";
import { savedText } from "#web/bench/editors/sketch/saved-text.ts";
import { useFreeHelp, useScore } from "#web/bench/hints/helps.queries.ts";
import { LessonHead } from "#web/catalogue/lesson-head/LessonHead.tsx";
import { levelText } from "#web/catalogue/projects/project-level.ts";
import { HandButton } from "#web/classroom/presence/HandButton.tsx";
import type { WorkState } from "#web/platform/learning/saved-work/use-saved-work.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { durationText } from "#web/platform/ui/duration-text.ts";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import "./project-head.css";

const loadDialogs = () => import("./SketchDialogs.tsx");
const loadTogether = () => import("#web/app/together/Together.tsx");

interface ProjectHeadProps {
	project: SketchProject;
	/** Where the program is stored; null before it is opened. */
	saved: WorkState | null;
	tabs: ReactNode;
	/** The extension was passed. */
	made: boolean;
	/** Whether a phone always shows the views. */
	reading: boolean;
	/** Whether a phone shows the buttons and the views. */
	open: boolean;
	onOpenChange: (open: boolean) => void;
}

/** The head of a project that is solved with a sketch. */
export function ProjectHead({ project, saved, tabs, made, reading, open, onOpenChange }: ProjectHeadProps) {
	const score = useScore(project);
	const completed = useFreeHelp(project);
	const later = useLazyModule(loadDialogs);
	const together = useLazyModule(loadTogether);
	const listed = isListed(project.id);
	return (
		<>
			<LessonHead
				back={{ to: "/secondary-kit", label: m.challenge_back() }}
				title={project.title}
				completed={completed}
				made={made}
				facts={
					<>
						<span className="project-level">{`${levelText(project.level)} · `}</span>
						<span>{saved ? savedText(saved) : durationText(project.minutes)}</span>
					</>
				}
				more={
					<IconButton
						icon={Ellipsis}
						label={m.challenge_more()}
						aria-expanded={open}
						className="project-head-more !border-transparent"
						onClick={() => onOpenChange(!open)}
					/>
				}
				tabs={tabs}
				className={classNames(
					"project-head",
					(open || reading) && "project-head-open",
					reading && !open && "project-head-reading",
				)}
				{...(stepIds(project.checks).length > 0 && { score })}
			>
				<HandButton crowded />
				{together && listed && <together.TogetherButton crowded />}
				{later ? <later.SketchDialogs project={project} listed={listed} /> : <DisabledButtons listed={listed} />}
			</LessonHead>
			{together && listed && <together.Together />}
		</>
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
