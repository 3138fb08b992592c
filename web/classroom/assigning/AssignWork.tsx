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

interface AssignWorkProps {
	/** A project or a challenge. */
	id: string;
	title: string;
	/** Its label has no room but on a wide screen. */
	crowded?: boolean;
}

/**
 * "Assign", for a verified teacher with a class, on the page of what is given: to which class, until when, and which have
 * it already, with how many of them have done it.
 */
export function AssignWork({ id, title, crowded = false }: AssignWorkProps) {
	const { classes } = useClasses();
	const assignments = useAssignments().data;
	const counts = useAssignmentCounts().data;
	const open = classes.filter(({ active, code }) => active && code !== "");
	if (open.length === 0 || !assignments) return null;
	const given = byDay(assignments.filter(({ challengeId }) => challengeId === id)).flatMap((one) => {
		const to = open.find((candidate) => candidate.id === one.classId);
		return to ? [{ ...one, name: to.name }] : [];
	});
	return (
		<AssignDialog
			work={[{ value: id, label: title }]}
			trigger={
				<Button variant="quiet" className="bg-surface" title={m.teaching_assign()}>
					<ClipboardPlus size={18} aria-hidden="true" />
					<span className={crowded ? "max-xl:sr-only" : undefined}>{m.teaching_assign_press()}</span>
				</Button>
			}
			given={
				given.length > 0 && (
					<ul aria-label={m.teaching_assign_given()} className="m-0 p-0 list-none border-y border-line">
						{given.map((one) => (
							<li
								key={one.id}
								className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 border-b border-line last:border-0"
							>
								<AssignmentLink id={one.batchId}>{one.name}</AssignmentLink>
								<DueChip dueOn={one.dueOn} dayOnly />
								<DoneCount title={one.name} count={counts?.get(one.id)} />
							</li>
						))}
					</ul>
				)
			}
		/>
	);
}
