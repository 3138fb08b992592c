import { z } from "zod/mini";
import { deleteRecord, readRecord, readRecords, replaceRecord, writeRecord } from "#web/device/records.ts";
import type { KeptFile } from "./file-shelf.ts";
import type { WaitingShelf, WaitingWork } from "./outbox.ts";
import type { DraftOwner } from "./submission-draft.ts";
import { markWaitingWork } from "./waiting-mark.ts";

/** What this browser keeps of one person's files and of work that waits to be sent. Other persons have their own. */

const VERSION = 1;

const file = z.object({ id: z.string(), file: z.instanceof(File), path: z.nullable(z.string()) });
const chosen = z.object({ version: z.literal(VERSION), files: z.array(file) });
const waiting = z.object({
	version: z.literal(VERSION),
	id: z.string(),
	userId: z.string(),
	challengeId: z.string(),
	text: z.string(),
	files: z.array(file),
	at: z.string(),
});

const FILES = "chosen-files";
const WAITING = "waiting-work";

/** The files that were chosen for a challenge and not handed in yet; none where they cannot be read. */
export async function readChosenFiles({ userId, challengeId }: DraftOwner): Promise<KeptFile[]> {
	const kept = z.safeParse(chosen, await readRecord([userId, FILES, challengeId]));
	return kept.success ? kept.data.files : [];
}

export async function keepChosenFiles(owner: DraftOwner, files: readonly KeptFile[]): Promise<void> {
	const key = [owner.userId, FILES, owner.challengeId] as const;
	if (files.length === 0) return deleteRecord(key);
	await writeRecord(key, { version: VERSION, files: files.map(({ id, file, path }) => ({ id, file, path })) });
}

const keyOf = ({ userId, id }: Pick<WaitingWork, "userId" | "id">) => [userId, WAITING, id] as const;

export const waitingShelf: WaitingShelf = {
	async list(userId) {
		const kept = (await readRecords([userId, WAITING])).flatMap((record) => {
			const read = z.safeParse(waiting, record);
			return read.success && read.data.userId === userId ? [read.data] : [];
		});
		markWaitingWork(userId, kept.length > 0);
		return kept.sort((one, other) => one.at.localeCompare(other.at));
	},
	async put(work) {
		await writeRecord(keyOf(work), { ...work, version: VERSION });
		markWaitingWork(work.userId, true);
	},
	replace: (work) => replaceRecord(keyOf(work), { ...work, version: VERSION }),
	remove: (work) => deleteRecord(keyOf(work)),
};
