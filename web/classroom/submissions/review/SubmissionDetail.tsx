import { ArrowLeft, ClipboardCheck, Undo2 } from "lucide-react";
import { canReopen } from "#domain/classroom/submission-states.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { PastReviews } from "./PastReviews.tsx";
import type { ReviewItem } from "./review.data.ts";
import { useSubmission } from "./review.queries.ts";
import { type ShowWork, SubmissionWork, WorkHead } from "./SubmissionWork.tsx";

interface SubmissionDetailProps {
	id: string;
	onClose: () => void;
	onReview: () => void;
	showWork: ShowWork;
}

/** One submission, large: the work itself, what was said of it before, and the button that leads to the review. */
export function SubmissionDetail({ id, onClose, onReview, showWork }: SubmissionDetailProps) {
	const submission = useSubmission(id);
	return (
		<Card as="article" className="grid gap-5">
			<Button variant="quiet" className="lg:hidden justify-self-start" onClick={onClose}>
				<ArrowLeft size={18} aria-hidden="true" />
				{m.review_back()}
			</Button>
			{submission.isPending && <Skeleton className="h-64 rounded-medium" />}
			{submission.isError && (
				<ErrorState
					title={m.review_one_failed()}
					onRetry={() => void submission.refetch()}
					retrying={submission.isFetching}
				/>
			)}
			{submission.data === null && <EmptyState title={m.review_gone()} text={m.review_gone_text()} />}
			{submission.data && (
				<>
					<WorkHead item={submission.data.item} />
					<SubmissionWork {...submission.data} size="compact" showWork={showWork} />
					<ReviewButton item={submission.data.item} onReview={onReview} />
					<PastReviews past={submission.data.past} />
				</>
			)}
		</Card>
	);
}

function ReviewButton({ item, onReview }: { item: ReviewItem; onReview: () => void }) {
	const decided = canReopen(item.status);
	const Icon = decided ? Undo2 : ClipboardCheck;
	if (usePerson().id === item.studentId) return <p className="text-sm text-ink-2">{m.review_own()}</p>;
	return (
		<Button variant={decided ? "quiet" : "primary"} className="justify-self-start" onClick={onReview}>
			<Icon size={18} aria-hidden="true" />
			{decided ? m.review_reopen() : m.review_open()}
		</Button>
	);
}
