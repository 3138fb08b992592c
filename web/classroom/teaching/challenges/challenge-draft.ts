import { z } from "zod/mini";
import { CHALLENGE_CATEGORIES, CHALLENGE_DIFFICULTIES } from "#domain/catalogue/challenges.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import { newId } from "#web/platform/storage/new-id.ts";

const draftSchema = z.object({
	/** Of the challenge to be: one sent again because its answer was lost is created once. */
	id: z.string(),
	title: z.string(),
	description: z.string(),
	difficulty: z.enum(CHALLENGE_DIFFICULTIES),
	category: z.enum(CHALLENGE_CATEGORIES),
	rubric: z._default(z.array(z.string()), []),
	/** An administrator's: it reaches every learner. */
	forEveryone: z._default(z.boolean(), false),
});

/** What an educator is typing into Create Challenge, kept while the tab lives. */
export type ChallengeDraft = z.infer<typeof draftSchema>;

const keyOf = (userId: string) => `teaching:${userId}:challenge`;

export function readChallengeDraft(userId: string): ChallengeDraft {
	const kept = z.safeParse(draftSchema, readDraft(keyOf(userId)));
	if (kept.success) return kept.data;
	return {
		id: newId(),
		title: "",
		description: "",
		difficulty: "beginner",
		category: "electronics",
		rubric: [],
		forEveryone: false,
	};
}

export function keepChallengeDraft(userId: string, draft: ChallengeDraft): void {
	writeDraft(keyOf(userId), draft);
}

export function forgetChallengeDraft(userId: string): void {
	forgetDraft(keyOf(userId));
}
