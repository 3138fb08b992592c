import { useSyncExternalStore } from "react";
import { type ChosenFile, createFileShelf, type FileShelf, type KeptFile } from "./file-shelf.ts";
import { removeStoredFile, storeFilesFor } from "./hand-in.data.ts";
import { keepChosenFiles, readChosenFiles } from "./kept-hand-ins.ts";
import type { DraftOwner } from "./submission-draft.ts";

type OpenShelf = { shelf: FileShelf; ready: Promise<void> };

const shelves = new Map<string, OpenShelf>();

const keyOf = ({ userId, challengeId }: DraftOwner) => `${userId}:${challengeId}`;

/** The files somebody has chosen for a challenge; this browser keeps them until they are handed in or removed. */
export function shelfFor(owner: DraftOwner): FileShelf {
	return openFor(owner).shelf;
}

/** Waits for the files that were chosen before the page was loaded. */
export async function shelfIsReady(owner: DraftOwner): Promise<void> {
	await openFor(owner).ready;
}

export function useChosenFiles(owner: DraftOwner): readonly ChosenFile[] {
	const shelf = shelfFor(owner);
	return useSyncExternalStore(shelf.watch, shelf.read);
}

function openFor(owner: DraftOwner): OpenShelf {
	const key = keyOf(owner);
	const open = shelves.get(key) ?? openShelf(owner);
	shelves.set(key, open);
	return open;
}

/** Where the browser keeps nothing, the files live as long as the page. */
function openShelf(owner: DraftOwner): OpenShelf {
	let kept: Promise<unknown> = Promise.resolve();
	const shelf = createFileShelf(storeFilesFor(owner.userId), {
		onChanged() {
			kept = kept.then(() => keepChosenFiles(owner, keepable(shelf))).catch(() => undefined);
		},
		onLeftOut: (path) => void leaveOut(path),
	});
	const ready = readChosenFiles(owner).then(
		(files) => shelf.restore(files),
		() => undefined,
	);
	// What is chosen meanwhile is kept after it, together with the files of before.
	kept = ready;
	return { shelf, ready };
}

function keepable(shelf: FileShelf): KeptFile[] {
	return shelf.read().map(({ id, file, path }) => ({ id, file, path }));
}

/** One that stays on the server is nobody else's, and in nobody's way. */
async function leaveOut(path: string): Promise<void> {
	await removeStoredFile(path).catch(() => undefined);
}
