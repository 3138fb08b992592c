import { type SubmitEvent, useState } from "react";
import { canReopen, REVIEW_POINTS_MAXIMUM } from "#domain/submission-states.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { DialogClose } from "#web/ui/Dialog.tsx";
import { FieldError } from "#web/ui/Field.tsx";
import { RadioCards } from "#web/ui/RadioCards.tsx";
import { TextArea } from "#web/ui/TextArea.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { statusWords } from "../submission-words.ts";
import { CommentChoice, FEEDBACK_MAXIMUM } from "./CommentChoice.tsx";
import type { Review, ReviewItem } from "./review.data.ts";
import { keepReviewDraft, type ReviewFields, type ReviewProblem, readReviewDraft, reviewOf } from "./review-form.ts";

type Props = {
	/** What the reviewer has before them. */
	read: ReviewItem;
	reviewer: string;
	sending: boolean;
	failed: boolean;
	/** `andNext`: the next one that waits is wanted. */
	onSubmit: (review: Review, andNext: boolean) => void;
};

const CHOICES = (["approved", "rejected", "under_review"] as const).map((value) => ({
	value,
	label: statusWords(value),
}));

/** Status, points where it is approved, feedback; for one that is decided, the reason for looking again. */
export function ReviewForm({ read, reviewer, sending, failed, onSubmit }: Props) {
	const reopens = canReopen(read.status);
	const [fields, setFields] = useState<ReviewFields>(() => {
		const kept = readReviewDraft(reviewer, read.id);
		const draft = { ...kept, feedback: kept.feedback || (read.feedback ?? "") };
		return reopens ? { ...draft, status: "under_review" } : draft;
	});
	const [problem, setProblem] = useState<ReviewProblem["code"]>();

	function change(changes: Partial<ReviewFields>) {
		const next = { ...fields, ...changes };
		setFields(next);
		setProblem(undefined);
		keepReviewDraft(reviewer, read.id, next);
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		submit(event.submitter?.dataset.next !== undefined);
	}

	function submit(andNext: boolean) {
		const review = reviewOf(fields, read.status);
		if (!review) return;
		if ("code" in review) setProblem(review.code);
		else onSubmit(review, andNext);
	}

	return (
		<form className="grid gap-5" onSubmit={handleSubmit} noValidate>
			{reopens ? (
				<TextArea
					label={m.review_reason()}
					hint={m.review_reason_hint()}
					rows={2}
					maxLength={1000}
					value={fields.reason}
					onChange={(event) => change({ reason: event.target.value })}
					error={problem === "reason_missing" ? m.review_reason_missing() : undefined}
				/>
			) : (
				<RadioCards
					legend={m.review_status()}
					columns={3}
					value={fields.status ?? ""}
					options={CHOICES}
					onChange={(event) => change({ status: event.target.value as ReviewFields["status"] })}
				/>
			)}
			{fields.status === "approved" && (
				<TextField
					label={m.review_points()}
					type="number"
					inputMode="numeric"
					min={0}
					max={REVIEW_POINTS_MAXIMUM}
					step={1}
					value={fields.points}
					onChange={(event) => change({ points: event.target.value })}
					error={problem === "points_out_of_range" ? m.review_points_problem() : undefined}
					hint={problem === "points_out_of_range" ? undefined : m.review_points_hint()}
				/>
			)}
			<TextArea
				label={m.review_feedback()}
				placeholder={m.review_feedback_placeholder()}
				rows={4}
				maxLength={FEEDBACK_MAXIMUM}
				value={fields.feedback}
				onChange={(event) => change({ feedback: event.target.value })}
			/>
			<CommentChoice reviewer={reviewer} feedback={fields.feedback} onChange={(feedback) => change({ feedback })} />
			<FieldError
				id="review-failed"
				error={failed && !sending ? `${m.review_failed()}. ${m.review_failed_kept()}` : undefined}
			/>
			<div className="flex flex-wrap justify-end gap-3">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button
					type="submit"
					variant={reopens ? "primary" : "soft"}
					loading={sending}
					disabled={fields.status === null}
				>
					{reopens ? m.review_reopen() : m.review_submit()}
				</Button>
				{!reopens && (
					<Button type="submit" data-next loading={sending} disabled={fields.status === null}>
						{nextWords(fields.status)}
					</Button>
				)}
			</div>
		</form>
	);
}

function nextWords(status: ReviewFields["status"]): string {
	if (status === "rejected") return m.review_next_rejected();
	return status === "under_review" ? m.review_next_under_review() : m.review_next_approved();
}
