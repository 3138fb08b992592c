import { z } from "zod/mini";
import type { DocumentFacts } from "#web/classroom/teaching/documents.data.ts";
import type { ChosenDocument } from "#web/classroom/teaching/documents.queries.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import { deleteRecord, readRecord, writeRecord } from "#web/platform/storage/records.ts";

const draftSchema = z.object({ title: z.string(), description: z.string(), challengeId: z.nullable(z.string()) });

const keyOf = (userId: string) => `teaching:${userId}:document`;

/** What an educator is typing into Upload Documents, kept while the tab lives. */
export function readDocumentDraft(userId: string): DocumentFacts {
	const kept = z.safeParse(draftSchema, readDraft(keyOf(userId)));
	return kept.success ? kept.data : { title: "", description: "", challengeId: null };
}

export function keepDocumentDraft(userId: string, draft: DocumentFacts): void {
	writeDraft(keyOf(userId), draft);
}

export function forgetDocumentDraft(userId: string): void {
	forgetDraft(keyOf(userId));
}

const chosenSchema = z.object({ file: z.instanceof(File), timestamp: z.number() });

/** `replaces`: the id of the document whose file it is to be; a new document's has none. */
const fileKeyOf = (userId: string, replaces = "new") => [userId, "chosen-document", replaces] as const;

/** The file that was chosen and not uploaded yet, kept by this browser; null where there is none or it cannot be read. */
export async function readChosenDocument(userId: string, replaces?: string): Promise<ChosenDocument | null> {
	const kept = await readRecord(fileKeyOf(userId, replaces)).catch(() => undefined);
	return z.safeParse(chosenSchema, kept).data ?? null;
}

/** Where the browser keeps nothing, the file lives as long as the page. */
export async function keepChosenDocument(
	userId: string,
	chosen: ChosenDocument | null,
	replaces?: string,
): Promise<void> {
	const key = fileKeyOf(userId, replaces);
	await (chosen ? writeRecord(key, chosen) : deleteRecord(key)).catch(() => undefined);
}
