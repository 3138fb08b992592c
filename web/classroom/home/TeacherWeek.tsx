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
	const ofClasses = given.filter(({ classId }) => nameOf(classId));
	const sameBatch = (batchId: string) => ofClasses.filter((one) => one.batchId === batchId);
	return (
		<DueWeek title={m.assignment_week()} given={ofClasses.filter((one) => sameBatch(one.batchId)[0] === one)}>
			{({ batchId, title }) => (
				<>
					<AssignmentLink id={batchId}>{title}</AssignmentLink>
					{sameBatch(batchId).map(({ id, classId }) => (
						<span key={id} className="flex flex-wrap items-center gap-x-3">
							<span className="text-sm text-ink-2 break-words">{nameOf(classId)}</span>
							<DoneCount title={`${title}, ${nameOf(classId)}`} count={counts?.get(id)} />
						</span>
					))}
				</>
			)}
		</DueWeek>
	);
}
