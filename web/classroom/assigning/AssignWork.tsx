import { ClipboardPlus } from "lucide-react";
import { byDay } from "#domain/classroom/assignments.ts";
import { m } from "#messages/generated/messages.js";
import { useClasses } from "#web/classroom/classes/classes.queries.ts";
import { AssignDialog } from "#web/classroom/teaching/assignments/AssignDialog.tsx";
import { AssignmentLink } from "#web/classroom/teaching/assignments/AssignmentLink.tsx";
import { DoneCount } from "#web/classroom/teaching/assignments/DoneCount.tsx";
import { DueChip } from "#web/classroom/teaching/assignments/DueChip.tsx";
import { useAssignmentCounts, useAssignments } from "#web/classroom/teaching/assignments.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";

interface AssignWorkProps {
	/** A project or a challenge. */
	id: string;
	title: string;
	/** Its label has no room but on a wide screen. */
	crowded?: boolean;
}

/**
 * "Assign", for a verified teacher with a class, on the page of what is given: to which classes, until when, and which have
 * it already, with how many of them have done it.
 */
export function AssignWork({ id, title, crowded = false }: AssignWorkProps) {
	const { classes } = useClasses();
	const isKnown = useAssignments().isSuccess;
	if (!isKnown || !classes.some(({ active, code }) => active && code !== "")) return null;
	return (
		<AssignDialog
			work={[{ value: id, label: title }]}
			trigger={
				<Button variant="quiet" className="bg-surface" title={m.teaching_assign()}>
					<ClipboardPlus size={18} aria-hidden="true" />
					<span className={crowded ? "max-xl:sr-only" : undefined}>{m.teaching_assign_press()}</span>
				</Button>
			}
			given={<GivenTo id={id} className="border-y border-line" />}
		/>
	);
}

/** The same list as a card of the page. */
export function GivenCard({ id }: { id: string }) {
	const given = useGivenTo(id);
	if (given.length === 0) return null;
	return (
		<Card aria-labelledby="given-to" className="grid gap-2">
			<h2 id="given-to" className="text-xl">
				{m.assignment_given_to()}
			</h2>
			<GivenTo id={id} />
		</Card>
	);
}

/** Which classes have it, and how many of each have done it. */
function GivenTo({ id, className }: { id: string; className?: string }) {
	const given = useGivenTo(id);
	const counts = useAssignmentCounts().data;
	if (given.length === 0) return null;
	return (
		<ul aria-label={m.teaching_assign_given()} className={classNames("m-0 p-0 list-none", className)}>
			{given.map((one) => (
				<li
					key={one.id}
					className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 border-b border-line last:border-0"
				>
					<AssignmentLink id={one.batchId}>{one.name}</AssignmentLink>
					<DueChip dueOn={one.dueOn} dayOnly />
					<DoneCount title={one.name} count={counts?.get(one.id)} />
				</li>
			))}
		</ul>
	);
}

/** Of the teacher's classes that are not archived; what is due first comes first. */
function useGivenTo(challengeId: string) {
	const { classes } = useClasses();
	const assignments = useAssignments().data ?? [];
	return byDay(assignments.filter((one) => one.challengeId === challengeId)).flatMap((one) => {
		const to = classes.find(({ id, active, code }) => id === one.classId && active && code !== "");
		return to ? [{ ...one, name: to.name }] : [];
	});
}
