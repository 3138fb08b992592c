import { getRouteApi, Link } from "@tanstack/react-router";
import { ClipboardX, ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { listEveryProject } from "#content/catalogue.ts";
import { type AssignmentProgress, byUrgency, workStateOf } from "#domain/classroom/assignment-progress.ts";
import { dayOf } from "#domain/classroom/assignments.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { minutesOf } from "#web/classroom/progress/project-columns.ts";
import { useAssignmentProgress } from "#web/classroom/teaching/assignment-progress.queries.ts";
import { dayText } from "#web/classroom/teaching/assignments/day-text.ts";
import { useLiveAssignments } from "#web/classroom/teaching/assignments.queries.ts";
import { NotVerified } from "#web/classroom/teaching/NotVerified.tsx";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { AssignmentHead } from "./AssignmentHead.tsx";
import { LearnerList } from "./LearnerList.tsx";

const route = getRouteApi("/signed-in/shell/assignment");
/** It is not the teacher's, or was taken back. */
const NOT_YOURS = "42501";

/** What was given to classes, and how far each of their learners is. */
export function AssignmentScreen() {
	useTitle(m.assignment_title());
	const { id } = route.useSearch();
	const permissions = usePermissions();
	if (permissions.isPending) return <Skeleton className="h-64 rounded-large" />;
	if (!permissions.data) {
		return (
			<Titled>
				<ErrorState
					title={m.assignment_failed()}
					onRetry={() => void permissions.refetch()}
					retrying={permissions.isFetching}
				/>
			</Titled>
		);
	}
	if (permissions.data.staff) return id ? <Assignment key={id} id={id} /> : <Gone />;
	return (
		<Titled>
			{permissions.data.educator ? (
				<NotVerified onCheck={() => void permissions.refetch()} checking={permissions.isFetching} />
			) : (
				<EmptyState
					icon={<ShieldX size={28} aria-hidden="true" />}
					title={m.assignment_teachers_only()}
					action={
						<Link to="/dashboard" className={buttonClass()}>
							{m.nav_dashboard()}
						</Link>
					}
				/>
			)}
		</Titled>
	);
}

function Assignment({ id }: { id: string }) {
	const progress = useAssignmentProgress(id);
	if (progress.data) return <Progress id={id} of={progress.data} />;
	if (progress.isPending && progress.fetchStatus === "fetching") return <Skeleton className="h-96 rounded-large" />;
	if (hasCode(progress.error, NOT_YOURS)) return <Gone />;
	return (
		<Titled>
			<ErrorState
				title={m.assignment_failed()}
				onRetry={() => void progress.refetch()}
				retrying={progress.isFetching}
			/>
		</Titled>
	);
}

function Progress({ id, of }: { id: string; of: AssignmentProgress }) {
	const { challenge, classes, learners, now } = of;
	const minutes = minutesOf(challenge);
	const rows = byUrgency(learners.map((learner) => ({ learner, state: workStateOf(learner, now, minutes) })));
	// A project has its title in the teacher's language.
	const title = listEveryProject(getLocale()).find((project) => project.id === challenge)?.title ?? of.title;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<PageTitle title={m.assignment_title()}>
				{classes[0] && m.assignment_given({ day: dayText(dayOf(new Date(classes[0].givenAt))) })}
			</PageTitle>
			{classes.map((one) => (
				<Follow key={one.id} classId={one.id} />
			))}
			<AssignmentHead id={id} of={of} title={title} rows={rows} />
			<LearnerList id={id} of={of} rows={rows} />
		</div>
	);
}

/** Reads again with each event of a class. */
function Follow({ classId }: { classId: string }) {
	useLiveAssignments(classId);
	return null;
}

function Gone() {
	return (
		<Titled>
			<EmptyState
				icon={<ClipboardX size={28} aria-hidden="true" />}
				title={m.assignment_gone()}
				text={m.assignment_gone_text()}
				action={
					<Link to="/dashboard" className={buttonClass()}>
						{m.nav_dashboard()}
					</Link>
				}
			/>
		</Titled>
	);
}

/** The page's title over one card, shown instead of an assignment. */
function Titled({ children }: { children: ReactNode }) {
	return (
		<div className="grid gap-6">
			<PageTitle title={m.assignment_title()} />
			<Card>{children}</Card>
		</div>
	);
}
