import { Link, useNavigate } from "@tanstack/react-router";
import { CalendarCheck, Grid3x3, LayoutGrid, Monitor, UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { byDay } from "#domain/classroom/assignments.ts";
import { lettersByLearner } from "#domain/classroom/board-turns.ts";
import { byNeed, type ClassProgress, currentProject, presenceOf } from "#domain/classroom/class-progress.ts";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { printCode } from "#domain/classroom/codes.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { AssignToClass } from "#web/classroom/assigning/AssignToClass.tsx";
import { useGrouping } from "#web/classroom/groups/groups.queries.ts";
import { RealBoards } from "#web/classroom/groups/RealBoards.tsx";
import { AttentionBanner } from "#web/classroom/lesson/AttentionBanner.tsx";
import { useAskedAttention } from "#web/classroom/lesson/class-lesson.queries.ts";
import { LessonButtons } from "#web/classroom/lesson/LessonButtons.tsx";
import type { ProgressSearch } from "#web/classroom/live/progress-search.ts";
import { useClassProgress } from "#web/classroom/progress/class-progress.queries.ts";
import type { FollowedKit } from "#web/classroom/progress/followed-kits.ts";
import { kitOfProject, minutesOf, projectsOf, withFirst } from "#web/classroom/progress/project-columns.ts";
import { useSteadyOrder } from "#web/classroom/progress/use-steady-order.ts";
import { useAssignments } from "#web/classroom/teaching/assignments.queries.ts";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import { AssignedCard } from "./AssignedCard.tsx";
import { ClassChoice } from "./ClassChoice.tsx";
import { GridView } from "./GridView.tsx";
import { PresentTime } from "./PresentTime.tsx";
import { NeedYou } from "./RightNow.tsx";
import { TipDialog } from "./TipDialog.tsx";
import { Wall } from "./wall/Wall.tsx";
import "./class-now.css";

interface ClassViewProps {
	chosen: TeacherClass;
	classes: readonly TeacherClass[];
	search: ProgressSearch;
}

/** The class right now: who needs the teacher, the boards or how far everybody is, and what is given. */
export function ClassView({ chosen, classes, search }: ClassViewProps) {
	const navigate = useNavigate({ from: "/student-progress" });
	const progress = useClassProgress(chosen.id);
	const [pointed, setPointed] = useState(false);
	const learners = progress.data?.learners ?? [];
	const now = progress.data?.now ?? "";
	const current = useCurrentProject(chosen.id, progress.data);
	const kit = search.kit ?? (current ? kitOfProject(current) : undefined) ?? kitOf(chosen);
	const projects = useMemo(() => withFirst(projectsOf(kit), current), [kit, current]);
	const keepFocus = useFocusKept();
	const inNeed = useSteadyOrder(byNeed(learners, minutesOf), pointed);
	const here = inNeed.filter((learner) => presenceOf(learner, now) !== "away");
	const attention = useAskedAttention(chosen.id);
	const letters = lettersByLearner(useGrouping(chosen.id).grouping?.groups ?? []);
	const isGrid = search.view === "grid";
	const opened = learners.find(({ id }) => id === search.tip);
	const shownAs = shownNames(learners);
	const change = (changes: { [Key in keyof ProgressSearch]?: ProgressSearch[Key] | undefined }) =>
		void navigate({
			search: (former) => ({ ...former, ...changes }) as ProgressSearch,
			replace: true,
			resetScroll: false,
		});

	return (
		<div className="class-now-page">
			<PageTitle
				title={m.progress_class_now({ name: chosen.name })}
				actions={
					<>
						{classes.length > 1 && (
							<ClassChoice
								chosen={chosen}
								classes={classes}
								onChoose={(id) => change({ class: id, kit: undefined, tip: undefined })}
							/>
						)}
						{!attention && here.length > 0 && <LessonButtons classId={chosen.id} className={chosen.name} />}
						<AssignToClass id={chosen.id} />
					</>
				}
			>
				<span className="flex flex-wrap items-center gap-x-3">
					{progress.data && (
						<span className="inline-flex items-center gap-1.5 font-bold text-leaf">
							<Monitor size={16} aria-hidden="true" />
							{m.progress_here_count({ here: here.length, all: learners.length })}
						</span>
					)}
					{chosen.code && <span>{m.progress_code({ code: printCode(chosen.code, 3) })}</span>}
					<PresentTime />
				</span>
			</PageTitle>
			{attention && (
				<AttentionBanner
					classId={chosen.id}
					className={chosen.name}
					attention={attention}
					present={here.map(({ id }) => ({ id, name: shownAs(id) }))}
				/>
			)}
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
				<div className="class-now">
					<div ref={keepFocus} tabIndex={-1} className="class-now-need no-print">
						<NeedYou of={chosen} learners={inNeed} letters={letters} now={now} search={search} />
					</div>
					<Card padded={false} className="class-now-boards" aria-labelledby="boards">
						<div className="no-print flex items-center justify-between gap-3 pl-4 pr-3 py-2.5">
							<h2 id="boards" className="text-[17px]">
								{m.progress_boards()}
							</h2>
							<ViewChoice isGrid={isGrid} onChoose={(view) => change({ view })} />
						</div>
						{isGrid ? (
							<GridView
								{...{ chosen, projects, current, kit }}
								learners={search.sort === "name" ? learners : inNeed}
								byName={search.sort === "name"}
								onChange={change}
								onPointed={setPointed}
							/>
						) : (
							<Wall
								classId={chosen.id}
								all={learners}
								search={search}
								learners={here.length > 0 ? here : inNeed}
								letters={letters}
								waiting={attention?.screens ?? []}
								onPointed={setPointed}
							/>
						)}
					</Card>
					<div className="class-now-side no-print">
						<AssignedCard classId={chosen.id} current={current} />
						<RealBoards classId={chosen.id} />
						<Link to="/class-report" search={{ class: chosen.id }} className={buttonClass({ variant: "quiet" })}>
							<CalendarCheck size={18} aria-hidden="true" />
							{m.day_link()}
						</Link>
					</div>
				</div>
			)}
			{opened && search.project && (
				<TipDialog
					key={`${opened.id} ${search.project}`}
					classId={chosen.id}
					learner={opened}
					name={shownAs(opened.id)}
					projectId={search.project}
					onClose={() => change({ tip: undefined, project: undefined })}
				/>
			)}
			<p className="sr-only" aria-live="polite">
				{inNeed
					.filter(({ handRaisedAt }) => handRaisedAt)
					.map(({ id }) => m.progress_hand_of({ name: shownAs(id) }))
					.join(" ")}
			</p>
		</div>
	);
}

function ViewChoice({ isGrid, onChoose }: { isGrid: boolean; onChoose: (view: "grid" | undefined) => void }) {
	const views = [
		{ icon: LayoutGrid, label: m.progress_view_wall(), view: undefined, chosen: !isGrid },
		{ icon: Grid3x3, label: m.progress_view_grid(), view: "grid" as const, chosen: isGrid },
	];
	return (
		<fieldset aria-label={m.progress_view()} className="inline-flex m-0 p-0.75 border-0 rounded-[14px] bg-sunken">
			{views.map(({ icon: Icon, label, view, chosen }) => (
				<button
					key={label}
					type="button"
					aria-pressed={chosen}
					onClick={() => onChoose(view)}
					className={classNames(
						"inline-flex items-center gap-1.75 min-h-11 px-3.25 rounded-[11px] font-bold text-[15px]",
						chosen ? "bg-surface text-teal-deep shadow-lift-1" : "text-ink-2 hover:text-ink",
					)}
				>
					<Icon size={17} aria-hidden="true" />
					{label}
				</button>
			))}
		</fieldset>
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

/** Where most of a class's work will be. */
function kitOf({ gradeLevel }: TeacherClass): FollowedKit {
	return gradeLevel === "secondary" ? "intermediate-kit" : "primary-level-kit";
}
