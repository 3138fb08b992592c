import { Close, Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { Link } from "@tanstack/react-router";
import { Check, FileText, X } from "lucide-react";
import { useMemo } from "react";
import { firstNameOf } from "#domain/account/display-name.ts";
import type { ClassLearner } from "#domain/classroom/class-progress.ts";
import { isStuck } from "#domain/classroom/class-progress.ts";
import { m } from "#messages/generated/messages.js";
import { BenchPlayer } from "#web/bench/player/BenchPlayer.tsx";
import { LearnerCare } from "#web/classroom/live/LearnerCare.tsx";
import { useMarkHelped } from "#web/classroom/progress/class-progress.queries.ts";
import { ProgressMark } from "#web/classroom/progress/ProgressMark.tsx";
import { kindOf, minutesOf, titleOf } from "#web/classroom/progress/project-columns.ts";
import { useLiveWork } from "#web/classroom/progress/use-live-work.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { keepOpenForToasts } from "#web/platform/ui/keep-open-for-toasts.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useFocusReturn } from "#web/platform/ui/use-focus-return.ts";
import { TipForm } from "./TipForm.tsx";
import { failureText, rungsFor, useLessonTexts } from "./use-lesson-texts.ts";
import "./tip-dialog.css";

interface TipDialogProps {
	classId: string;
	learner: ClassLearner;
	/** As it is shown in the class. */
	name: string;
	projectId: string;
	onClose: () => void;
}

/** A learner's board over the class, as it is saved, with what a teacher does about it: a tip, "Helped", a new secret. */
export function TipDialog({ classId, learner, name, projectId, onClose }: TipDialogProps) {
	const work = learner.projects.find(({ project }) => project === projectId);
	const lesson = useLessonTexts(projectId);
	const failure = work && !work.doneAt ? failureText(lesson, work) : null;
	const helped = useMarkHelped();
	const stuck = work && isStuck(work, minutesOf(projectId));
	return (
		<Root open onOpenChange={(open) => !open && onClose()}>
			<Portal>
				<Overlay className="fixed inset-0 z-40 bg-veil" />
				<Content
					{...useFocusReturn()}
					aria-describedby={undefined}
					onInteractOutside={keepOpenForToasts}
					className="tip-dialog"
				>
					<header className="flex items-center gap-3 px-4 sm:px-5.5 py-3.5">
						{stuck && <ProgressMark state="stuck" attempts={work.failedInRow} />}
						<div className="grow min-w-0">
							<Title className="text-[22px] font-heavy leading-tight break-words">{name}</Title>
							<p className="text-sm text-ink-2">
								{[titleOf(projectId), stuck && m.progress_stuck_minutes({ minutes: work.activeMinutes })]
									.filter(Boolean)
									.join(" · ")}
							</p>
						</div>
						<Link
							to="/student-progress"
							search={{ class: classId, learner: learner.id, board: projectId }}
							className={buttonClass({ variant: "quiet" }, "shrink-0 max-sm:!px-3")}
						>
							<FileText size={18} aria-hidden="true" />
							<span className="max-sm:sr-only">{m.progress_the_program()}</span>
						</Link>
						<Close className={buttonClass({ variant: "quiet", size: "icon" }, "shrink-0")} aria-label={m.ui_close()}>
							<X size={20} aria-hidden="true" />
						</Close>
					</header>
					<div className="tip-dialog-body">
						<div className="min-w-0 grid content-start">
							<Board learner={learner.id} name={name} projectId={projectId} />
							{failure && (
								<p className="flex gap-2.5 px-4 sm:px-5.5 py-3.5 border-t border-line">
									<span className="grid place-items-center shrink-0 size-6 rounded-full bg-coral-wash text-coral-deep">
										<X size={14} strokeWidth={3} aria-hidden="true" />
									</span>
									<span>
										<b>{failure.title}</b>
										<span className="block text-sm text-ink-2">
											{[failure.observed, work && m.progress_stuck_attempts({ attempts: work.failedInRow })]
												.filter(Boolean)
												.join(" ")}
										</span>
									</span>
								</p>
							)}
						</div>
						<section aria-labelledby="give-tip" className="tip-dialog-side">
							<h3 id="give-tip" className="text-lg">
								{m.progress_tip()}
							</h3>
							<TipForm
								learner={learner.id}
								name={firstNameOf(name)}
								projectId={projectId}
								rungs={rungsFor(lesson, work?.failedStep)}
								onSent={onClose}
							/>
							<div className="grid grid-cols-2 gap-2 pt-3.5 border-t border-line">
								<Button
									variant="soft"
									className="!px-3"
									loading={helped.isPending}
									onClick={() => helped.mutate(learner.id, { onSuccess: onClose })}
								>
									<Check size={18} aria-hidden="true" />
									{m.progress_helped()}
								</Button>
								<LearnerCare learner={learner.id} />
							</div>
						</section>
					</div>
				</Content>
			</Portal>
		</Root>
	);
}

/** The newest saved work, which follows the learner. */
function Board({ learner, name, projectId }: { learner: string; name: string; projectId: string }) {
	const kind = kindOf(projectId);
	const { data, isPending, isError } = useLiveWork(learner, projectId, kind);
	const saved = data?.program ?? null;
	const program = saved?.body ?? data?.handedIn?.program;
	const circuit = (saved ? data?.circuit?.body : data?.handedIn?.circuit) ?? null;
	const isSaved = saved !== null;
	const work = useMemo(
		() =>
			program === undefined
				? null
				: { kind, projectId, program, circuit, ...(isSaved && { unbuilt: "start" as const }) },
		[kind, projectId, program, circuit, isSaved],
	);
	if (isError) return <p className="p-6 text-ink-2">{m.progress_board_failed()}</p>;
	if (work) {
		const label = m.progress_board_label({ name, project: titleOf(projectId) });
		return <BenchPlayer size="compact" label={label} work={work} />;
	}
	return isPending ? <Skeleton className="h-80" /> : <p className="p-6 text-ink-2">{m.progress_board_none_text()}</p>;
}
