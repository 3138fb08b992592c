import { z } from "zod/mini";
import { FORUM_CATEGORIES } from "#domain/community/forum-categories.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import { newId } from "#web/platform/storage/new-id.ts";

const draftSchema = z.object({
	title: z.string(),
	content: z.string(),
	category: z.enum(["", ...FORUM_CATEGORIES]),
	/** The own work that goes with it; it is read when it is sent. */
	work: z._default(z.nullable(z.object({ projectId: z.string(), kind: z.enum(["sketch", "blocks"]) })), null),
	/** Null: for everybody. Absent: not chosen yet. */
	classId: z.optional(z.nullable(z.string())),
	/** Of the next send: what is sent again because its answer was lost is stored once. */
	actionId: z.string(),
});

/** What a person is writing: a post (`about` is "post"), or a comment below a post (its id). Kept while the tab lives. */
export type WritingDraft = z.infer<typeof draftSchema>;

/** Which of a person's own works. */
export type OwnWork = NonNullable<WritingDraft["work"]>;

const keyOf = (userId: string, about: string) => `forum:${userId}:${about}`;

export function readWriting(userId: string, about: string): WritingDraft {
	const kept = z.safeParse(draftSchema, readDraft(keyOf(userId, about)));
	return kept.success ? kept.data : { title: "", content: "", category: "", work: null, actionId: newId() };
}

export function keepWriting(userId: string, about: string, draft: WritingDraft): void {
	writeDraft(keyOf(userId, about), draft);
}

export function forgetWriting(userId: string, about: string): void {
	forgetDraft(keyOf(userId, about));
}
