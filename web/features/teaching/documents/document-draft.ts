import { z } from "zod/mini";
import { forgetDraft, readDraft, writeDraft } from "#web/device/draft.ts";
import { deleteRecord, readRecord, writeRecord } from "#web/device/records.ts";
import type { DocumentFacts } from "../documents.data.ts";
import type { ChosenDocument } from "../documents.queries.ts";

const draftSchema = z.object({ title: z.string(), description: z.string(), challengeId: z.nullable(z.string()) });

const keyOf = (person: string) => `teaching:${person}:document`;

/** What an educator is typing into Upload Documents, kept while the tab lives. */
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

const chosenSchema = z.object({ file: z.instanceof(File), timestamp: z.number() });

/** `replaces`: the id of the document whose file it is to be; a new document's has none. */
const fileKeyOf = (person: string, replaces = "new") => [person, "chosen-document", replaces] as const;

/** The file that was chosen and not uploaded yet, kept by this browser; null where there is none or it cannot be read. */
export async function readChosenDocument(person: string, replaces?: string): Promise<ChosenDocument | null> {
	const kept = await readRecord(fileKeyOf(person, replaces)).catch(() => undefined);
	return z.safeParse(chosenSchema, kept).data ?? null;
}

/** Where the browser keeps nothing, the file lives as long as the page. */
export async function keepChosenDocument(
	person: string,
	chosen: ChosenDocument | null,
	replaces?: string,
): Promise<void> {
	const key = fileKeyOf(person, replaces);
	await (chosen ? writeRecord(key, chosen) : deleteRecord(key)).catch(() => undefined);
}
