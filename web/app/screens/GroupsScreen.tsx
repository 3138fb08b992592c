import { getRouteApi, Link } from "@tanstack/react-router";
import { ArrowLeft, School, ShieldX } from "lucide-react";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { ChangeNote } from "#web/classroom/classes/ChangeNote.tsx";
import { classIdOf } from "#web/classroom/classes/class-change.ts";
import {
	useClasses,
	useLiveClasses,
	useShownRefusals,
	useWaitingChanges,
} from "#web/classroom/classes/classes.queries.ts";
import { GroupsPage } from "#web/classroom/groups/GroupsPage.tsx";
import { useEditedGrouping } from "#web/classroom/groups/groups.queries.ts";
import { useConnected } from "#web/platform/backend/connection.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

const route = getRouteApi("/signed-in/shell/class-management/groups");

/** The groups and boards of one class, for its verified teacher. */
export function GroupsScreen() {
	const permissions = usePermissions();
	useTitle(m.groups_title());
	if (permissions.data && !permissions.data.staff) {
		return (
			<Card>
				<EmptyState
					icon={<ShieldX size={28} aria-hidden="true" />}
					title={m.groups_must_teach()}
					action={
						<Link to="/dashboard" className={buttonClass()}>
							{m.nav_dashboard()}
						</Link>
					}
				/>
			</Card>
		);
	}
	return <ChosenClass />;
}

function ChosenClass() {
	const { class: classId } = route.useSearch();
	const { query, classes } = useClasses();
	useLiveClasses();
	const chosen = classes.find(({ id }) => id === classId);
	if (chosen) return <Groups key={chosen.id} of={chosen} />;
	if (query.isPending && query.fetchStatus === "fetching") return <Skeleton className="h-64 rounded-large" />;
	if (query.isError) {
		return (
			<Card>
				<ErrorState title={m.classes_failed()} onRetry={() => void query.refetch()} retrying={query.isFetching} />
			</Card>
		);
	}
	return (
		<Card>
			<EmptyState
				icon={<School size={28} aria-hidden="true" />}
				title={m.groups_no_class()}
				action={
					<Link to="/class-management" className={buttonClass()}>
						{m.classes_title()}
					</Link>
				}
			/>
		</Card>
	);
}

function Groups({ of }: { of: TeacherClass }) {
	const { query, grouping, save, refusal } = useEditedGrouping(of.id);
	const connected = useConnected();
	useShownRefusals(of.id);
	const notes = useWaitingChanges().filter(({ change }) => change.change === "groups" && classIdOf(change) === of.id);
	return (
		<div className="grid gap-3.5">
			<PageTitle title={m.groups_title()}>
				{[
					of.name,
					m.classes_count({ count: of.students.length }),
					...(grouping && grouping.groups.length > 0
						? [
								m.groups_count({ count: grouping.groups.length }),
								m.groups_boards_count({ count: grouping.boards.length }),
							]
						: []),
				].join(" · ")}
			</PageTitle>
			<Link
				to="/class-management"
				search={{ class: of.id }}
				className="inline-flex items-center gap-2 min-h-11 font-bold text-teal-deep justify-self-start"
			>
				<ArrowLeft size={18} aria-hidden="true" />
				{of.name}
			</Link>
			{notes.map((note) => (
				<ChangeNote key={note.id} note={note} />
			))}
			{grouping ? (
				<GroupsPage of={of} grouping={grouping} onSave={(changes) => void save(grouping, changes)} refusal={refusal} />
			) : query.isError || !connected ? (
				<Card>
					<ErrorState title={m.groups_failed()} onRetry={() => void query.refetch()} retrying={query.isFetching} />
				</Card>
			) : (
				<Skeleton className="h-64 rounded-large" />
			)}
		</div>
	);
}
