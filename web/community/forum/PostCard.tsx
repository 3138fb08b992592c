import { Check, MessageSquare, RotateCcw, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { AuthorLine, authorName } from "./AuthorLine.tsx";
import { Comments, HiddenNote } from "./Comments.tsx";
import { CATEGORY_LOOK } from "./category.ts";
import type { Post } from "./forum.data.ts";
import { useDeletePost, useMarkSolved } from "./forum.queries.ts";
import { OwnTools } from "./OwnTools.tsx";
import { PostForm } from "./PostForm.tsx";
import { PostText } from "./PostText.tsx";
import { ReportDialog } from "./ReportDialog.tsx";

type Props = {
	post: Post;
	/** A link to its picture. */
	image: string | undefined;
	canWrite: boolean;
	/** Staff mark any post as solved. */
	staff: boolean;
	/** Wraps the title, with the link to the post's own page. */
	titleLink?: (title: string) => ReactNode;
	/** On its own page: comments are open from the start. */
	open?: boolean;
	/** The program and circuit that go with it. */
	bench?: ReactNode;
	onDeleted?: () => void;
};

/** A post with everything that can be done with it. */
export function PostCard({ post, image, canWrite, staff, titleLink, open = false, bench, onDeleted }: Props) {
	const person = usePerson();
	const [commentsOpen, setCommentsOpen] = useState(open);
	const [editing, setEditing] = useState(false);
	const remove = useDeletePost();
	const mark = useMarkSolved(post.id);
	const isOwn = post.author.id === person.id;
	const canSolve = isOwn || staff;
	const { label, icon: Icon, tone } = CATEGORY_LOOK[post.category];
	const SolveIcon = post.solved ? RotateCcw : Check;
	const Heading = open ? "h1" : "h2";
	const toggle = commentsOpen ? m.forum_hide_comments : m.forum_view_comments;
	const comments = commentsOpen && <Comments post={post} canWrite={canWrite} canSolve={canSolve} apart={open} />;
	return (
		<>
			<Card>
				<article className="grid gap-3 min-w-0" aria-label={post.title}>
					<div className="flex flex-wrap items-center gap-2">
						<Chip tone={tone}>
							<Icon size={15} aria-hidden="true" />
							{label()}
						</Chip>
						{post.solved && (
							<Chip tone="leaf">
								<Check size={15} aria-hidden="true" />
								{m.forum_solved()}
							</Chip>
						)}
						{post.forClass && (
							<Chip tone="plain">
								<Users size={15} aria-hidden="true" />
								{m.forum_for_class({ name: post.forClass.name })}
							</Chip>
						)}
						{post.hidden && <HiddenNote />}
					</div>
					<Heading className={open ? "text-[1.75rem] leading-tight" : "text-xl leading-snug"}>
						{titleLink ? titleLink(post.title) : post.title}
					</Heading>
					<AuthorLine {...post} />
					<div className={classNames("grid gap-4 items-start", image && !open && "sm:grid-cols-[minmax(0,1fr)_auto]")}>
						<PostText content={post.content} />
						{image && (
							<img
								src={image}
								alt={m.forum_picture_of({ name: authorName(post.author) })}
								className={
									open
										? "col-span-full max-h-120 max-w-full rounded-medium"
										: "w-full sm:w-38 h-38 sm:h-27 object-cover rounded-medium max-sm:order-first"
								}
							/>
						)}
					</div>
					{bench}
					<div className="flex flex-wrap items-center justify-between gap-x-3">
						<Button
							variant="quiet"
							className="!border-transparent !px-2 -ml-2.5 text-teal-deep"
							aria-expanded={commentsOpen}
							onClick={() => setCommentsOpen(!commentsOpen)}
						>
							<MessageSquare size={18} aria-hidden="true" />
							{`${toggle()} (${post.comments})`}
						</Button>
						<div className="flex flex-wrap items-center gap-x-2 -mx-2">
							{canSolve && (
								<Button
									variant="quiet"
									className="!border-transparent !px-2"
									loading={mark.isPending}
									onClick={() => mark.mutate({ solved: !post.solved })}
								>
									<SolveIcon size={17} aria-hidden="true" />
									{post.solved ? m.forum_mark_open() : m.forum_mark_solved()}
								</Button>
							)}
							{isOwn ? (
								<OwnTools
									editLabel={m.forum_post_edit({ title: post.title })}
									deleteLabel={m.forum_post_delete({ title: post.title })}
									question={m.forum_post_delete_ask()}
									deleting={remove.isPending}
									onEdit={() => setEditing(true)}
									onDelete={() => remove.mutate(post.id, { onSuccess: () => onDeleted?.() })}
								/>
							) : (
								<ReportDialog
									target={{ kind: "post", id: post.id }}
									author={{ id: post.author.id, name: authorName(post.author) }}
									label={m.forum_report_post({ title: post.title })}
								/>
							)}
						</div>
					</div>
					{!open && comments}
					<Dialog wide open={editing} onOpenChange={setEditing} title={m.forum_edit_title()}>
						<PostForm post={post} onDone={() => setEditing(false)} />
					</Dialog>
				</article>
			</Card>
			{open && comments && <Card>{comments}</Card>}
		</>
	);
}
