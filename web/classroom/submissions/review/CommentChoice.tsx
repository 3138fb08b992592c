import { List, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { useChangeReviewComments, useReviewComments } from "./review.queries.ts";

/** The server takes no more characters. */
export const FEEDBACK_MAXIMUM = 5000;
/** Of one comment that is kept. */
const COMMENT_MAXIMUM = 500;

type Props = { reviewer: string; feedback: string; onChange: (feedback: string) => void };

/** Comments that are put at the end of the feedback by a press: two for everybody, and those that the reviewer keeps. */
export function CommentChoice({ reviewer, feedback, onChange }: Props) {
	const [open, setOpen] = useState(false);

	function put(comment: string) {
		const before = feedback.trimEnd();
		onChange(`${before}${before ? " " : ""}${comment}`.slice(0, FEEDBACK_MAXIMUM));
	}

	return (
		<div className="grid gap-3">
			<div className="flex flex-wrap gap-2.5">
				<Button variant="quiet" onClick={() => put(m.review_comment_good())}>
					<Plus size={18} aria-hidden="true" />
					{m.review_comment_good()}
				</Button>
				<Button variant="quiet" onClick={() => put(m.review_comment_why_text())}>
					<Plus size={18} aria-hidden="true" />
					{m.review_comment_why()}
				</Button>
				<Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
					<List size={18} aria-hidden="true" />
					{m.review_comments()}
				</Button>
			</div>
			{open && <MyComments reviewer={reviewer} feedback={feedback.trim()} onPut={put} />}
		</div>
	);
}

type MyCommentsProps = { reviewer: string; feedback: string; onPut: (comment: string) => void };

/** The comments that the reviewer keeps, and the way to keep what is written now. */
function MyComments({ reviewer, feedback, onPut }: MyCommentsProps) {
	const comments = useReviewComments(reviewer);
	const changing = useChangeReviewComments(reviewer);
	const isNew = comments.isSuccess && !comments.data.some(({ body }) => body === feedback);
	return (
		<section aria-label={m.review_comments()} className="grid gap-2 p-3 rounded-medium border border-line bg-paper">
			{comments.isPending && <Skeleton className="h-11 rounded-medium" />}
			{comments.isError && (
				<ErrorState
					title={m.review_comments_failed()}
					onRetry={() => void comments.refetch()}
					retrying={comments.isFetching}
				/>
			)}
			{comments.data?.length === 0 && <p className="text-sm text-ink-2">{m.review_comments_none()}</p>}
			<ul className="grid gap-1 m-0 p-0 list-none">
				{comments.data?.map((comment) => (
					<li key={comment.id} className="flex items-center gap-2">
						<button
							type="button"
							onClick={() => onPut(comment.body)}
							className="flex-1 min-w-0 min-h-11 px-3 py-2 rounded-medium text-left cursor-pointer hover:bg-sunken [overflow-wrap:anywhere]"
						>
							{comment.body}
						</button>
						<IconButton
							once
							icon={Trash2}
							label={m.review_comment_remove({ text: comment.body })}
							onClick={() => changing.mutate({ remove: comment })}
						/>
					</li>
				))}
			</ul>
			{isNew && feedback !== "" && feedback.length <= COMMENT_MAXIMUM && (
				<Button
					variant="soft"
					className="justify-self-start"
					loading={changing.isPending}
					onClick={() => changing.mutate({ add: feedback })}
				>
					{m.review_comment_add()}
				</Button>
			)}
		</section>
	);
}
