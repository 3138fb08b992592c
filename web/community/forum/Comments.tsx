import { Check, EyeOff } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { PersonAvatar } from "#web/platform/session/PersonAvatar.tsx";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Pager } from "#web/platform/ui/Pager.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { AuthorLine, authorName } from "./AuthorLine.tsx";
import { CommentForm } from "./CommentForm.tsx";
import { type Comment, PAGE_SIZE, type Post } from "./forum.data.ts";
import { useComments, useDeleteComment, useForumImages, useMarkSolved } from "./forum.queries.ts";
import { OwnTools } from "./OwnTools.tsx";
import { PostText } from "./PostText.tsx";
import { ReportDialog } from "./ReportDialog.tsx";

type Props = {
	post: Post;
	/** May write. */
	canWrite: boolean;
	/** May say which comment solved it. */
	canSolve: boolean;
	/** In a card of their own, not below the post in its card. */
	apart: boolean;
};

/** The comments of a post page by page, oldest first, and the box for one's own, which is shown on the last page. */
export function Comments({ post, canWrite, canSolve, apart }: Props) {
	const [asked, setAsked] = useState(1);
	const comments = useComments(post.id, asked);
	const { rows = [], total = 0 } = comments.data ?? {};
	const page = (!comments.isPlaceholderData && comments.data?.page) || asked;
	const pages = pagesOf(total);
	const images = useForumImages(rows.flatMap(({ image }) => image ?? []));
	return (
		<section
			aria-label={m.forum_comments_of({ title: post.title })}
			className={classNames("grid gap-2", !apart && "pt-4 border-t border-line")}
		>
			{comments.isPending && (
				<p role="status" className="flex items-center gap-2.5 text-ink-2">
					<Spinner />
					{m.forum_comments_loading()}
				</p>
			)}
			{comments.isError && (
				<ErrorState
					compact
					title={m.forum_comments_failed()}
					onRetry={() => void comments.refetch()}
					retrying={comments.isFetching}
				/>
			)}
			{comments.data && rows.length === 0 && <p className="py-3 text-ink-2">{m.forum_no_comments()}</p>}
			{rows.length > 0 && (
				<ul aria-busy={comments.isPlaceholderData} className="grid gap-1 m-0 p-0 list-none">
					{rows.map((comment) => (
						<CommentItem
							key={comment.id}
							post={post}
							comment={comment}
							canSolve={canSolve}
							image={comment.image ? images.data?.[comment.image] : undefined}
						/>
					))}
				</ul>
			)}
			<Pager
				label={m.forum_comments_pages()}
				previous={m.forum_comments_earlier()}
				next={m.forum_comments_later()}
				page={page}
				pages={pages}
				text={m.forum_comments_page({ page, pages })}
				onTurn={setAsked}
			/>
			{canWrite && (
				<div className="pt-4 border-t border-line">
					<CommentForm postId={post.id} onDone={() => setAsked(pagesOf(total + 1))} />
				</div>
			)}
		</section>
	);
}

function pagesOf(total: number): number {
	return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

type ItemProps = { post: Post; comment: Comment; canSolve: boolean; image: string | undefined };

function CommentItem({ post, comment, canSolve, image }: ItemProps) {
	const person = usePerson();
	const [editing, setEditing] = useState(false);
	const remove = useDeleteComment(post.id);
	const mark = useMarkSolved(post.id);
	const isOwn = comment.author.id === person.id;
	const isAnswer = post.answerId === comment.id;
	const name = authorName(comment.author);
	return (
		<li
			className={classNames(
				"grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 p-3 -mx-3 rounded-medium",
				isAnswer && "bg-leaf-wash",
			)}
		>
			<PersonAvatar id={comment.author.id} name={name} />
			<div className="grid gap-1.5 min-w-0">
				<div className="flex flex-wrap items-center justify-between gap-x-3">
					<AuthorLine avatar={false} {...comment} />
					<div className="flex items-center">
						{isAnswer && (
							<Chip tone="leaf" className="bg-surface">
								<Check size={15} aria-hidden="true" />
								{m.forum_the_answer()}
							</Chip>
						)}
						{isOwn ? (
							<OwnTools
								editLabel={m.forum_comment_edit()}
								deleteLabel={m.forum_comment_delete()}
								question={m.forum_comment_delete_ask()}
								deleting={remove.isPending}
								onEdit={() => setEditing(true)}
								onDelete={() => remove.mutate(comment.id)}
							/>
						) : (
							<ReportDialog
								target={{ kind: "comment", id: comment.id }}
								author={{ id: comment.author.id, name }}
								label={m.forum_report_comment({ name })}
							/>
						)}
					</div>
				</div>
				{comment.hidden && <HiddenNote />}
				{editing ? (
					<CommentForm postId={post.id} comment={comment} onDone={() => setEditing(false)} />
				) : (
					<PostText content={comment.content} />
				)}
				{image && <img src={image} alt={m.forum_picture_of({ name })} className="max-h-72 max-w-full rounded-medium" />}
				{canSolve && !isAnswer && !comment.hidden && (
					<Button
						variant="quiet"
						className="justify-self-start !border-transparent -ml-3"
						loading={mark.isPending}
						onClick={() => mark.mutate({ solved: true, answer: comment.id })}
					>
						<Check size={17} aria-hidden="true" />
						{m.forum_mark_answer()}
					</Button>
				)}
			</div>
		</li>
	);
}

/** To its author and staff: others do not see it. */
export function HiddenNote() {
	return (
		<Chip tone="coral" className="justify-self-start">
			<EyeOff size={15} aria-hidden="true" />
			{m.forum_hidden()}
		</Chip>
	);
}
