import { z } from "zod/mini";
import { deleteText } from "#web/platform/storage/kept-text.ts";
import { deleteRecord, readRecords } from "#web/platform/storage/records.ts";
import { stored } from "#web/platform/storage/stored.ts";
import type { NewAction } from "./action.ts";

/** What version 0.1 kept of a person to send later, in two stores of its own: each is moved once into the outbox. */

const uploads = z.record(z.string(), z.object({ source: z.string(), circuit: z.optional(z.unknown()) }));

/** Local storage: uploads that the server had not checked, by project. */
const formerUploads = stored<z.infer<typeof uploads>>({
	key: "waiting-uploads",
	version: 1,
	schema: uploads,
	fallback: {},
});

/** IndexedDB, under `[person, "waiting-work", id]`: what was handed in without a server. */
const FORMER_SUBMISSIONS = "waiting-work";
const formerSubmission = z.object({
	version: z.literal(1),
	id: z.string(),
	userId: z.string(),
	challengeId: z.string(),
	text: z.string(),
	files: z.array(z.unknown()),
	at: z.string(),
});

interface Outbox {
	/** Resolves once it is kept; the same again changes nothing. */
	enqueue(action: NewAction, mode?: "add" | "replace" | "keep"): Promise<{ id: string }>;
	isKept(id: string): boolean;
}

/** Moves a person's. What the outbox cannot keep, and what cannot be read, stays where it is. */
export async function moveFormerOutboxes(userId: string, outbox: Outbox): Promise<void> {
	const all = formerUploads.read(userId);
	const moved = [];
	for (const [subject, payload] of Object.entries(all)) {
		const { id } = await outbox.enqueue({ person: userId, kind: "check_sketch", subject, payload }, "replace");
		moved.push(outbox.isKept(id));
	}
	if (moved.length > 0 && !moved.includes(false)) formerUploads.forget(userId);

	for (const record of await readRecords([userId, FORMER_SUBMISSIONS]).catch(() => [])) {
		const read = z.safeParse(formerSubmission, record);
		if (!read.success || read.data.userId !== userId) continue;
		const { id, challengeId, text, files, at } = read.data;
		const payload = { text, files };
		await outbox.enqueue({ id, person: userId, kind: "submission", subject: challengeId, payload, createdAt: at });
		if (outbox.isKept(id)) await deleteRecord([userId, FORMER_SUBMISSIONS, id]);
	}
	deleteText(`${FORMER_SUBMISSIONS}:${userId}`);
}
