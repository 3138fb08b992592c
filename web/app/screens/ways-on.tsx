import { Link } from "@tanstack/react-router";
import type { Project } from "#content/projects.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { m } from "#messages/generated/messages.js";
import type { Way } from "#web/bench/success/SuccessPage.tsx";
import { WayPicture } from "#web/bench/success/WayPicture.tsx";
import { SubmitWork } from "#web/classroom/submissions/hand-in/SubmitWork.tsx";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { workToSubmit } from "./submitted-work.ts";

interface NextProject {
	id: string;
	kit: "primary" | "secondary";
	title: string;
}

interface Completed {
	project: Project;
	/** The first idea for something of one's own; undefined where the project has none. */
	idea: string | undefined;
	/** Back to the program, which is as it was. */
	onMake: () => void;
}

/** What can come after a completed project: something of one's own, the next project, where there is one, and handing in. */
export function waysOn({ project, idea, onMake }: Completed, next: NextProject | null): Way[] {
	const toMake: Way[] =
		idea === undefined
			? []
			: [
					{
						id: "make",
						picture: <WayPicture of="make" />,
						title: m.lesson_make(),
						text: idea,
						action: <Button onClick={onMake}>{m.lesson_make()}</Button>,
					},
				];
	const toTeacher: Way = {
		id: "teacher",
		picture: <WayPicture of="teacher" />,
		title: m.success_teacher(),
		text: m.success_teacher_text(),
		action: <SubmitWork challengeId={project.id} workOf={(userId) => workToSubmit(userId, project)} />,
	};
	if (!next) return [...toMake, toTeacher];
	const toNext: Way = {
		id: "next",
		picture: <ProjectPicture projectId={next.id} className="!aspect-auto" />,
		title: m.success_next(),
		text: next.title,
		action: (
			<Link {...projectLink(next)} className={buttonClass({ variant: idea === undefined ? "primary" : "soft" })}>
				{m.success_start()}
			</Link>
		),
	};
	return [...toMake, toNext, toTeacher];
}
