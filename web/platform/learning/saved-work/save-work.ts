import { backend } from "#web/platform/backend/backend.ts";
import type { Action, NewAction } from "#web/platform/outbox/action.ts";
import type { Outbox } from "#web/platform/outbox/create-outbox.ts";
import { newestWork, saveWork, type WorkKey, type WorkToSave, type WorkVersion } from "./saved-work.data.ts";

/** The kind of the saves that the server has not got, by the work's own kind and project. */
export const SAVE_WORK = "save_work";

/** At most this many saves that Save was pressed for wait beside each other: of more the oldest goes. */
const WAITING_MAXIMUM = 10;

/** One save. An earlier version named the work alone, which is then sent as the store has it. */
export type SaveWork = Pick<WorkKey, "projectId" | "kind"> &
	Pick<WorkToSave, "base" | "pressed"> & {
		body?: string | undefined;
		/** It was sent before: the server may have it. */
		tried: boolean;
	};

export type WorkSave = Pick<WorkToSave, "body" | "base" | "pressed">;

export interface WorkServer {
	newest(key: WorkKey): Promise<Omit<WorkVersion, "savedAt"> | null>;
	save(key: WorkKey, work: WorkToSave): Promise<{ revision: number; conflict: boolean }>;
}

export const workServer: WorkServer = {
	newest: async (key) => newestWork(await backend(), key),
	save: async (key, work) => saveWork(await backend(), key, work),
};

export function saveWorkAction(
	{ userId, projectId, kind }: WorkKey,
	{ body, base, pressed }: WorkSave,
): NewAction<SaveWork> {
	return {
		person: userId,
		kind: SAVE_WORK,
		subject: subjectOf({ projectId, kind }),
		payload: { projectId, kind, body, base, pressed, tried: false },
	};
}

export function subjectOf({ projectId, kind }: Pick<WorkKey, "projectId" | "kind">): string {
	return `${kind}:${projectId}`;
}

/**
 * Puts a save into the outbox, after those of the same work. What Save was pressed on stays before it, as does what another
 * tab made and what the server may have; what this work was made from (`from`) makes room for it.
 */
export function enqueueSave(
	outbox: Pick<Outbox, "enqueue">,
	key: WorkKey,
	save: WorkSave,
	from: string | null,
): Promise<Action> {
	return outbox.enqueue(saveWorkAction(key, save), (others) => {
		const waiting = others as Action<SaveWork>[];
		const last = waiting.at(-1);
		if (last && last.state === "pending" && last.payload.body === save.body && last.payload.pressed === save.pressed)
			return { same: last };
		const kept = waiting.filter(({ state, payload: { body, pressed, tried } }) => {
			const isFormer = body === undefined || body === from || body === save.body;
			return state === "pending" && (tried || pressed || !isFormer);
		});
		const tooMany = kept.length - WAITING_MAXIMUM;
		return { removed: waiting.filter((one) => !kept.includes(one) || kept.indexOf(one) < tooMany) };
	});
}
