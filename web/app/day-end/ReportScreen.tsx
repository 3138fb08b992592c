import { getRouteApi, Link } from "@tanstack/react-router";
import { CalendarX, ChevronLeft, ChevronRight, Printer, UserPlus, Users } from "lucide-react";
import type { ReactNode } from "react";
import { dayOf } from "#domain/classroom/assignments.ts";
import { type ClassReport, timesHere, wasHere } from "#domain/classroom/class-report.ts";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { useClasses } from "#web/classroom/classes/classes.queries.ts";
import { useClassReport, useLiveReport } from "#web/classroom/day-end/class-report.queries.ts";
import { DayNote } from "#web/classroom/day-end/DayNote.tsx";
import { dayText, nearDayText, timeText } from "#web/classroom/day-end/day-text.ts";
import { ExportDialog } from "#web/classroom/day-end/ExportDialog.tsx";
import { MissingWorks, NextTime } from "#web/classroom/day-end/ReportAside.tsx";
import { ReportFacts } from "#web/classroom/day-end/ReportFacts.tsx";
import { ReportTable } from "#web/classroom/day-end/ReportTable.tsx";
import { useTitle } from "#web/platform/storage/title.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useNow } from "#web/platform/ui/use-now.ts";
import { ParentPages } from "./ParentPages.tsx";
import "#web/classroom/day-end/report.css";

const route = getRouteApi("/signed-in/shell/class-report");

/** What a class did on a day: on the screen, on paper, as a file, and a page for the parents of each learner. */
export function ReportScreen() {
	const { class: classId, day, parents } = route.useSearch();
	const { query, classes } = useClasses();
	const today = dayOf(new Date(useNow()));
	const chosen = classes.find(({ id }) => id === classId);
	useTitle(chosen ? m.day_on_day({ name: chosen.name, date: dayText(day ?? today) }) : m.day_subtitle());
	if (chosen && parents) return <ParentPages classId={chosen.id} day={day ?? today} of={parents} />;
	if (chosen) return <DayReport key={chosen.id} of={chosen} day={day ?? today} today={today} />;
	if (query.isPending && query.fetchStatus === "fetching") return <Skeleton className="h-64 rounded-large" />;
	return (
		<>
			<PageTitle title={m.day_subtitle()} />
			<Card>
				<ErrorState title={m.day_failed()} onRetry={() => void query.refetch()} retrying={query.isFetching} />
			</Card>
		</>
	);
}

function DayReport({ of, day, today }: { of: TeacherClass; day: string; today: string }) {
	const query = useClassReport(of.id, { from: day, to: day });
	useLiveReport(of.id);
	const report = query.data;
	const first = report?.learners.find(wasHere) ?? report?.learners[0];
	const title =
		day === today ? m.day_today({ name: of.name }) : m.day_on_day({ name: of.name, date: nearDayText(day, today) });
	const times = report && timesHere(report.learners);
	const when = [
		m.day_subtitle(),
		[dayText(day), times && m.day_times({ from: timeText(times.from), to: timeText(times.to) })]
			.filter(Boolean)
			.join(", "),
	].join(" · ");
	return (
		<div className="report-print grid grid-cols-[minmax(0,1fr)] gap-4">
			<PageTitle title={title}>{when}</PageTitle>
			<div className="hidden print:block">
				<p className="text-2xl font-heavy">{title}</p>
				<p className="text-sm">{when}</p>
			</div>
			<div className="no-print flex flex-wrap gap-2.5 *:max-lg:grow">
				{first && (
					<Link
						to="/class-report"
						search={{ class: of.id, day, parents: first.id }}
						className={buttonClass({}, "max-lg:w-full")}
					>
						<Users size={18} aria-hidden="true" />
						{m.day_parents()}
					</Link>
				)}
				<ExportDialog classId={of.id} day={day} today={today} />
				<Button variant="quiet" disabled={!report} onClick={() => print()}>
					<Printer size={18} aria-hidden="true" />
					{m.day_print()}
				</Button>
				<span className="!grow max-lg:hidden" />
				{report && <OtherDays classId={of.id} report={report} day={day} />}
			</div>
			{query.isPending && <Skeleton className="h-96 rounded-large" />}
			{query.isError && !report && (
				<Card>
					<ErrorState title={m.day_failed()} onRetry={() => void query.refetch()} retrying={query.isFetching} />
				</Card>
			)}
			{report && (
				<>
					{report.learners.length > 0 && <ReportFacts report={report} />}
					<div className="report-columns">
						<div className="report-beside">
							<DayNote
								key={day}
								classId={of.id}
								day={day}
								title={day === today ? m.day_note_of_today() : m.day_note()}
							/>
							<MissingWorks report={report} />
							<NextTime classId={of.id} report={report} />
						</div>
						<div className="report-main">
							<Learners classId={of.id} report={report} />
						</div>
					</div>
				</>
			)}
		</div>
	);
}

function Learners({ classId, report }: { classId: string; report: ClassReport }) {
	if (report.learners.length === 0) {
		const add = (
			<Link to="/class-management" search={{ class: classId }} className={buttonClass()}>
				{m.classes_add_student()}
			</Link>
		);
		return <Empty icon={<UserPlus size={28} aria-hidden="true" />} title={m.classes_students_none()} action={add} />;
	}
	if (report.learners.some(wasHere)) return <ReportTable report={report} />;
	return <Empty icon={<CalendarX size={28} aria-hidden="true" />} title={m.day_empty()} text={m.day_empty_text()} />;
}

function Empty(props: { icon: ReactNode; title: string; text?: string; action?: ReactNode }) {
	return (
		<Card>
			<EmptyState {...props} />
		</Card>
	);
}

/** The days before and after at which somebody was here. */
function OtherDays({ classId, report, day }: { classId: string; report: ClassReport; day: string }) {
	const { before, after } = report;
	const link = (time: string, icon: (text: string) => ReactNode) => {
		const other = dayOf(new Date(time));
		return (
			<Link
				to="/class-report"
				search={{ class: classId, day: other }}
				aria-label={m.day_report_of({ date: dayText(other) })}
				className={buttonClass({ variant: "quiet" })}
			>
				{icon(nearDayText(other, day))}
			</Link>
		);
	};
	return (
		<>
			{before &&
				link(before, (text) => (
					<>
						<ChevronLeft size={18} aria-hidden="true" />
						{text}
					</>
				))}
			{after &&
				link(after, (text) => (
					<>
						{text}
						<ChevronRight size={18} aria-hidden="true" />
					</>
				))}
		</>
	);
}
