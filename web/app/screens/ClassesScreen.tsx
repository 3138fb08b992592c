import { getRouteApi, Link } from "@tanstack/react-router";
import { School, ShieldX } from "lucide-react";
import { byNeed, type ClassProgress, presenceOf, stuckIn } from "#domain/classroom/class-progress.ts";
import type { ClassStudent } from "#domain/classroom/class-roster.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { LearnerCare } from "#web/account/care/LearnerCare.tsx";
import { Needing } from "#web/app/progress/RightNow.tsx";
import { ChangeNote } from "#web/classroom/classes/ChangeNote.tsx";
import { ClassCard } from "#web/classroom/classes/ClassCard.tsx";
import { ClassPage } from "#web/classroom/classes/ClassPage.tsx";
import { ClassReport, NameCards } from "#web/classroom/classes/ClassSheets.tsx";
import { ClassTabs } from "#web/classroom/classes/ClassTabs.tsx";
import { CopyCode } from "#web/classroom/classes/CopyCode.tsx";
import { CreateClassDialog } from "#web/classroom/classes/CreateClassDialog.tsx";
import { classIdOf } from "#web/classroom/classes/class-change.ts";
import { useClasses, useLiveClasses, useWaitingChanges } from "#web/classroom/classes/classes.queries.ts";
import { ClassAssignments } from "#web/classroom/home/ClassAssignments.tsx";
import { minutesOf } from "#web/classroom/progress/project-columns.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { useTitle } from "#web/platform/storage/title.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useClassNow } from "./use-class-now.ts";

const route = getRouteApi("/signed-in/shell/class-management");

/** A teacher's classes, or one of them opened. Works with the network cut, from what this browser has read. */
export function ClassesScreen() {
	const permissions = usePermissions();
	if (permissions.data && !permissions.data.educator) {
		return (
			<Card>
				<EmptyState
					icon={<ShieldX size={28} aria-hidden="true" />}
					title={m.classes_create_must_teach()}
					action={
						<Link to="/dashboard" className={buttonClass()}>
							{m.nav_dashboard()}
						</Link>
					}
				/>
			</Card>
		);
	}
	return <Classes mayAdd={permissions.data?.staff ?? true} />;
}

function Classes({ mayAdd }: { mayAdd: boolean }) {
	const { class: openId, print } = route.useSearch();
	const { query, classes } = useClasses();
	useLiveClasses();
	const lost = useWaitingChanges().filter(
		({ change, reason }) => reason !== null && !classes.some(({ id }) => id === classIdOf(change)),
	);
	const opened = classes.find(({ id }) => id === openId);
	const isFollowed = opened && mayAdd && opened.active && opened.code !== "" && !print;
	const { now, query: progress } = useClassNow(isFollowed ? opened.id : undefined);
	useTitle(opened?.name ?? m.classes_title());
	if (opened && print === "cards") return <NameCards of={opened} />;
	if (opened && print === "report") return <ClassReport of={opened} />;
	if (opened) {
		// An educator who is not verified gives nothing to anybody yet.
		const assignments = mayAdd && opened.active && opened.code !== "" && <ClassAssignments classId={opened.id} />;
		return (
			<ClassPage
				of={opened}
				classes={classes}
				mayAdd={mayAdd}
				care={(student) => mayAdd && <StudentCare student={student} />}
				hands={raisedHands(opened.id, progress.data)}
				assignments={assignments}
				now={now}
				nowFailed={
					progress.isError && (
						<ErrorState
							compact
							title={m.classes_now_failed()}
							onRetry={() => void progress.refetch()}
							retrying={progress.isFetching}
						/>
					)
				}
			/>
		);
	}
	return (
		<div className="grid gap-6">
			<PageTitle title={m.classes_title()} />
			{classes.length > 0 && (
				<div className="justify-self-end">
					<CreateClassDialog label={m.classes_create_new()} />
				</div>
			)}
			{!mayAdd && (
				<p role="status" className="p-3 rounded-medium bg-sun-wash text-sun-ink font-semibold">
					{m.classes_unverified()}
				</p>
			)}
			{lost.map((note) => (
				<ChangeNote key={note.id} note={note} />
			))}
			{query.isPending && classes.length === 0 && query.fetchStatus === "fetching" && (
				<Skeleton className="h-64 rounded-large" />
			)}
			{query.isError && (
				<Card>
					<ErrorState title={m.classes_failed()} onRetry={() => void query.refetch()} retrying={query.isFetching} />
				</Card>
			)}
			{classes.length === 0 && (query.isSuccess || query.fetchStatus === "paused") && (
				<Card>
					<EmptyState
						icon={<School size={28} aria-hidden="true" />}
						title={m.classes_none()}
						text={m.classes_none_text()}
						action={<CreateClassDialog label={m.classes_create_first()} />}
					/>
				</Card>
			)}
			<div className="grid lg:grid-cols-2 gap-5 items-start">
				{classes.map((one) => (
					<ClassCard
						key={one.id}
						of={one}
						heading="h2"
						aside={one.active ? <CopyCode code={one.code} variant="quiet" /> : <Chip>{m.classes_archived()}</Chip>}
					>
						<ClassTabs of={one} mayAdd={mayAdd} />
					</ClassCard>
				))}
			</div>
		</div>
	);
}

function raisedHands(classId: string, progress: ClassProgress | undefined) {
	if (!progress) return [];
	const { now, learners } = progress;
	const shownAs = shownNames(learners);
	return byNeed(learners, minutesOf)
		.filter(({ handRaisedAt }) => handRaisedAt)
		.map((learner) => (
			<Needing
				key={learner.id}
				name={shownAs(learner.id)}
				{...{ classId, learner, now, work: stuckIn(learner, minutesOf)[0], presence: presenceOf(learner, now) }}
			/>
		));
}

/** The age of a learner, and a one-time password for who signs in with an email; an educator in the class has neither here. */
function StudentCare({ student }: { student: ClassStudent }) {
	const { id, name, classAccount, email = "", educator, age, ageGivenAt = null, askedAge = null } = student;
	// A class that was read before the page knew of ages.
	if (age === undefined || educator) return null;
	const person = { id, name, email, administrator: false, age, ageGivenAt, askedAge };
	return <LearnerCare person={person} hasPassword={!classAccount && email !== ""} />;
}
