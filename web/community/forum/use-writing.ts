import { useState } from "react";
import type { PostingResponse, TextFinding } from "#domain/api/community.ts";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { newId } from "#web/platform/storage/new-id.ts";
import { UnreadablePicture } from "#web/platform/storage/shrink-picture.ts";
import { showFailure } from "#web/platform/ui/toast.ts";
import { refusedText } from "./finding-text.ts";
import { storeForumImage } from "./forum.data.ts";
import { useFindings } from "./use-findings.ts";
import { forgetWriting, keepWriting, readWriting, type WritingDraft } from "./writing-draft.ts";

type Send = (draft: WritingDraft, image: string | null) => Promise<PostingResponse>;

/**
 * What a person writes for the forum: the draft, its picture, what the filter says of it, and its way to the server. `start` is
 * what is edited. Nothing typed is lost unless it was posted.
 */
export function useWriting(userId: string, about: string, start?: Partial<WritingDraft>) {
	const [draft, setDraft] = useState(() => ({ ...readWriting(userId, about), ...start }));
	const [picture, setPicture] = useState<{ file: File; name: string; path?: string } | null>(null);
	const [stopped, setStopped] = useState<readonly TextFinding[] | null>(null);
	const [problem, setProblem] = useState<string | undefined>();
	const [sending, setSending] = useState(false);
	const texts = about === "post" || start?.title !== undefined ? [draft.title, draft.content] : [draft.content];
	const found = useFindings(texts);

	function change(next: Partial<WritingDraft>) {
		const changed = { ...draft, ...next, actionId: newId() };
		setDraft(changed);
		setStopped(null);
		setProblem(undefined);
		if (!start) keepWriting(userId, about, changed);
	}

	async function pathOfPicture(): Promise<string | null> {
		if (!picture) return null;
		const path = picture.path ?? (await storeForumImage(userId, picture.name, picture.file));
		setPicture({ ...picture, path });
		return path;
	}

	/** True once it is posted. */
	async function submit(send: Send): Promise<boolean> {
		setSending(true);
		setProblem(undefined);
		try {
			const image = await pathOfPicture().catch((error: unknown) => {
				const unreadable = error instanceof UnreadablePicture;
				setProblem(unreadable ? m.forum_picture_unreadable() : m.forum_picture_failed());
				showFailure(m.forum_picture_failed(), { stays: false });
				return undefined;
			});
			if (image === undefined) return false;
			const answer = await send(draft, image);
			if (answer.result === "stopped") setStopped(answer.findings);
			else if (answer.result !== "posted") setProblem(refusedText(answer));
			if (answer.result !== "posted") return false;
			forgetWriting(userId, about);
			setDraft(readWriting(userId, about));
			setPicture(null);
			return true;
		} catch (error) {
			setProblem(hasCode(error, "too_complex") ? m.forum_too_complex() : m.forum_kept());
			return false;
		} finally {
			setSending(false);
		}
	}

	return {
		draft,
		change,
		texts,
		findings: stopped ?? found,
		problem,
		setProblem,
		sending,
		picture: picture?.file ?? null,
		setPicture: (file: File | null) => setPicture(file && { file, name: pictureName() }),
		submit,
	};
}

/** `{milliseconds}-{eight hexadecimal digits}`, as stored pictures are called. */
function pictureName(): string {
	return `${Date.now()}-${newId().slice(0, 8)}`;
}
