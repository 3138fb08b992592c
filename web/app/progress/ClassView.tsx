import { Link, useNavigate } from "@tanstack/react-router";
import { CalendarCheck, Download, Printer, UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { byDay } from "#domain/classroom/assignments.ts";
import { byNeed, type ClassProgress, currentProject, presenceOf, stuckIn } from "#domain/classroom/class-progress.ts";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { AttentionBanner } from "#web/classroom/lesson/AttentionBanner.tsx";
import { useAskedAttention } from "#web/classroom/lesson/class-lesson.queries.ts";
import { LessonButtons } from "#web/classroom/lesson/LessonButtons.tsx";
import { useClassProgress } from "#web/classroom/progress/class-progress.queries.ts";
import { FOLLOWED_KITS, type FollowedKit } from "#web/classroom/progress/followed-kits.ts";
import { ProgressGrid } from "#web/classroom/progress/ProgressGrid.tsx";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { ProgressRows } from "#web/classroom/progress/ProgressRows.tsx";
import { csvOf, progressRows } from "#web/classroom/progress/progress-csv.ts";
import { kitOfProject, kitText, minutesOf, projectsOf, withFirst } from "#web/classroom/progress/project-columns.ts";
import { useSteadyOrder } from "#web/classroom/progress/use-steady-order.ts";
import { useAssignments } from "#web/classroom/teaching/assignments.queries.ts";
import { downloadText } from "#web/platform/storage/download.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { FilterChip } from "#web/platform/ui/FilterChip.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import { useNow } from "#web/platform/ui/use-now.ts";
import { ClassSeats, NeedHelp } from "./RightNow.tsx";

interface ClassViewProps {
	chosen: TeacherClass;
	classes: readonly TeacherClass[];
	kit: FollowedKit | undefined;
	byName: boolean;
}

/** One class: who needs help now, and how far everybody is. */
export function ClassView({ chosen, classes, kit: asked, byName }: ClassViewProps) {
	const navigate = useNavigate({ from: "/student-progress" });
	const progress = useClassProgress(chosen.id);
	const [pointed, setPointed] = useState(false);
	const learners = progress.data?.learners ?? [];
	const current = useCurrentProject(chosen.id, progress.data);
	const kit = asked ?? (current ? kitOfProject(current) : undefined) ?? kitOf(chosen);
	const projects = useMemo(() => withFirst(projectsOf(kit), current), [kit, current]);
	const keepFocus = useFocusKept();
	const inNeed = useSteadyOrder(byNeed(learners, minutesOf), pointed);
	const ordered = byName ? learners : inNeed;
	const change = (changes: object) =>
		void navigate({ search: (former) => ({ ...former, ...changes }), replace: true, resetScroll: false });

	async function exportCsv() {
		const name = `${chosen.name} ${kitText(kit)}.csv`;
		downloadText(name, "text/csv;charset=utf-8", await csvOf(progressRows(ordered, projects)));
	}

	const attention = useAskedAttention(chosen.id);
	const present = learners.filter((one) => presenceOf(one, progress.data?.now ?? "") !== "away");

	const stuckOf = (one: (typeof learners)[number]) => stuckIn(one, minutesOf);
	const rightNow = { classId: chosen.id, learners: inNeed, stuckOf };

	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
			<PageTitle title={m.progress_title()}>
				<span className="max-sm:hidden">
					<PresentTime />
				</span>
				{m.progress_live()}
			</PageTitle>
			{attention ? (
				<AttentionBanner
					classId={chosen.id}
					className={chosen.name}
					attention={attention}
					present={present.map(({ id }) => ({ id, name: shownNames(learners)(id) }))}
				/>
			) : (
				present.length > 0 && (
					<div className="no-print flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-2">
						<LessonButtons classId={chosen.id} className={chosen.name} />
					</div>
				)
			)}
			<div className="class-now">
				<div ref={keepFocus} tabIndex={-1} className="no-print min-w-0 [grid-area:need]">
					{progress.data && learners.length > 0 && <NeedHelp {...rightNow} now={progress.data.now} />}
				</div>
				<div className="no-print min-w-0 [grid-area:seats]">
					{progress.data && learners.length > 0 && <ClassSeats {...rightNow} now={progress.data.now} />}
				</div>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 min-w-0 [grid-area:main]">
					<div className="no-print flex flex-wrap items-end gap-2.5">
						<div className="w-full sm:w-auto sm:min-w-56 sm:max-w-full">
							<SelectField
								label={m.progress_class()}
								value={chosen.id}
								options={(classes.includes(chosen) ? classes : [...classes, chosen]).map(({ id, name }) => ({
									value: id,
									label: name,
								}))}
								onChange={(event) => change({ class: event.target.value, kit: undefined })}
							/>
						</div>
						<div className="w-full sm:w-52">
							<SelectField
								label={m.progress_sort()}
								value={byName ? "name" : "need"}
								options={[
									{ value: "need", label: m.progress_sort_need() },
									{ value: "name", label: m.progress_sort_name() },
								]}
								onChange={(event) => change({ sort: event.target.value === "name" ? "name" : undefined })}
							/>
						</div>
						<fieldset className="flex flex-wrap gap-2 m-0 p-0 border-0 max-sm:grid max-sm:grid-cols-3 max-sm:w-full">
							<legend className="sr-only">{m.progress_kit()}</legend>
							{FOLLOWED_KITS.map((one) => (
								<FilterChip
									key={one}
									chosen={one === kit}
									onChoose={() => change({ kit: one })}
									className="max-sm:!px-2 max-sm:text-sm max-sm:justify-center"
								>
									{kitText(one)}
								</FilterChip>
							))}
						</fieldset>
					</div>
					<div className="flex flex-wrap items-center justify-between gap-3">
						<Legend />
						<div className="flex flex-wrap gap-2.5 no-print max-sm:grid max-sm:grid-cols-2 max-sm:w-full">
							<Link
								to="/class-report"
								search={{ class: chosen.id }}
								className={buttonClass({ variant: "quiet" }, "max-sm:col-span-2")}
							>
								<CalendarCheck size={18} aria-hidden="true" />
								{m.day_link()}
							</Link>
							<Button
								variant="quiet"
								className="max-sm:!px-2"
								disabled={learners.length === 0}
								onClick={() => void exportCsv()}
							>
								<Download size={18} aria-hidden="true" />
								{m.progress_export()}
							</Button>
							<Button variant="quiet" disabled={learners.length === 0} onClick={() => print()}>
								<Printer size={18} aria-hidden="true" />
								{m.classes_print()}
							</Button>
						</div>
					</div>
					{progress.isPending && <Skeleton className="h-96 rounded-large" />}
					{progress.isError && (
						<Card>
							<ErrorState
								title={m.progress_failed()}
								onRetry={() => void progress.refetch()}
								retrying={progress.isFetching}
							/>
						</Card>
					)}
					{progress.data && learners.length === 0 && (
						<Card>
							<EmptyState
								icon={<UserPlus size={28} aria-hidden="true" />}
								title={m.classes_students_none()}
								action={
									<Link to="/class-management" search={{ class: chosen.id }} className={buttonClass()}>
										{m.classes_add_student()}
									</Link>
								}
							/>
						</Card>
					)}
					{learners.length > 0 && (
						<>
							<Card
								padded={false}
								className="progress-print progress-scroll max-md:hidden print:!block"
								onPointerEnter={() => setPointed(true)}
								onPointerLeave={() => setPointed(false)}
								aria-label={chosen.name}
							>
								<p className="hidden print:block font-bold">
									<PresentTime />
									{[chosen.name, kitText(kit)].join(" · ")}
								</p>
								<ProgressGrid
									classId={chosen.id}
									className={chosen.name}
									learners={ordered}
									projects={projects}
									current={current}
								/>
							</Card>
							<Card padded={false} className="md:hidden print:hidden" aria-label={chosen.name}>
								<ProgressRows classId={chosen.id} learners={ordered} projects={projects} />
							</Card>
						</>
					)}
				</div>
			</div>
			<p className="sr-only" aria-live="polite">
				{inNeed
					.filter(({ handRaisedAt }) => handRaisedAt)
					.map(({ id }) => m.progress_hand_of({ name: shownNames(learners)(id) }))
					.join(" ")}
			</p>
		</div>
	);
}

/** As it is found first: columns do not move while they are read. Of the assignments those that are due first come first. */
function useCurrentProject(classId: string, progress: ClassProgress | undefined): string | null {
	const assignments = useAssignments();
	const [found, setFound] = useState<string | null>(null);
	if (found !== null || !progress || assignments.isPending) return found;
	const given = byDay(assignments.data?.filter((one) => one.classId === classId) ?? []);
	const assigned = given.flatMap(({ challengeId }) => (kitOfProject(challengeId) ? challengeId : []));
	const current = currentProject(progress.learners, progress.now, assigned);
	if (current !== null) setFound(current);
	return current;
}

function Legend() {
	const examples = [
		["done", undefined, m.progress_done()],
		["tried", 3, m.progress_tried({ attempts: 3 })],
		["stuck", 6, m.progress_stuck({ attempts: 6 })],
		["waiting", undefined, m.progress_waiting()],
		["none", undefined, m.progress_none()],
	] as const;
	return (
		<ul
			className="flex flex-wrap gap-x-5 gap-y-2 m-0 p-0 list-none text-sm font-semibold"
			aria-label={m.progress_legend()}
		>
			{examples.map(([state, attempts, text]) => (
				<li key={state} className="flex items-center gap-2">
					<ProgressMark state={state} attempts={attempts} />
					{text}
				</li>
			))}
		</ul>
	);
}

/** Where most of a class's work will be. */
function kitOf({ gradeLevel }: TeacherClass): FollowedKit {
	return gradeLevel === "secondary" ? "intermediate-kit" : "primary-level-kit";
}

/** Day and time of what is shown, which is live; then a dot. */
function PresentTime() {
	const parts = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;
	return `${new Date(useNow()).toLocaleString(dateLocale(), parts)} · `;
}
