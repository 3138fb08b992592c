import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { byDay } from "#domain/classroom/assignments.ts";
import { compareNames } from "#domain/classroom/class-names.ts";
import { m } from "#messages/generated/messages.js";
import { kitOfProject } from "#web/classroom/progress/project-columns.ts";
import { groupsText } from "#web/classroom/teaching/assignments/DoneCount.tsx";
import { useAssignmentCounts, useAssignments } from "#web/classroom/teaching/assignments.queries.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { listText } from "#web/platform/ui/list-text.ts";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";

/** This many names are listed at first. */
const NAMED = 6;

/** How many of the class have what is given to it, and who has not: of the project that the class is at, else of the next that is due. */
export function AssignedCard({ classId, current }: { classId: string; current: string | null }) {
	const assignments = useAssignments().data ?? [];
	const counts = useAssignmentCounts().data;
	const [all, setAll] = useState(false);
	const given = byDay(assignments.filter((one) => one.classId === classId));
	const assigned = given.find(({ challengeId }) => challengeId === current) ?? given[0];
	const count = assigned && counts?.get(assigned.id);
	if (!assigned || !count || count.members === 0) return null;
	const names = count.missing.toSorted(compareNames);
	const list = listText(names, all ? names.length : NAMED);
	const page = kitOfProject(assigned.challengeId) === "primary-level-kit" ? "/primary-kit" : "/secondary-kit";
	const isProject = kitOfProject(assigned.challengeId) !== undefined;
	return (
		<Card padded={false} className="grid gap-2 p-4" aria-labelledby="assigned">
			<div className="flex items-center justify-between gap-3">
				<h2 id="assigned" className="text-[17px] min-w-0 break-words">
					{assigned.title}
				</h2>
				<Link
					to={isProject ? page : "/challenges"}
					search={{ challenge: assigned.challengeId }}
					className="inline-flex items-center min-h-11 font-bold text-teal-deep shrink-0"
				>
					{m.progress_open()}
					<span className="sr-only"> {assigned.title}</span>
				</Link>
			</div>
			{count.groups.length > 0 && <p className="-mt-2 text-sm text-ink-2 break-words">{groupsText(count)}</p>}
			<p className="flex items-baseline gap-2 text-ink-2">
				<b className="text-3xl leading-none font-heavy text-ink tabular-nums">{count.done}</b>
				{m.progress_handed_in_of({ of: count.members })}
			</p>
			<ProgressBar
				label={assigned.title}
				fraction={count.done / count.members}
				valueText={m.teaching_done_count({ done: count.done, of: count.members })}
				tone="leaf"
			/>
			{names.length > 0 && (
				<p className="text-sm text-ink-2 break-words">
					{m.teaching_missing({ count: names.length, names: list })}{" "}
					{names.length > NAMED && (
						<button
							type="button"
							aria-expanded={all}
							onClick={() => setAll(!all)}
							className="min-h-6 font-bold text-teal-deep"
						>
							{all ? m.progress_missing_fewer() : m.progress_missing_all()}
						</button>
					)}
				</p>
			)}
		</Card>
	);
}
