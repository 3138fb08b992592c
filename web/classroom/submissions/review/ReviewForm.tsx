import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import {
	canReopen,
	REVIEW_POINTS_MAXIMUM,
	REVIEW_POINTS_STEP,
	stepReviewPoints,
} from "#domain/classroom/submission-states.ts";
import { m } from "#messages/generated/messages.js";
import { StatusIcon } from "#web/classroom/submissions/StatusChip.tsx";
import { statusText } from "#web/classroom/submissions/submission-text.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Checkbox } from "#web/platform/ui/Checkbox.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { StepField } from "#web/platform/ui/StepField.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
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
	label: (
		<span className="flex items-center gap-2.5">
			<StatusIcon status={value} />
			{statusText(value)}
		</span>
	),
}));

/** Status, points where it is approved, feedback; for one that is decided, the reason for looking again. */
export function ReviewForm({ read, reviewer, sending, failed, onSubmit }: Props) {
	const reopens = canReopen(read.status);
	const [fields, setFields] = useState<ReviewFields>(() => {
		const kept = readReviewDraft(reviewer, read.id);
		const draft = {
			...kept,
			points: kept.points || String(read.offered),
			feedback: kept.feedback || (read.feedback ?? ""),
			met: kept.met.length > 0 ? kept.met : (read.marks ?? []).flatMap(({ line, met }) => (met ? line : [])),
		};
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

	const form = useRef<HTMLFormElement>(null);
	const handleKey = useEffectEvent((event: KeyboardEvent) => {
		// Keys of a dialog over this one are not meant for it.
		const isHere = event.target instanceof Node && form.current?.closest("[role=dialog]")?.contains(event.target);
		if (!isHere || sending || reopens) return;
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			return submit(true);
		}
		const status = STATUS_KEYS[event.key.toLowerCase()];
		if (!status || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
		event.preventDefault();
		change({ status });
	});
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => handleKey(event);
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);

	function submit(andNext: boolean) {
		const review = reviewOf(fields, read.status);
		if (!review) return;
		if ("code" in review) setProblem(review.code);
		else onSubmit({ ...review, ...marksOf(read.rubric, fields.met) }, andNext);
	}

	return (
		<form ref={form} className="grid gap-5" onSubmit={handleSubmit} noValidate>
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
					columns={1}
					value={fields.status ?? ""}
					options={CHOICES}
					onChange={(event) => change({ status: event.target.value as ReviewFields["status"] })}
				/>
			)}
			{fields.status === "approved" && (
				<StepField
					label={m.review_points()}
					min={0}
					max={REVIEW_POINTS_MAXIMUM}
					stepped={stepReviewPoints}
					less={m.review_points_less({ count: REVIEW_POINTS_STEP })}
					more={m.review_points_more({ count: REVIEW_POINTS_STEP })}
					value={fields.points}
					onChange={(points) => change({ points })}
					error={problem === "points_out_of_range" ? m.review_points_problem() : undefined}
					hint={problem === "points_out_of_range" ? undefined : m.review_points_hint()}
				/>
			)}
			{read.rubric.length > 0 && (
				<fieldset className="grid gap-0.5 m-0 p-0 border-0">
					<legend className="font-bold pb-1">{m.review_rubric()}</legend>
					{read.rubric.map((line) => (
						<Checkbox
							key={line}
							label={line}
							checked={fields.met.includes(line)}
							onChange={({ target: { checked } }) =>
								change({ met: [...fields.met.filter((one) => one !== line), ...(checked ? [line] : [])] })
							}
						/>
					))}
				</fieldset>
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
			<div className="grid gap-3">
				{!reopens && (
					<Button type="submit" size="big" data-next loading={sending} disabled={fields.status === null}>
						{nextText(fields.status)}
					</Button>
				)}
				<Button
					type="submit"
					variant={reopens ? "primary" : "quiet"}
					loading={sending}
					disabled={fields.status === null}
				>
					{reopens ? m.review_reopen() : m.review_submit()}
				</Button>
				{!reopens && <p className="text-sm text-ink-2 pointer-coarse:hidden">{m.review_keys()}</p>}
			</div>
		</form>
	);
}

const STATUS_KEYS: Record<string, ReviewFields["status"]> = { a: "approved", r: "rejected", u: "under_review" };

/** A letter is text there. */
function isTyping(target: EventTarget | null): boolean {
	return target instanceof Element && target.matches("textarea, select, [contenteditable], input:not([type=radio])");
}

function nextText(status: ReviewFields["status"]): string {
	if (status === "rejected") return m.review_next_rejected();
	return status === "under_review" ? m.review_next_under_review() : m.review_next_approved();
}

function marksOf(rubric: readonly string[], met: readonly string[]): Pick<Review, "marks"> {
	return rubric.length > 0 ? { marks: rubric.map((line) => ({ line, met: met.includes(line) })) } : {};
}
