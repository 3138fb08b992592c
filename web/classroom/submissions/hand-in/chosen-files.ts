import { z } from "zod/mini";
import { deleteRecord, readRecord, writeRecord } from "#web/platform/storage/records.ts";
import type { DraftOwner } from "./submission-draft.ts";
import type { KeptFile } from "./upload-list.ts";

const VERSION = 1;

export const keptFile = z.object({ id: z.string(), file: z.instanceof(File), path: z.nullable(z.string()) });
const chosen = z.object({ version: z.literal(VERSION), files: z.array(keptFile) });

const keyOf = ({ userId, challengeId }: DraftOwner) => [userId, "chosen-files", challengeId] as const;

/** The files that were chosen for a challenge and not handed in yet; none where they cannot be read. */
export async function readChosenFiles(owner: DraftOwner): Promise<KeptFile[]> {
	const kept = z.safeParse(chosen, await readRecord(keyOf(owner)));
	return kept.success ? kept.data.files : [];
}

export async function keepChosenFiles(owner: DraftOwner, files: readonly KeptFile[]): Promise<void> {
	if (files.length === 0) return deleteRecord(keyOf(owner));
	await writeRecord(keyOf(owner), {
		version: VERSION,
		files: files.map(({ id, file, path }) => ({ id, file, path })),
	});
}
