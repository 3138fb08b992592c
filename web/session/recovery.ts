import { useSyncExternalStore } from "react";
import { forgetDraft, readDraft, writeDraft } from "#web/device/draft.ts";

/** Whoever came in by a link for a forgotten password; survives a reload of this tab. */
const RECOVERY_KEY = "inspire-stem-recovery";

const listeners = new Set<() => void>();

/** True while this person, in this tab, is to choose a new password. */
export function useRecovering(personId: string): boolean {
	return useSyncExternalStore(watch, () => readDraft(RECOVERY_KEY) === personId);
}

export function beginRecovery(personId: string): void {
	writeDraft(RECOVERY_KEY, personId);
	tell();
}

export function endRecovery(): void {
	forgetDraft(RECOVERY_KEY);
	tell();
}

function watch(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function tell(): void {
	for (const listener of listeners) listener();
}
