import { z } from "zod/mini";
import { forgetDraft, readDraft, writeDraft } from "#web/device/draft.ts";
import { newId } from "#web/device/new-id.ts";

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

export const readDraftText = (owner: DraftOwner) => read(owner).text;

export function keepDraftText(owner: DraftOwner, text: string): void {
	writeDraft(keyOf(owner), { ...read(owner), text });
}

/**
 * The id under which exactly this is handed in. The same again has the same id, so that a try whose answer was lost is not
 * applied twice; anything else has a new one.
 */
export function actionIdFor(owner: DraftOwner, work: { text: string; paths: readonly string[] }): string {
	const kept = read(owner);
	const sent = JSON.stringify([work.text, work.paths]);
	if (kept.tried?.sent === sent) return kept.tried.id;
	const id = newId();
	writeDraft(keyOf(owner), { ...kept, tried: { id, sent } });
	return id;
}

export function forgetSubmissionDraft(owner: DraftOwner): void {
	forgetDraft(keyOf(owner));
}
