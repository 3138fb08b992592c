import { useSyncExternalStore } from "react";
import { type ChosenFile, createFileShelf, type FileShelf } from "./file-shelf.ts";
import { storeFilesFor } from "./hand-in.data.ts";
import type { DraftOwner } from "./submission-draft.ts";

const shelves = new Map<string, FileShelf>();

const keyOf = ({ userId, challengeId }: DraftOwner) => `${userId}:${challengeId}`;

/** The files somebody has chosen for a challenge; they stay until they are handed in, removed, or the page is left. */
export function shelfFor(owner: DraftOwner): FileShelf {
	const key = keyOf(owner);
	const shelf = shelves.get(key) ?? createFileShelf(storeFilesFor(owner.userId));
	shelves.set(key, shelf);
	return shelf;
}

export function clearShelf(owner: DraftOwner): void {
	shelfFor(owner).clear();
}

export function useChosenFiles(owner: DraftOwner): readonly ChosenFile[] {
	const shelf = shelfFor(owner);
	return useSyncExternalStore(shelf.watch, shelf.read);
}
