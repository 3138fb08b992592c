import { backend } from "#web/platform/backend/backend.ts";
import type { NewAction } from "#web/platform/outbox/action.ts";
import { newestWork, saveWork, type WorkKey } from "./saved-work.data.ts";
import type { WorkServer } from "./send-work.ts";

/** The kind of the works that the server has not got, by their own kind and project. */
export const SAVE_WORK = "save_work";

/** The work itself stays where this browser keeps it: its state at the time of sending is sent. */
export type SaveWork = Pick<WorkKey, "projectId" | "kind">;

/** The works that a page of this tab shows: it says itself what became of them. */
export const openWorks = new Set<string>();

/** Those that send what such a page shows. */
export const openSavers = new Set<() => Promise<void>>();

/** Sends what this page shows and has not sent yet, as far as the server can be reached. */
export async function saveOpenWork(): Promise<void> {
	await Promise.allSettled([...openSavers].map((save) => save()));
}

export function saveWorkAction({ userId, projectId, kind }: WorkKey): NewAction<SaveWork> {
	return { person: userId, kind: SAVE_WORK, subject: `${kind}:${projectId}`, payload: { projectId, kind } };
}

export function serverOf(key: WorkKey): WorkServer {
	return {
		newest: async () => newestWork(await backend(), key),
		save: async (work) => saveWork(await backend(), key, work),
	};
}
