import { createStore, useStore } from "#web/platform/storage/create-store.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";

/** The person signed in by a link for a forgotten password; survives a reload of this tab. */
const RECOVERY_KEY = "inspire-stem-recovery";

/** Who is to choose one, as this tab keeps it. */
const recovering = createStore<unknown>(readDraft(RECOVERY_KEY));

/** True while this person, in this tab, is to choose a new password. */
export function useRecovering(personId: string): boolean {
	return useStore(recovering) === personId;
}

export function beginRecovery(personId: string): void {
	writeDraft(RECOVERY_KEY, personId);
	recovering.set(personId);
}

export function endRecovery(): void {
	forgetDraft(RECOVERY_KEY);
	recovering.set(null);
}
