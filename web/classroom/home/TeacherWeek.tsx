import { m } from "#messages/generated/messages.js";
import { useClasses } from "#web/classroom/classes/classes.queries.ts";
import { AssignmentLink } from "#web/classroom/teaching/assignments/AssignmentLink.tsx";
import { DoneCount } from "#web/classroom/teaching/assignments/DoneCount.tsx";
import { DueWeek } from "#web/classroom/teaching/assignments/DueWeek.tsx";
import { useAssignmentCounts, useAssignments } from "#web/classroom/teaching/assignments.queries.ts";

/** What the teacher's classes have to hand in today and in the six days after it, and how many have. */
export function TeacherWeek() {
	const { classes } = useClasses();
	const counts = useAssignmentCounts().data;
	const given = useAssignments().data ?? [];
	const nameOf = (classId: string) => classes.find(({ id, active }) => active && id === classId)?.name;
	return (
		<DueWeek title={m.assignment_week()} given={given.filter(({ classId }) => nameOf(classId))}>
			{({ id, batchId, classId, title }) => (
				<>
					<AssignmentLink id={batchId}>{title}</AssignmentLink>
					<span className="text-sm text-ink-2 break-words">{nameOf(classId)}</span>
					<DoneCount title={title} count={counts?.get(id)} />
				</>
			)}
		</DueWeek>
	);
}
