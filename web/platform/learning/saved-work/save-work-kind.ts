import { z } from "zod/mini";
import { listEveryProject } from "#content/catalogue.ts";
import { getLocale } from "#messages/generated/runtime.js";
import type { Action, ActionKind } from "#web/platform/outbox/action.ts";
import { type SaveWork, workServer } from "./save-work.ts";
import type { WorkKey } from "./saved-work.data.ts";
import type { WorkStore } from "./work-store.ts";
import { sayConflict, sayConflictElsewhere } from "./work-toasts.ts";

/** `storeOf` opens what this browser keeps of a work. */
export function saveWorkKind(
	storeOf: (key: WorkKey) => WorkStore,
	server = workServer,
): ActionKind<SaveWork, { conflict: boolean }> {
	const keyOf = ({ person: userId, payload: { projectId, kind } }: Action<SaveWork>): WorkKey => ({
		userId,
		projectId,
		kind,
	});
	const bodyOf = (action: Action<SaveWork>) => action.payload.body ?? storeOf(keyOf(action)).read()?.body;
	return {
		payload: z.object({
			projectId: z.string(),
			kind: z.enum(["sketch", "blocks", "circuit"]),
			body: z.optional(z.string()),
			base: z._default(z.number(), 0),
			pressed: z._default(z.boolean(), false),
			tried: z._default(z.boolean(), false),
		}),
		async send(action, { savePayload }) {
			const store = storeOf(keyOf(action));
			const body = bodyOf(action);
			if (body === undefined) return { conflict: false };
			await savePayload({ ...action.payload, body, tried: true });
			// What was sent before this one has moved the base of the work.
			const base = Math.max(action.payload.base, store.read()?.base ?? 0);
			const { pressed } = action.payload;
			const { revision, conflict } = await server.save(keyOf(action), { body, base, pressed, action: action.id });
			const now = store.read();
			if (now) store.write({ ...now, base: Math.max(now.base, revision), unsent: now.unsent && now.body !== body });
			return { conflict };
		},
		settle(result, shown) {
			if (result.state !== "done" || !result.answer.conflict) return;
			const { projectId } = result.action.payload;
			if (shown) sayConflict("other_device");
			else sayConflictElsewhere(titleOf(projectId), projectId);
		},
		/** The work stays in this browser; it is sent again once it is changed. */
		drop(action) {
			const store = storeOf(keyOf(action));
			const kept = store.read();
			if (kept && kept.body === bodyOf(action)) store.write({ ...kept, unsent: false });
		},
		files(action) {
			const { projectId, kind } = action.payload;
			return { [kind === "sketch" ? `${projectId}.ino` : `${projectId}-${kind}.json`]: bodyOf(action) ?? "" };
		},
	};
}

function titleOf(projectId: string): string {
	return listEveryProject(getLocale()).find(({ id }) => id === projectId)?.title ?? projectId;
}
