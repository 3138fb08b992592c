import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useMemo, useState } from "react";
import { displayNameOf, firstNameOf } from "#domain/account/display-name.ts";
import { m } from "#messages/generated/messages.js";
import { BenchPlayer } from "#web/bench/player/BenchPlayer.tsx";
import { useLearnerProgress } from "#web/classroom/progress/class-progress.queries.ts";
import { kindOf, titleOf } from "#web/classroom/progress/project-columns.ts";
import { useLiveWork } from "#web/classroom/progress/use-live-work.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { listWorkVersions } from "#web/platform/learning/saved-work/saved-work.data.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { exactTime } from "#web/platform/ui/exact-time.ts";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { GiveTip } from "./GiveTip.tsx";
import { YouCouldAsk } from "./RightNow.tsx";
import { failureText, questionFor, rungsFor, useLessonTexts } from "./use-lesson-texts.ts";

/** The newest version, which follows the learner. */
const NEWEST = "";

/** A learner's latest saved work, to look at and to run; it follows what the learner saves. Earlier versions can be chosen. */
export function BoardView({ learner, projectId }: { learner: string; projectId: string }) {
	const person = useLearnerProgress(learner).data;
	const kind = kindOf(projectId);
	const work = useLiveWork(learner, projectId, kind);
	const [chosen, setChosen] = useState(NEWEST);
	// Not with each save: once, and when somebody is about to choose.
	const times = useQuery({
		queryKey: ["learner-version-times", learner, projectId, kind],
		queryFn: async () =>
			(await import("#web/classroom/progress/versions.data.ts")).listVersionTimes(await backend(), {
				userId: learner,
				projectId,
				kind,
			}),
		enabled: work.data?.program != null,
	});
	const versions = useQuery({
		// Those of the list one chooses from.
		queryKey: ["learner-versions", learner, projectId, kind, times.data?.[0]?.revision],
		placeholderData: keepPreviousData,
		queryFn: async () => listWorkVersions(await backend(), { userId: learner, projectId, kind }),
		enabled: chosen !== NEWEST,
	});
	const newest = work.data?.program?.revision;
	const earlierTimes = (times.data ?? []).filter(({ revision }) => revision !== newest);
	const earlier = versions.data?.find(({ revision }) => String(revision) === chosen);
	const program = chosen === NEWEST ? work.data?.program : earlier;
	const handedIn = program ? null : work.data?.handedIn;
	const body = program?.body ?? handedIn?.program;
	const circuit = (handedIn ? handedIn.circuit : work.data?.circuit?.body) ?? null;
	// Each change of a board is saved: where none is, the learner has what the project begins with.
	const isHandedIn = Boolean(handedIn);
	const bench = useMemo(
		() =>
			body === undefined
				? null
				: { kind, projectId, program: body, circuit, ...(!isHandedIn && { unbuilt: "start" as const }) },
		[kind, projectId, body, circuit, isHandedIn],
	);
	const name = person ? displayNameOf(person.name) : m.progress_learner();
	const total = person?.totals.find(({ project }) => project === projectId);
	const lesson = useLessonTexts(projectId);
	const failure = total && failureText(lesson, total);
	const question = failure && questionFor(lesson, total?.failedStep);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
			<header className="flex flex-wrap items-end justify-between gap-4">
				<div className="grid gap-1">
					<Link
						to="/student-progress"
						search={{ ...(person?.classes[0] && { class: person.classes[0].id }), learner, project: projectId }}
						className="inline-flex items-center gap-2 min-h-11 font-bold text-teal-deep justify-self-start"
					>
						<ArrowLeft size={18} aria-hidden="true" />
						{name}
					</Link>
					<h1 className="break-words">{titleOf(projectId)}</h1>
					<p className="text-ink-2" role="status">
						{program ? (
							<>
								{chosen === NEWEST
									? m.progress_board_follows({ name: person ? firstNameOf(person.name) : name })
									: m.progress_board_earlier()}{" "}
								<TimeAgo time={program.savedAt} />
							</>
						) : handedIn ? (
							<>
								{m.progress_board_handed_in()} <TimeAgo time={handedIn.submittedAt} />
							</>
						) : (
							m.progress_board_read_only()
						)}
					</p>
				</div>
				<div className="flex flex-wrap items-end gap-3 max-sm:w-full">
					{person && (
						<GiveTip
							learner={learner}
							name={firstNameOf(person.name)}
							projectId={projectId}
							rungs={rungsFor(lesson, total?.failedStep)}
						/>
					)}
					{earlierTimes.length > 0 && (
						<div className="w-full sm:w-72">
							<SelectField
								label={m.progress_versions()}
								value={chosen}
								options={[
									{ value: NEWEST, label: m.progress_version_newest() },
									...earlierTimes.map(({ revision, savedAt }) => ({
										value: String(revision),
										label: m.progress_version({ number: revision, when: exactTime(savedAt) }),
									})),
								]}
								onFocus={() => void times.refetch()}
								onChange={(event) => setChosen(event.target.value)}
							/>
						</div>
					)}
				</div>
			</header>
			{failure && chosen === NEWEST && !person?.completions.some(({ project }) => project === projectId) && (
				<Card className="grid gap-2.5">
					<p>
						<b>{failure.title}</b> <span className="text-ink-2">{failure.observed}</span>
					</p>
					{question && <YouCouldAsk question={question} />}
				</Card>
			)}
			{times.isError && (
				<ErrorState
					compact
					title={m.progress_versions_failed()}
					onRetry={() => void times.refetch()}
					retrying={times.isFetching}
				/>
			)}
			{(work.isError || versions.isError) && (
				<ErrorState
					title={m.progress_board_failed()}
					onRetry={() => void (work.isError ? work : versions).refetch()}
					retrying={work.isFetching || versions.isFetching}
				/>
			)}
			{!work.isError && !versions.isError && !bench && (work.isPending || chosen !== NEWEST) && (
				<Skeleton className="h-96 rounded-large" />
			)}
			{work.data && !work.data.program && !work.data.handedIn && (
				<Card>
					<EmptyState title={m.progress_board_none()} text={m.progress_board_none_text()} />
				</Card>
			)}
			{bench && <BenchPlayer label={m.progress_board_label({ name, project: titleOf(projectId) })} work={bench} />}
		</div>
	);
}
