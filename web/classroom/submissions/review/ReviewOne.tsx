import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { PastReviews } from "./PastReviews.tsx";
import { ReviewConflict } from "./ReviewConflict.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import {
	REVIEWED_MEANWHILE,
	type Review,
	type ReviewFilter,
	type ReviewItem,
	type SubmissionRead,
} from "./review.data.ts";
import { useNextWaiting, useReview } from "./review.queries.ts";
import { forgetReviewDraft } from "./review-form.ts";
import { type ShowWork, SubmissionWork, WorkHead } from "./SubmissionWork.tsx";

interface ReviewOneProps {
	/** What was read when it was opened is what is reviewed: if somebody else was quicker, both versions are shown. */
	read: SubmissionRead;
	/** Of the queue, in which the next one is looked for. */
	filter: ReviewFilter;
	onClose: () => void;
	/** The submission that is reviewed next; undefined: none waits. */
	onNext: (id: string | undefined) => void;
	showWork: ShowWork;
}

/** One submission's work, and beside it what the reviewer says of it. */
export function ReviewOne({ read: { item, attached, past }, filter, onClose, onNext, showWork }: ReviewOneProps) {
	const reviewer = usePerson().id;
	const sending = useReview(reviewer);
	const next = useNextWaiting(filter, reviewer, item);
	const tried = sending.variables?.review;
	const conflict = tried && hasCode(sending.error, REVIEWED_MEANWHILE);

	function send(revisionOf: ReviewItem, review: Review, andNext = false) {
		const onSuccess = () => {
			if (andNext) next.mutate(undefined, { onSuccess: (id) => onNext(id ?? undefined) });
			else onClose();
		};
		sending.mutate({ read: revisionOf, review }, { onSuccess });
	}

	if (conflict) {
		return (
			<div className="grid gap-4 content-start p-4 sm:p-5 lg:overflow-y-auto">
				<div className="grid gap-1">
					<h3 className="text-2xl">{m.review_conflict()}</h3>
					<p className="text-ink-2">{m.review_conflict_text()}</p>
				</div>
				<ReviewConflict
					id={item.id}
					mine={tried}
					sending={sending.isPending}
					onKeepTheirs={() => {
						forgetReviewDraft(reviewer, item.id);
						onClose();
					}}
					onUseMine={(newest) => send(newest, tried)}
				/>
			</div>
		);
	}
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] min-h-0 lg:grid-cols-[minmax(0,1fr)_336px]">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 content-start p-4 sm:p-5 lg:overflow-y-auto">
				<WorkHead item={item} />
				<SubmissionWork item={item} attached={attached} size="full" showWork={showWork} />
				<PastReviews past={past} />
			</div>
			<aside
				aria-label={m.review_yours()}
				className="p-4 sm:p-5 bg-surface max-lg:border-t lg:border-l border-line lg:overflow-y-auto"
			>
				{reviewer === item.studentId ? (
					<p className="text-ink-2">{m.review_own()}</p>
				) : (
					<ReviewForm
						read={item}
						reviewer={reviewer}
						sending={sending.isPending || next.isPending}
						failed={sending.isError}
						onSubmit={(review, andNext) => send(item, review, andNext)}
					/>
				)}
			</aside>
		</div>
	);
}
