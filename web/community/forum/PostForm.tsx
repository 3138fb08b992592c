import { type ReactNode, type SubmitEvent, useState } from "react";
import { POST_CONTENT_MAXIMUM, POST_TITLE_MAXIMUM, type PostedWork } from "#domain/api/community.ts";
import { FORUM_CATEGORIES, type ForumCategory } from "#domain/community/forum-categories.ts";
import { m } from "#messages/generated/messages.js";
import { usePerson } from "#web/platform/session/session.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { DialogClose } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { showFailure, showSuccess } from "#web/platform/ui/toast.ts";
import { CATEGORY_LOOK } from "./category.ts";
import { Findings, marksIn } from "./Findings.tsx";
import type { Post } from "./forum.data.ts";
import { useSendPost } from "./forum.queries.ts";
import { PictureField } from "./PictureField.tsx";
import { useWriting } from "./use-writing.ts";
import type { OwnWork } from "./writing-draft.ts";

type Props = {
	/** The post that is edited; without it a new one is made. */
	post?: Post;
	/** The classes that it can be for, and whether it can be for everybody; none: it is for everybody. */
	readers?: PostReaders | undefined;
	/** Where one's own work is chosen, and how it is read. */
	ownWork?: OwnWorkChoice | undefined;
	onDone: () => void;
};

export type PostReaders = { classes: readonly { id: string; name: string }[]; everybody: boolean };

export type OwnWorkChoice = {
	field: (chosen: OwnWork | null, onChange: (chosen: OwnWork | null) => void) => ReactNode;
	/** Null where it is gone. */
	load: (chosen: OwnWork) => Promise<PostedWork | null>;
};

const EVERYBODY = "everybody";

/** Title, category, text and picture of a post, who reads it, and the work that goes with it. */
export function PostForm({ post, readers, ownWork, onDone }: Props) {
	const person = usePerson();
	const writing = useWriting(
		person.id,
		post?.id ?? "post",
		post && { title: post.title, content: post.content, category: post.category },
	);
	const send = useSendPost();
	const [pressed, setPressed] = useState(false);
	const { draft, change } = writing;
	const [work, setWork] = useState<PostedWork | null>(null);
	const classId = classOf(draft.classId, readers);
	const missing = (text: string) => (pressed && text.trim() === "" ? m.forum_field_missing() : undefined);

	async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		setPressed(true);
		const { title, content, category } = draft;
		if (!title.trim() || !content.trim() || !category) {
			showFailure(m.forum_fields_missing(), { stays: false });
			return;
		}
		let attached: PostedWork | null = null;
		if (draft.work && ownWork) {
			attached = await ownWork.load(draft.work).catch(() => null);
			if (!attached) return writing.setProblem(m.forum_work_missing());
		}
		setWork(attached);
		const isDone = await writing.submit((current, image) =>
			send.mutateAsync({
				...(post ? { id: post.id } : {}),
				actionId: current.actionId,
				title: title.trim(),
				content: content.trim(),
				category: category as ForumCategory,
				image,
				work: attached,
				classId,
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
				marks={marksIn(writing.findings, 1)}
				error={missing(draft.content)}
				hint={m.forum_content_hint()}
				onChange={(event) => change({ content: event.target.value })}
			/>
			{!post && ownWork?.field(draft.work, (chosen) => change({ work: chosen }))}
			{!post && readers && (
				<SelectField
					label={m.forum_readers_label()}
					hint={m.forum_readers_hint()}
					value={classId ?? EVERYBODY}
					options={[
						...(readers.everybody ? [{ value: EVERYBODY, label: m.forum_readers_everybody() }] : []),
						...readers.classes.map(({ id, name }) => ({ value: id, label: m.forum_readers_class({ name }) })),
					]}
					onChange={({ target }) => change({ classId: target.value === EVERYBODY ? null : target.value })}
				/>
			)}
			{!post && (
				<div className="flex flex-wrap gap-3">
					<PictureField picture={writing.picture} onChange={writing.setPicture} />
				</div>
			)}
			<Findings findings={writing.findings} texts={work ? [...writing.texts, work.program] : writing.texts} />
			<FieldError id="forum-post-problem" error={writing.problem} />
			<div className="flex flex-wrap justify-end gap-3">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button type="submit" loading={writing.sending}>
					{submitText(post !== undefined, writing.sending)}
				</Button>
			</div>
		</form>
	);
}

/** What was chosen, where it is still to be had; else the first choice. */
function classOf(chosen: string | null | undefined, readers: PostReaders | undefined): string | null {
	if (!readers) return null;
	if (chosen === null && readers.everybody) return null;
	const known = readers.classes.find(({ id }) => id === chosen);
	return known?.id ?? (readers.everybody ? null : (readers.classes[0]?.id ?? null));
}

function submitText(editing: boolean, sending: boolean): string {
	if (editing) return sending ? m.forum_saving() : m.forum_save();
	return sending ? m.forum_creating() : m.forum_create();
}
