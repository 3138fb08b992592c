import { Plus, X } from "lucide-react";
import { listEveryProject } from "#content/catalogue.ts";
import { byDay } from "#domain/classroom/assignments.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { AssignDialog } from "#web/classroom/teaching/assignments/AssignDialog.tsx";
import { AssignmentLink } from "#web/classroom/teaching/assignments/AssignmentLink.tsx";
import { DoneCount } from "#web/classroom/teaching/assignments/DoneCount.tsx";
import { DueChip } from "#web/classroom/teaching/assignments/DueChip.tsx";
import { TakeBack } from "#web/classroom/teaching/assignments/TakeBack.tsx";
import {
	useAssignmentCounts,
	useAssignments,
	useLiveAssignments,
} from "#web/classroom/teaching/assignments.queries.ts";
import { useChallenges } from "#web/classroom/teaching/challenges.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";

/** What is given to a class, and the way to give more. */
export function ClassAssignments({ classId }: { classId: string }) {
	const userId = usePerson().id;
	const assignments = useAssignments();
	const counts = useAssignmentCounts().data;
	useLiveAssignments(classId);
	const challenges = useChallenges();
	const given = byDay(assignments.data?.filter((one) => one.classId === classId) ?? []);
	const open = (challenges.data ?? []).filter(
		({ status, authorId, forEveryone }) => status === "active" && (authorId === userId || forEveryone),
	);
	const work = [...open, ...listEveryProject(getLocale())]
		.filter(({ id }) => !given.some(({ challengeId }) => challengeId === id))
		.map(({ id, title }) => ({ value: id, label: title }));
	return (
		<Card as="section" aria-labelledby="class-assignments" className="grid gap-3">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id="class-assignments" className="text-lg">
					{m.teaching_assignments()}
				</h2>
				<AssignDialog
					classId={classId}
					work={work}
					trigger={
						<Button variant="soft">
							<Plus size={18} aria-hidden="true" />
							{m.teaching_assign()}
						</Button>
					}
				/>
			</div>
			<div ref={useFocusKept()} tabIndex={-1} className="grid gap-3">
				{assignments.isPending && <Skeleton className="h-12 rounded-medium" />}
				{assignments.isError && (
					<ErrorState
						compact
						title={m.teaching_assignments_failed()}
						onRetry={() => void assignments.refetch()}
						retrying={assignments.isFetching}
					/>
				)}
				{assignments.isSuccess && given.length === 0 && <p className="text-ink-2">{m.teaching_assignments_none()}</p>}
				<ul className="m-0 p-0 list-none">
					{given.map(({ id, batchId, title, dueOn }) => (
						<li key={id} className="flex items-center gap-3 py-1 border-b border-line last:border-0">
							<span className="flex flex-wrap items-center gap-x-3 gap-y-1 grow min-w-0 py-1.5">
								<AssignmentLink id={batchId}>{title}</AssignmentLink>
								<DueChip dueOn={dueOn} dayOnly />
								<DoneCount title={title} count={counts?.get(id)} />
							</span>
							<TakeBack
								batchId={batchId}
								classId={classId}
								title={title}
								trigger={<IconButton icon={X} label={m.teaching_unassign({ title })} className="!border-transparent" />}
							/>
						</li>
					))}
				</ul>
			</div>
		</Card>
	);
}
