import { Check, X } from "lucide-react";
import { useMemo } from "react";
import type { AttachedWork } from "#domain/classroom/submitted-work.ts";
import { m } from "#messages/generated/messages.js";
import { failureText, useLessonTexts } from "#web/app/progress/use-lesson-texts.ts";
import { BenchPlayer } from "#web/bench/player/BenchPlayer.tsx";
import type { ReviewItem } from "#web/classroom/submissions/review/review.data.ts";
import { TimeAgo } from "#web/platform/ui/TimeAgo.tsx";
import { useFailedLine } from "./use-failed-line.ts";

interface HandedInWorkProps {
	item: ReviewItem;
	attached: AttachedWork;
	size: "full" | "compact";
}

/** What was handed in, on a board of the reviewer's own, with the server's check and the help that was used; the line that the check failed at is marked. */
export function HandedInWork({ item, attached, size }: HandedInWorkProps) {
	const { kind, program, circuit } = attached.work;
	const { challengeId } = item;
	const work = useMemo(
		() => ({ kind, projectId: challengeId, program, circuit }),
		[kind, challengeId, program, circuit],
	);
	const label = m.progress_board_label({ name: item.student ?? m.unknown_user(), project: item.challenge });
	return (
		<BenchPlayer label={label} work={work} size={size} markedLine={useFailedLine(challengeId, attached)}>
			<Checks projectId={challengeId} attached={attached} />
		</BenchPlayer>
	);
}

const UNCHECKED = { not_compiled: m.review_not_compiled, wiring: m.review_wiring };

/** The step that failed comes first, with what was observed. */
function Checks({ projectId, attached: { report, helps } }: { projectId: string; attached: AttachedWork }) {
	const lesson = useLessonTexts(projectId);
	const failure = report && failureText(lesson, report);
	return (
		<div className="grid gap-2.5 content-start p-4">
			<h4 className="font-extrabold">
				{report ? m.review_checks({ passed: report.passedSteps.length, steps: report.steps }) : m.review_not_checked()}
			</h4>
			{report?.outcome && <p>{UNCHECKED[report.outcome]()}</p>}
			{report && (
				<p className="text-sm text-ink-2">
					{m.review_checked()} <TimeAgo time={report.at} />
				</p>
			)}
			<ul className="grid gap-2 m-0 p-0 list-none text-[15px] leading-snug">
				{failure && (
					<li className="flex gap-2.5">
						<span className="grid place-items-center shrink-0 size-5.5 rounded-full bg-coral-wash text-coral-deep">
							<X size={14} strokeWidth={3.5} aria-label={m.checks_state_failed()} />
						</span>
						<span>
							<b>{failure.title}</b>
							{failure.observed && <span className="block text-ink-2">{failure.observed}</span>}
						</span>
					</li>
				)}
				{report?.passedSteps.map((id) => (
					<li key={id} className="flex gap-2.5">
						<span className="grid place-items-center shrink-0 size-5.5 rounded-full bg-leaf-wash text-leaf">
							<Check size={14} strokeWidth={3.5} aria-label={m.checks_state_passed()} />
						</span>
						{lesson?.steps[id]?.title ?? id}
					</li>
				))}
			</ul>
			{helps && (
				<p className="text-sm text-ink-2">
					{[
						m.review_hints({ count: helps.hints }),
						helps.solution ? m.review_solution_seen() : m.review_solution_unseen(),
					].join(" · ")}
				</p>
			)}
		</div>
	);
}
