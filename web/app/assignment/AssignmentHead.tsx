import { Link, useNavigate } from "@tanstack/react-router";
import { Calendar, Download, Eye, Pencil, Undo2, Users } from "lucide-react";
import type { AssignmentProgress } from "#domain/classroom/assignment-progress.ts";
import { m } from "#messages/generated/messages.js";
import { useLessonTexts } from "#web/app/progress/use-lesson-texts.ts";
import { csvOf } from "#web/classroom/progress/progress-csv.ts";
import { AssignDialog } from "#web/classroom/teaching/assignments/AssignDialog.tsx";
import { dayText } from "#web/classroom/teaching/assignments/day-text.ts";
import { TakeBack } from "#web/classroom/teaching/assignments/TakeBack.tsx";
import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { downloadText } from "#web/platform/storage/download.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { askedParts } from "./asked-parts.ts";
import { assignmentRows } from "./assignment-csv.ts";
import type { AssignedRow } from "./row-text.ts";

interface AssignmentHeadProps {
	id: string;
	of: AssignmentProgress;
	title: string;
	/** What is most urgent first. */
	rows: readonly AssignedRow[];
}

/** What was given, to whom and until when, and what the teacher can do with it. */
export function AssignmentHead({ id, of, title, rows }: AssignmentHeadProps) {
	const navigate = useNavigate();
	const lesson = useLessonTexts(of.challenge);
	const { challenge, classes, learners, now } = of;
	const givenGroups = classes.flatMap(({ id: classId, groups }) => groups.map((group) => ({ ...group, classId })));
	const { dueOn = null, instruction = "" } = classes[0] ?? {};
	const waiting = rows.filter(({ state }) => state === "waiting");
	const oldest = waiting[0]?.learner.submission?.id;
	const change = {
		...{ batchId: id, challengeId: challenge, instruction, dueOn },
		...{ classIds: classes.map((one) => one.id), groupIds: givenGroups.map((group) => group.id) },
	};

	async function exportCsv() {
		const texts = { lesson, now, classes };
		downloadText(`${title}.csv`, "text/csv;charset=utf-8", await csvOf(assignmentRows(rows, texts)));
	}

	return (
		<Card
			padded={false}
			aria-labelledby="assignment-title"
			className="grid lg:grid-cols-[minmax(0,372fr)_minmax(0,583fr)]"
		>
			<ProjectPicture projectId={challenge} first className="max-lg:!aspect-auto max-lg:h-32 lg:h-full lg:min-h-49" />
			<div className="grid gap-3 content-center p-4.5 sm:px-6.5 sm:py-5">
				<div className="flex flex-wrap items-center justify-between gap-2">
					<h2 id="assignment-title" className="text-2xl break-words min-w-0">
						{title}
					</h2>
					{dueOn && (
						<Chip>
							<Calendar size={14} aria-hidden="true" />
							{m.assignment_until({ day: dayText(dueOn) })}
						</Chip>
					)}
				</div>
				{instruction && (
					<p className="text-lg leading-snug font-semibold text-balance break-words">
						{m.progress_quote({ text: instruction })}
					</p>
				)}
				<ul aria-label={m.assignment_classes()} className="flex flex-wrap gap-2 m-0 p-0 list-none">
					{askedParts(of).map((one) => (
						<li key={one.id} className="max-w-full">
							<Chip tone="sky" className="max-w-full !shrink !whitespace-normal !h-auto min-h-7">
								<Users size={14} aria-hidden="true" className="shrink-0" />
								{m.assignment_class_count({ name: one.name, count: one.learners.length })}
							</Chip>
						</li>
					))}
				</ul>
				<div className="flex flex-wrap gap-2.5">
					{oldest && (
						<Link
							to="/dashboard"
							search={{ status: "waiting", project: challenge, submission: oldest, review: true }}
							className={buttonClass({}, "max-lg:basis-full")}
						>
							<Eye size={18} aria-hidden="true" />
							{m.assignment_review({ count: waiting.length })}
						</Link>
					)}
					<AssignDialog
						work={[{ value: challenge, label: title }]}
						change={change}
						givenGroups={givenGroups}
						trigger={
							<Button variant="quiet" className="max-lg:grow">
								<Pencil size={18} aria-hidden="true" />
								{m.assignment_change()}
							</Button>
						}
					/>
					<Button
						variant="quiet"
						className="max-lg:grow"
						disabled={learners.length === 0}
						onClick={() => void exportCsv()}
					>
						<Download size={18} aria-hidden="true" />
						{m.assignment_csv()}
					</Button>
					<TakeBack
						batchId={id}
						title={title}
						onDone={() => void navigate({ to: "/dashboard" })}
						trigger={<IconButton icon={Undo2} label={m.assignment_take_back()} />}
					/>
				</div>
			</div>
		</Card>
	);
}
