import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Checkbox } from "#web/platform/ui/Checkbox.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { listText } from "#web/platform/ui/list-text.ts";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { FEEDBACK_MAXIMUM } from "./CommentChoice.tsx";
import type { ReviewItem } from "./review.data.ts";
import { useApproveAll } from "./review.queries.ts";
import { useStudentNames } from "./student-names.ts";

interface BulkApproveProps {
	/** Of the queue. */
	items: readonly ReviewItem[];
	reviewer: string;
}

/** Approves at once the pending submissions that passed all checks of the server; nothing where that are fewer than two. */
export function BulkApprove({ items, reviewer }: BulkApproveProps) {
	const [open, setOpen] = useState(false);
	const passing = items.filter((item) => item.status === "pending" && item.studentId !== reviewer && passes(item));
	if (passing.length < 2 && !open) return null;
	return (
		<Dialog
			title={m.review_bulk_title()}
			description={m.review_bulk_text()}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="soft" className="!px-3.5 text-sm">
					<CheckCheck size={18} aria-hidden="true" />
					{m.review_bulk({ count: passing.length })}
				</Button>
			}
		>
			<Choice passing={passing} reviewer={reviewer} onDone={() => setOpen(false)} />
		</Dialog>
	);
}

function passes({ checks }: ReviewItem): boolean {
	return checks !== null && checks.steps > 0 && checks.passed === checks.steps;
}

interface ChoiceProps {
	passing: readonly ReviewItem[];
	reviewer: string;
	onDone: () => void;
}

function Choice({ passing, reviewer, onDone }: ChoiceProps) {
	/** As it was opened: what is approved leaves the queue meanwhile. */
	const [listed] = useState(passing);
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [feedback, setFeedback] = useState<string>(m.review_bulk_default());
	const approving = useApproveAll(reviewer);
	const chosen = listed.filter(({ id }) => !left.has(id));
	const { done, refused } = approving;

	function toggle(id: string) {
		const next = new Set(left);
		if (!next.delete(id)) next.add(id);
		setLeft(next);
	}

	return (
		<form
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				approving.start(chosen, feedback.trim(), onDone);
			}}
		>
			<fieldset disabled={approving.isPending} className="grid m-0 p-0 border-0 max-h-72 overflow-y-auto">
				<legend className="sr-only">{m.review_bulk_title()}</legend>
				{listed.map((item) => (
					<Line key={item.id} item={item} chosen={!left.has(item.id)} onToggle={() => toggle(item.id)} />
				))}
			</fieldset>
			<TextArea
				label={m.review_bulk_feedback()}
				rows={2}
				maxLength={FEEDBACK_MAXIMUM}
				value={feedback}
				onChange={(event) => setFeedback(event.target.value)}
			/>
			{approving.isPending && (
				<ProgressBar
					label={m.review_bulk_progress({ done, count: chosen.length })}
					fraction={done / chosen.length}
					valueText={m.review_bulk_progress({ done, count: chosen.length })}
				/>
			)}
			<FieldError
				id="bulk-refused"
				error={refused.length > 0 ? m.review_bulk_left({ names: listText(refused) }) : undefined}
			/>
			<Button type="submit" size="big" loading={approving.isPending} disabled={chosen.length === 0}>
				{m.review_bulk_approve({ count: chosen.length })}
			</Button>
		</form>
	);
}

function Line({ item, chosen, onToggle }: { item: ReviewItem; chosen: boolean; onToggle: () => void }) {
	const names = useStudentNames(item);
	return (
		<Checkbox
			checked={chosen}
			onChange={onToggle}
			label={
				<>
					{names}
					<span className="block font-normal text-ink-2">
						{[item.challenge, m.project_points({ points: item.offered })].join(" · ")}
					</span>
				</>
			}
		/>
	);
}
