import { useStore } from "#web/platform/storage/create-store.ts";
import { keepChosenFiles, readChosenFiles } from "./chosen-files.ts";
import { removeStoredFile, storeFilesFor } from "./hand-in.data.ts";
import type { DraftOwner } from "./submission-draft.ts";
import { type ChosenFile, createUploadList, type KeptFile, type UploadList } from "./upload-list.ts";

type OpenUploads = { uploads: UploadList; ready: Promise<void> };

const lists = new Map<string, OpenUploads>();

const keyOf = ({ userId, challengeId }: DraftOwner) => `${userId}:${challengeId}`;

/** The files somebody has chosen for a challenge; this browser keeps them until they are handed in or removed. */
export function uploadsFor(owner: DraftOwner): UploadList {
	return openFor(owner).uploads;
}

/** Waits for the files that were chosen before the page was loaded. */
export async function uploadsAreReady(owner: DraftOwner): Promise<void> {
	await openFor(owner).ready;
}

export function useChosenFiles(owner: DraftOwner): readonly ChosenFile[] {
	return useStore(uploadsFor(owner));
}

function openFor(owner: DraftOwner): OpenUploads {
	const key = keyOf(owner);
	const open = lists.get(key) ?? openUploads(owner);
	lists.set(key, open);
	return open;
}

/** Where the browser keeps nothing, the files live as long as the page. */
function openUploads(owner: DraftOwner): OpenUploads {
	let kept: Promise<unknown> = Promise.resolve();
	const uploads = createUploadList(storeFilesFor(owner.userId), {
		onChanged() {
			kept = kept.then(() => keepChosenFiles(owner, keepable(uploads))).catch(() => undefined);
		},
		onLeftOut: (path) => void leaveOut(path),
	});
	const ready = readChosenFiles(owner).then(
		(files) => uploads.restore(files),
		() => undefined,
	);
	// What is chosen meanwhile is kept after it, together with the files of before.
	kept = ready;
	return { uploads, ready };
}

function keepable(uploads: UploadList): KeptFile[] {
	return uploads.get().map(({ id, file, path }) => ({ id, file, path }));
}

/** One that stays on the server belongs to this person only and blocks nothing. */
async function leaveOut(path: string): Promise<void> {
	await removeStoredFile(path).catch(() => undefined);
}
