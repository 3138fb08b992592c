import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft, Printer } from "lucide-react";
import { useState } from "react";
import { displayNameOf } from "#domain/account/display-name.ts";
import { dayOf } from "#domain/classroom/assignments.ts";
import { startOfDay, wasHere } from "#domain/classroom/class-report.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { useClassReport, useLessons } from "#web/classroom/day-end/class-report.queries.ts";
import { ParentPage } from "#web/classroom/day-end/ParentPage.tsx";
import { ALL_PAGES } from "#web/classroom/day-end/report-search.ts";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { CONTROL_CLASS } from "#web/platform/ui/Field.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";

/** Attendance is kept for as long. */
const DAYS_BACK = 399;

interface ParentPagesProps {
	classId: string;
	day: string;
	/** A learner's id, or `all`. */
	of: string;
}

/** The page for the parents of one learner, or of each. */
export function ParentPages({ classId, day, of }: ParentPagesProps) {
	const navigate = useNavigate({ from: "/class-report" });
	const ofDay = useClassReport(classId, { from: day, to: day });
	const untilThen = useClassReport(classId, { from: dayOf(startOfDay(day, -DAYS_BACK)), to: day });
	const profile = useProfile();
	const [notes, setNotes] = useState<Readonly<Record<string, string>>>({});
	const report = untilThen.data;
	const learners = report?.learners ?? [];
	const shownAs = shownNames(learners);
	const present = ofDay.data?.learners.filter(wasHere).map(({ id }) => id) ?? [];
	const some = present.length > 0 ? learners.filter(({ id }) => present.includes(id)) : learners;
	const shown = of === ALL_PAGES ? some : learners.filter(({ id }) => id === of);
	const lessons = useLessons([...new Set(shown.flatMap(({ works }) => works.map(({ project }) => project)))]);

	return (
		<div className="print-sheets grid grid-cols-[minmax(0,1fr)] gap-4">
			<PageTitle title={m.day_parent_title()}>{report?.name}</PageTitle>
			<div className="no-print flex flex-wrap gap-2.5 w-full max-w-[210mm] mx-auto">
				<Link
					to="/class-report"
					search={{ class: classId, day }}
					className={buttonClass({ variant: "quiet" }, "max-sm:w-full")}
				>
					<ArrowLeft size={18} aria-hidden="true" />
					{m.day_parent_back()}
				</Link>
				<select
					aria-label={m.day_parent_child()}
					value={of}
					className={`${CONTROL_CLASS} !w-auto grow basis-48 font-bold`}
					onChange={({ target: { value } }) =>
						void navigate({ search: { class: classId, day, parents: value }, replace: true, resetScroll: false })
					}
				>
					<option value={ALL_PAGES}>{m.day_parent_everybody()}</option>
					{learners.map(({ id }) => (
						<option key={id} value={id}>
							{shownAs(id)}
						</option>
					))}
				</select>
				<Link
					to="/class-report"
					search={{ class: classId, day, parents: ALL_PAGES }}
					className={buttonClass({ variant: "quiet" }, "max-sm:grow")}
				>
					{m.day_parent_all({ count: some.length })}
				</Link>
				<Button className="max-sm:grow" disabled={shown.length === 0} onClick={() => print()}>
					<Printer size={18} aria-hidden="true" />
					{m.day_print()}
				</Button>
			</div>
			{(ofDay.isPending || untilThen.isPending) && <Skeleton className="h-96 rounded-large" />}
			{(ofDay.isError || untilThen.isError) && (
				<Card>
					<ErrorState
						title={m.day_failed()}
						onRetry={() => void Promise.all([ofDay.refetch(), untilThen.refetch()])}
						retrying={ofDay.isFetching || untilThen.isFetching}
					/>
				</Card>
			)}
			{report &&
				ofDay.data &&
				shown.map((learner) => (
					<ParentPage
						key={learner.id}
						{...{ learner, report, lessons, day }}
						shownAs={shownAs(learner.id)}
						today={ofDay.data.learners.find(({ id }) => id === learner.id)}
						school={profile.data?.school_name || m.product_name()}
						teacher={displayNameOf(profile.data?.name ?? "")}
						note={notes[learner.id] ?? ""}
						onNote={(note) => setNotes({ ...notes, [learner.id]: note })}
					/>
				))}
		</div>
	);
}
