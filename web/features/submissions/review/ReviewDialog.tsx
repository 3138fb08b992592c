import { ClipboardCheck, Undo2 } from "lucide-react";
import { useState } from "react";
import { canReopen } from "#domain/submission-states.ts";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/backend/backend-error.ts";
import { usePerson } from "#web/session/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ReviewConflict } from "./ReviewConflict.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import { REVIEWED_MEANWHILE, type Review, type ReviewItem } from "./review.data.ts";
import { useNextWaiting, useReview } from "./review.queries.ts";
import { forgetReviewDraft } from "./review-form.ts";
import { studentNames } from "./student-names.ts";

interface ReviewDialogProps {
	item: ReviewItem;
	/** Opens the submission that is reviewed next; undefined: none waits. */
	onOpen: (id: string | undefined) => void;
}

/**
 * Review Submission, or reopening one that is decided. What was read when it was opened is what is reviewed: if somebody
 * else was quicker, both versions are shown.
 */
export function ReviewDialog({ item, onOpen }: ReviewDialogProps) {
	const [read, setRead] = useState<ReviewItem | null>(null);
	const reviewer = usePerson().id;
	const sending = useReview(reviewer);
	const decided = canReopen(item.status);
	const Icon = decided ? Undo2 : ClipboardCheck;
	const tried = sending.variables?.review;
	const conflict = tried && hasCode(sending.error, REVIEWED_MEANWHILE);

	function close() {
		setRead(null);
		sending.reset();
	}

	const next = useNextWaiting(reviewer, item.id);

	function send(revisionOf: ReviewItem, review: Review, andNext = false) {
		const onSuccess = () => {
			close();
			if (andNext) next.mutate(undefined, { onSuccess: (id) => onOpen(id ?? undefined) });
		};
		sending.mutate({ read: revisionOf, review }, { onSuccess });
	}

	return (
		<>
			<Button variant={decided ? "quiet" : "primary"} className="justify-self-start" onClick={() => setRead(item)}>
				<Icon size={18} aria-hidden="true" />
				{wordsFor(item)}
			</Button>
			<Dialog
				title={conflict ? m.review_conflict() : wordsFor(read ?? item)}
				description={
					conflict
						? m.review_conflict_text()
						: m.review_dialog_text({ challenge: item.challenge, name: studentNames(item) })
				}
				wide={Boolean(conflict)}
				open={read !== null}
				onOpenChange={(open) => (open ? setRead(item) : close())}
			>
				{conflict ? (
					<ReviewConflict
						id={item.id}
						mine={tried}
						sending={sending.isPending}
						onKeepTheirs={() => {
							forgetReviewDraft(reviewer, item.id);
							close();
						}}
						onUseMine={(newest) => send(newest, tried)}
					/>
				) : (
					read && (
						<ReviewForm
							read={read}
							reviewer={reviewer}
							sending={sending.isPending}
							failed={sending.isError}
							onSubmit={(review, andNext) => send(read, review, andNext)}
						/>
					)
				)}
			</Dialog>
		</>
	);
}

function wordsFor({ status }: ReviewItem): string {
	return canReopen(status) ? m.review_reopen() : m.review_open();
}
