import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { listEveryProject } from "#content/catalogue.ts";
import { presenceOf } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import type { AssignedRow } from "./row-text.ts";

/** A reminder rings once in this time. */
const REMINDED_MS = 86_400_000;

interface LearnerRowProps {
	row: AssignedRow;
	now: string;
	/** As it is shown in the class. */
	name: string;
	classes: string;
	text: string;
	/** A reminder is being sent. */
	sending: boolean;
	onRemind: () => void;
}

/** One learner: how far, and what to do. Where the window is narrow, the row opens to what is not urgent. */
export function LearnerRow({ row, now, name, classes, text, sending, onRemind }: LearnerRowProps) {
	const { learner, state } = row;
	const [open, setOpen] = useState(false);
	const isUrgent = state === "stuck" || state === "waiting";
	return (
		<li className="relative grid grid-cols-[34px_minmax(0,1fr)_auto] lg:grid-cols-[34px_minmax(0,.8fr)_minmax(0,.95fr)_minmax(0,2.1fr)_auto] gap-x-3 lg:gap-x-3.5 gap-y-0.5 items-center px-3.5 lg:px-4.5 pt-2 pb-3 lg:py-1.5 lg:min-h-13.5 border-t border-line">
			{!isUrgent && (
				<button
					type="button"
					aria-expanded={open}
					aria-label={m.assignment_row_more({ name })}
					onClick={() => setOpen(!open)}
					className="lg:hidden absolute inset-0 cursor-pointer focus-visible:-outline-offset-3"
				/>
			)}
			<span className="max-lg:row-span-2 max-lg:justify-self-center">
				<ProgressMark state={state} attempts={learner.work.attempts} />
			</span>
			<Link
				to="/student-progress"
				search={{ class: learner.classes[0] ?? "", learner: learner.id }}
				className="relative justify-self-start inline-flex items-center min-h-11 lg:min-h-9 font-extrabold break-words hover:underline"
			>
				{name}
			</Link>
			<span className="text-sm text-ink-2 break-words">{classes}</span>
			<span className={classNames("max-lg:col-span-2 min-w-0 break-words", state === "stuck" && "text-coral-deep")}>
				{text}
			</span>
			<span
				className={classNames("relative max-lg:col-[2/4] max-lg:mt-1.5 grid", !isUrgent && !open && "max-lg:hidden")}
			>
				<RowAction {...{ row, now, name, sending, onRemind }} />
			</span>
		</li>
	);
}

const ACTION = "min-w-34 w-full";

/** What to do about a learner: look, review, open, or remind. */
function RowAction({
	row: { learner, state },
	now,
	name,
	sending,
	onRemind,
}: Omit<LearnerRowProps, "classes" | "text">) {
	const { work, submission, at, remindedAt, classes } = learner;
	const project = listEveryProject(getLocale()).find(({ id }) => id === work.project);
	const own = { class: classes[0] ?? "", learner: learner.id };
	if (state === "none") {
		if (remindedAt && Date.parse(now) - Date.parse(remindedAt) < REMINDED_MS) {
			return (
				<Button variant="quiet" aria-disabled className={ACTION}>
					{m.assignment_reminded()}
				</Button>
			);
		}
		return (
			<Button
				variant="quiet"
				className={ACTION}
				loading={sending}
				onClick={onRemind}
				aria-label={m.assignment_remind_of({ name })}
			>
				{m.assignment_remind()}
			</Button>
		);
	}
	if (submission && state !== "stuck" && state !== "tried") {
		const isWaiting = state === "waiting";
		return (
			<Link
				to="/dashboard"
				search={{
					status: isWaiting ? "waiting" : "all",
					project: work.project,
					submission: submission.id,
					review: true,
				}}
				className={buttonClass({ variant: isWaiting ? "soft" : "quiet" }, ACTION)}
			>
				{isWaiting ? m.assignment_review_one() : m.assignment_open()}
				<span className="sr-only"> {m.progress_of({ name })}</span>
			</Link>
		);
	}
	const isAtIt = at === work.project && presenceOf(learner, now) !== "away";
	if (project && (state === "stuck" || (state === "tried" && isAtIt))) {
		return (
			<Link
				to="/student-progress"
				search={{ ...own, board: work.project }}
				className={buttonClass({ variant: state === "stuck" ? "soft" : "quiet" }, ACTION)}
			>
				{m.progress_see_board()}
				<span className="sr-only"> {m.progress_of({ name })}</span>
			</Link>
		);
	}
	return (
		<Link
			to="/student-progress"
			search={project ? { ...own, project: work.project } : own}
			className={buttonClass({ variant: "quiet" }, ACTION)}
		>
			{m.assignment_open()}
			<span className="sr-only"> {m.progress_of({ name })}</span>
		</Link>
	);
}
