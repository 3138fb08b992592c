import { z } from "zod/mini";
import { createStore } from "#web/platform/storage/create-store.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import { newId } from "#web/platform/storage/new-id.ts";

/** What is being written for one challenge, kept while the tab lives. Each person has their own. */

const draft = z.object({
	text: z.string(),
	/** The last try: its id, and what exactly it sent. */
	tried: z.nullable(z.object({ id: z.string(), sent: z.string() })),
});

type Draft = z.infer<typeof draft>;

export type DraftOwner = { userId: string; challengeId: string };

const keyOf = ({ userId, challengeId }: DraftOwner) => `submission:${userId}:${challengeId}`;

function read(owner: DraftOwner): Draft {
	const kept = z.safeParse(draft, readDraft(keyOf(owner)));
	return kept.success ? kept.data : { text: "", tried: null };
}

/** Counts the texts that were added to a note from elsewhere. */
const added = createStore(0);

/** Calls back when a text was added to a note from elsewhere; returns the function that ends it. */
export const watchAdded = added.subscribe;

/** Puts an earlier text into the note, below what is there already. */
export function addToDraft(owner: DraftOwner, text: string): void {
	const now = read(owner).text.trim();
	if (text && !now.includes(text)) keepDraftText(owner, now ? `${now}\n\n${text}` : text);
	added.set(added.get() + 1);
}

export const readDraftText = (owner: DraftOwner) => read(owner).text;

export function keepDraftText(owner: DraftOwner, text: string): void {
	writeDraft(keyOf(owner), { ...read(owner), text });
}

/**
 * The id under which exactly this is handed in. The same again has the same id, so that a try whose answer was lost is not
 * applied twice; anything else has a new one.
 */
export function actionIdFor(owner: DraftOwner, work: { text: string; fileIds: readonly string[] }): string {
	const kept = read(owner);
	const sent = JSON.stringify([work.text, work.fileIds]);
	if (kept.tried?.sent === sent) return kept.tried.id;
	const id = newId();
	writeDraft(keyOf(owner), { ...kept, tried: { id, sent } });
	return id;
}

/** Forgets a note that has been handed in. True where it was changed meanwhile: then it stays, and is other work. */
export function forgetSentNote(owner: DraftOwner, sent: string): boolean {
	const { text } = read(owner);
	const stays = text.trim() !== "" && text.trim() !== sent;
	if (stays) writeDraft(keyOf(owner), { text, tried: null });
	else forgetDraft(keyOf(owner));
	return stays;
}
