import { m } from "#messages/generated/messages.js";
import { StatusChip } from "#web/classroom/submissions/StatusChip.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import type { PastReview, Review, ReviewItem } from "./review.data.ts";
import { useSubmission } from "./review.queries.ts";
import { stillPossible } from "./review-form.ts";

type Props = {
	id: string;
	mine: Review;
	sending: boolean;
	onKeepTheirs: () => void;
	/** Reviews once more, on top of the newest. */
	onUseMine: (newest: ReviewItem) => void;
};

/** Two reviewed at once, and the other was quicker: both versions, and the choice between them. */
export function ReviewConflict({ id, mine, sending, onKeepTheirs, onUseMine }: Props) {
	const newest = useSubmission(id);
	if (newest.isError) {
		return (
			<ErrorState title={m.review_one_failed()} onRetry={() => void newest.refetch()} retrying={newest.isFetching} />
		);
	}
	if (!newest.data || newest.isFetching) return <Skeleton className="h-40 rounded-medium" />;
	const { item, past } = newest.data;
	const theirs = past[0];
	const possible = stillPossible(mine.status, item.status);
	return (
		<div className="grid gap-5">
			<div className="grid gap-4 sm:grid-cols-2">
				<Version
					title={m.review_theirs({ name: theirs?.reviewer ?? m.unknown_user() })}
					review={{ status: item.status, points: item.points, text: textOf(theirs) }}
				/>
				<Version title={m.review_mine()} review={{ status: mine.status, points: mine.points, text: mine.feedback }} />
			</div>
			{!possible && <p className="text-sm font-bold">{m.review_conflict_decided()}</p>}
			<div className="flex flex-wrap justify-end gap-3">
				<Button variant={possible ? "quiet" : "primary"} onClick={onKeepTheirs}>
					{m.review_keep_theirs()}
				</Button>
				{possible && (
					<Button loading={sending} onClick={() => onUseMine(item)}>
						{m.review_use_mine()}
					</Button>
				)}
			</div>
		</div>
	);
}

function textOf(review: PastReview | undefined): string {
	return [review?.reason, review?.feedback].filter(Boolean).join("\n");
}

function Version({
	title,
	review,
}: {
	title: string;
	review: { status: ReviewItem["status"]; points: number; text: string };
}) {
	return (
		<section aria-label={title} className="grid gap-2.5 content-start p-4 rounded-medium bg-sunken">
			<h3>{title}</h3>
			<p className="flex flex-wrap items-center gap-3">
				<StatusChip status={review.status} />
				{review.status === "approved" && (
					<b className="text-sm text-sun-ink">{m.project_points({ points: review.points })}</b>
				)}
			</p>
			<p className="whitespace-pre-wrap break-words">{review.text || m.review_no_feedback()}</p>
		</section>
	);
}
