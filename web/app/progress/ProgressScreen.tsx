import { getRouteApi, Link } from "@tanstack/react-router";
import { Grid3x3, ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { useClasses, useLiveClasses } from "#web/classroom/classes/classes.queries.ts";
import { useLiveProgress } from "#web/classroom/progress/class-progress.queries.ts";
import { NotVerified } from "#web/classroom/teaching/NotVerified.tsx";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { BoardView } from "./BoardView.tsx";
import { ClassView } from "./ClassView.tsx";
import { LearnerView } from "./LearnerView.tsx";

const route = getRouteApi("/signed-in/shell/student-progress");

/** What a class has done, and who is stuck; a learner of it; a learner's board. */
export function ProgressScreen() {
	useTitle(m.progress_title());
	const permissions = usePermissions();
	if (permissions.isPending) return <Skeleton className="h-64 rounded-large" />;
	if (!permissions.data) {
		return (
			<Titled>
				<ErrorState
					title={m.progress_failed()}
					onRetry={() => void permissions.refetch()}
					retrying={permissions.isFetching}
				/>
			</Titled>
		);
	}
	if (permissions.data.staff) return <Progress />;
	if (!permissions.data.educator) {
		return (
			<Card>
				<EmptyState
					icon={<ShieldX size={28} aria-hidden="true" />}
					title={m.progress_teachers_only()}
					action={
						<Link to="/dashboard" className={buttonClass()}>
							{m.nav_dashboard()}
						</Link>
					}
				/>
			</Card>
		);
	}
	return (
		<Card>
			<NotVerified onCheck={() => void permissions.refetch()} checking={permissions.isFetching} />
		</Card>
	);
}

function Progress() {
	const search = route.useSearch();
	const { query, classes } = useClasses();
	useLiveClasses();
	const open = classes.filter(({ active }) => active);
	const chosen = classes.find(({ id }) => id === search.class) ?? mostStudents(open);
	useLiveProgress(chosen?.id);
	if (search.learner && search.board) return <BoardView learner={search.learner} projectId={search.board} />;
	if (search.learner) return <LearnerView learner={search.learner} projectId={search.project} />;
	if (chosen) return <ClassView key={chosen.id} chosen={chosen} classes={open} search={search} />;
	if (query.isPending && query.fetchStatus === "fetching") return <Skeleton className="h-64 rounded-large" />;
	if (query.isError) {
		return (
			<Titled>
				<ErrorState title={m.classes_failed()} onRetry={() => void query.refetch()} retrying={query.isFetching} />
			</Titled>
		);
	}
	return (
		<Titled>
			<EmptyState
				icon={<Grid3x3 size={28} aria-hidden="true" />}
				title={m.classes_none()}
				text={m.progress_no_class()}
				action={
					<Link to="/class-management" className={buttonClass()}>
						{m.classes_create_first()}
					</Link>
				}
			/>
		</Titled>
	);
}

/** The page's title over one card, shown instead of a class. */
function Titled({ children }: { children: ReactNode }) {
	return (
		<div className="grid gap-6">
			<PageTitle title={m.progress_title()} />
			<Card>{children}</Card>
		</div>
	);
}

function mostStudents<Class extends { students: readonly unknown[] }>(classes: readonly Class[]): Class | undefined {
	return classes.toSorted((one, other) => other.students.length - one.students.length)[0];
}
