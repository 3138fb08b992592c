import { Link } from "@tanstack/react-router";
import { ArrowRight, School } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { SubmitWork } from "#web/features/submissions/hand-in/SubmitWork.tsx";
import type { Way } from "#web/features/success/SuccessPage.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { workToSubmit } from "./submitted-work.ts";

interface NextProject {
	id: string;
	kit: "primary" | "secondary";
	title: string;
}

/** What can come after a completed project: the next one, where there is one, and handing in. */
export function waysOn(completed: string, kind: "sketch" | "blocks", next: NextProject | null): Way[] {
	const toTeacher: Way = {
		id: "teacher",
		picture: <School size={44} />,
		title: m.success_teacher(),
		text: m.success_teacher_text(),
		action: <SubmitWork challengeId={completed} workOf={(person) => workToSubmit(person, completed, kind)} />,
	};
	if (!next) return [toTeacher];
	const toNext: Way = {
		id: "next",
		picture: <ArrowRight size={44} />,
		title: m.success_next(),
		text: next.title,
		action: (
			<Link
				to={next.kit === "primary" ? "/primary-kit" : "/secondary-kit"}
				search={{ challenge: next.id }}
				className={buttonClass()}
			>
				{m.success_start()}
			</Link>
		),
	};
	return [toNext, toTeacher];
}
