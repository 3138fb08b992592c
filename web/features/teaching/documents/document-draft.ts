import { z } from "zod/mini";
import { forgetDraft, readDraft, writeDraft } from "#web/device/draft.ts";
import type { DocumentFacts } from "../documents.data.ts";

const draftSchema = z.object({ title: z.string(), description: z.string(), challengeId: z.nullable(z.string()) });

const keyOf = (person: string) => `teaching:${person}:document`;

/** What an educator is typing into Upload Documents, kept while the tab lives; the file itself is not. */
export function readDocumentDraft(person: string): DocumentFacts {
	const kept = z.safeParse(draftSchema, readDraft(keyOf(person)));
	return kept.success ? kept.data : { title: "", description: "", challengeId: null };
}

export function keepDocumentDraft(person: string, draft: DocumentFacts): void {
	writeDraft(keyOf(person), draft);
}

export function forgetDocumentDraft(person: string): void {
	forgetDraft(keyOf(person));
}
