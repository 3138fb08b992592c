import { type SubmitEvent, useState } from "react";
import { POST_CONTENT_MAXIMUM, POST_TITLE_MAXIMUM, type PostedWork } from "#domain/forum-answer.ts";
import { FORUM_CATEGORIES, type ForumCategory } from "#domain/forum-categories.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/session/session.ts";
import { Button } from "#web/ui/Button.tsx";
import { DialogClose } from "#web/ui/Dialog.tsx";
import { FieldError } from "#web/ui/Field.tsx";
import { SelectField } from "#web/ui/SelectField.tsx";
import { TextArea } from "#web/ui/TextArea.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { showFailure, showSuccess } from "#web/ui/toast.ts";
import { CATEGORY_LOOK } from "./category.ts";
import { Findings } from "./Findings.tsx";
import type { Post } from "./forum.data.ts";
import { useSendPost } from "./forum.queries.ts";
import { PictureField } from "./PictureField.tsx";
import { useWriting } from "./use-writing.ts";

type Props = {
	/** The post that is edited; without it a new one is made. */
	post?: Post;
	/** A program and its circuit that go with the post. */
	work?: PostedWork | null;
	onDone: () => void;
};

/** Title, category, text and picture of a post. */
export function PostForm({ post, work = null, onDone }: Props) {
	const person = usePerson();
	const writing = useWriting(
		person.id,
		post?.id ?? "post",
		post && { title: post.title, content: post.content, category: post.category },
	);
	const send = useSendPost();
	const [pressed, setPressed] = useState(false);
	const { draft, change } = writing;
	const missing = (text: string) => (pressed && text.trim() === "" ? m.forum_field_missing() : undefined);

	async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setPressed(true);
		const { title, content, category } = draft;
		if (!title.trim() || !content.trim() || !category) {
			showFailure(m.forum_fields_missing(), { stays: false });
			return;
		}
		const isDone = await writing.submit((current, image) =>
			send.mutateAsync({
				...(post ? { id: post.id } : {}),
				actionId: current.actionId,
				title: title.trim(),
				content: content.trim(),
				category: category as ForumCategory,
				image,
				work,
			}),
		);
		if (!isDone) return;
		showSuccess(post ? m.forum_post_changed() : m.forum_post_created());
		onDone();
	}

	return (
		<form className="grid gap-4" noValidate onSubmit={(event) => void handleSubmit(event)}>
			<TextField
				label={m.forum_title_label()}
				required
				maxLength={POST_TITLE_MAXIMUM}
				value={draft.title}
				error={missing(draft.title)}
				onChange={(event) => change({ title: event.target.value })}
			/>
			<SelectField
				label={m.forum_category_label()}
				required
				placeholder={m.forum_category_placeholder()}
				value={draft.category}
				error={missing(draft.category)}
				options={FORUM_CATEGORIES.map((value) => ({ value, label: CATEGORY_LOOK[value].label() }))}
				onChange={(event) => change({ category: event.target.value as ForumCategory })}
			/>
			<TextArea
				label={m.forum_content_label()}
				required
				rows={6}
				maxLength={POST_CONTENT_MAXIMUM}
				value={draft.content}
				error={missing(draft.content)}
				hint={m.forum_content_hint()}
				onChange={(event) => change({ content: event.target.value })}
			/>
			{!post && (
				<div className="flex flex-wrap gap-3">
					<PictureField picture={writing.picture} onChange={writing.setPicture} />
				</div>
			)}
			{work && <p className="text-sm text-ink-2">{m.forum_work_attached()}</p>}
			<Findings findings={writing.findings} texts={writing.texts} />
			<FieldError id="forum-post-problem" error={writing.problem} />
			<div className="flex flex-wrap justify-end gap-3">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button type="submit" loading={writing.sending}>
					{submitWords(post !== undefined, writing.sending)}
				</Button>
			</div>
		</form>
	);
}

function submitWords(editing: boolean, sending: boolean): string {
	if (editing) return sending ? m.forum_saving() : m.forum_save();
	return sending ? m.forum_creating() : m.forum_create();
}
