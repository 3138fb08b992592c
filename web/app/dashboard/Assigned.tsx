import { Link } from "@tanstack/react-router";
import { Check, ClipboardList } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import { projectLink } from "#domain/catalogue/project-link.ts";
import { byDay } from "#domain/classroom/assignments.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { FromTeachers } from "#web/classroom/challenges/FromTeachers.tsx";
import { DueChip } from "#web/classroom/teaching/assignments/DueChip.tsx";
import { DueWeek } from "#web/classroom/teaching/assignments/DueWeek.tsx";
import type { Assignment } from "#web/classroom/teaching/assignments.data.ts";
import { useAssignments } from "#web/classroom/teaching/assignments.queries.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";

/** A challenge may be given to two classes of one learner: the earlier day counts. */
function useGiven(): Assignment[] {
	return byDay(useAssignments().data ?? []).filter(
		({ challengeId }, index, all) => all.findIndex((one) => one.challengeId === challengeId) === index,
	);
}

const isOpen = ({ challengeId, own }: Assignment, done: readonly string[]) =>
	!done.includes(challengeId) && (own === null || own === "rejected");

/** What is given to the learner's classes, until it is done. */
export function Assigned({ done }: { done: readonly string[] }) {
	const open = useGiven().filter((one) => isOpen(one, done));
	if (open.length === 0) return null;
	return (
		<Card aria-labelledby="assigned" className="grid gap-2">
			<h2 id="assigned" className="flex items-center gap-2.5 text-xl">
				<ClipboardList size={22} aria-hidden="true" className="text-teal" />
				{m.teaching_assigned_to_you()}
			</h2>
			<ul className="m-0 p-0 list-none">
				{open.map((one) => (
					<li
						key={one.id}
						className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 border-b border-line last:border-0"
					>
						<span className="flex flex-wrap items-center gap-x-3 gap-y-1.5 grow basis-56 min-w-0">
							<b className="text-lg break-words min-w-0">{titleOf(one)}</b>
							<DueChip dueOn={one.dueOn} />
							{one.instruction && (
								<span className="basis-full break-words">{m.progress_quote({ text: one.instruction })}</span>
							)}
						</span>
						<Link {...linkOf(one)} className={buttonClass({ variant: "soft" }, "max-sm:w-full")}>
							{m.teaching_open()}
							<span className="sr-only">{titleOf(one)}</span>
						</Link>
					</li>
				))}
			</ul>
		</Card>
	);
}

/** What is due in the days from today on, with what of it is done. */
export function OwnWeek({ done }: { done: readonly string[] }) {
	const given = useGiven();
	return (
		<DueWeek title={m.assignment_week_learner()} given={given}>
			{(one) => (
				<>
					<Link {...linkOf(one)} className="inline-flex items-center min-h-11 font-bold break-words hover:underline">
						{titleOf(one)}
					</Link>
					{!isOpen(one, done) && (
						<Chip tone="leaf">
							<Check size={14} aria-hidden="true" />
							{m.assignment_week_done()}
						</Chip>
					)}
				</>
			)}
		</DueWeek>
	);
}

/** What else teachers hand out and the learner has not handed in. */
export function OtherChallenges() {
	const assigned = useAssignments().data ?? [];
	return <FromTeachers open except={assigned.map(({ challengeId }) => challengeId)} />;
}

const projectOf = ({ challengeId }: Assignment) => listEveryProject(getLocale()).find(({ id }) => id === challengeId);

/** A project has its title in the learner's language. */
function titleOf(assignment: Assignment): string {
	return projectOf(assignment)?.title ?? assignment.title;
}

function linkOf(assignment: Assignment) {
	const project = projectOf(assignment);
	return project
		? projectLink(project)
		: ({ to: "/challenges", search: { challenge: assignment.challengeId } } as const);
}
