import type { SubmitEvent } from "react";
import { COMMENT_MAXIMUM } from "#domain/api/community.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { Findings, marksIn } from "./Findings.tsx";
import type { Comment } from "./forum.data.ts";
import { useSendComment } from "./forum.queries.ts";
import { PictureField } from "./PictureField.tsx";
import { useWriting } from "./use-writing.ts";

type Props = {
	postId: string;
	/** The comment that is edited; without it a new one is made. */
	comment?: Comment;
	onDone?: () => void;
};

/** The box below a post's comments. */
export function CommentForm({ postId, comment, onDone }: Props) {
	const person = usePerson();
	const writing = useWriting(person.id, comment?.id ?? postId, comment && { content: comment.content });
	const send = useSendComment();
	const { content } = writing.draft;

	async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const isDone = await writing.submit(({ actionId }, image) =>
			send.mutateAsync({
				...(comment ? { id: comment.id } : {}),
				actionId,
				postId,
				content: content.trim(),
				image,
			}),
		);
		if (!isDone) return;
		showSuccess(comment ? m.forum_comment_changed() : m.forum_comment_added());
		onDone?.();
	}

	return (
		<form className="grid gap-3 min-w-0" noValidate onSubmit={(event) => void handleSubmit(event)}>
			<TextArea
				label={m.forum_your_comment()}
				rows={3}
				maxLength={COMMENT_MAXIMUM}
				value={content}
				marks={marksIn(writing.findings, 0)}
				onChange={(event) => writing.change({ content: event.target.value })}
			/>
			<Findings findings={writing.findings} texts={writing.texts} />
			<FieldError id={`comment-problem-${comment?.id ?? postId}`} error={writing.problem} />
			<div className="flex flex-wrap items-center gap-3">
				<Button type="submit" loading={writing.sending} disabled={content.trim() === "" && !writing.sending}>
					{comment ? m.forum_save() : writing.sending ? m.forum_posting() : m.forum_post_comment()}
				</Button>
				{comment ? (
					<Button variant="quiet" onClick={onDone}>
						{m.ui_cancel()}
					</Button>
				) : (
					<PictureField picture={writing.picture} onChange={writing.setPicture} />
				)}
				<span className="ml-auto text-sm text-ink-2">
					{m.forum_count({ count: content.length, most: COMMENT_MAXIMUM })}
				</span>
			</div>
		</form>
	);
}
