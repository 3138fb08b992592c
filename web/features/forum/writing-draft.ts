import { z } from "zod/mini";
import { FORUM_CATEGORIES } from "#domain/forum-categories.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/device/draft.ts";
import { newId } from "#web/device/new-id.ts";

const draftSchema = z.object({
	title: z.string(),
	content: z.string(),
	category: z.enum(["", ...FORUM_CATEGORIES]),
	/** Of the next send: what is sent again because its answer was lost is stored once. */
	actionId: z.string(),
});

/** What a person is writing: a post (`about` is "post"), or a comment below a post (its id). Kept while the tab lives. */
export type WritingDraft = z.infer<typeof draftSchema>;

const keyOf = (person: string, about: string) => `forum:${person}:${about}`;

export function readWriting(person: string, about: string): WritingDraft {
	const kept = z.safeParse(draftSchema, readDraft(keyOf(person, about)));
	return kept.success ? kept.data : { title: "", content: "", category: "", actionId: newId() };
}

export function keepWriting(person: string, about: string, draft: WritingDraft): void {
	writeDraft(keyOf(person, about), draft);
}

export function forgetWriting(person: string, about: string): void {
	forgetDraft(keyOf(person, about));
}
