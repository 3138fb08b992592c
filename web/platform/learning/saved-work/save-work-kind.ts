import { z } from "zod/mini";
import { listEveryProject } from "#content/catalogue.ts";
import { getLocale } from "#messages/generated/runtime.js";
import type { Action, ActionKind } from "#web/platform/outbox/action.ts";
import { newId } from "#web/platform/storage/new-id.ts";
import { openWorks, type SaveWork, serverOf } from "./save-work.ts";
import type { WorkKey } from "./saved-work.data.ts";
import { sendWork } from "./send-work.ts";
import type { WorkStore } from "./work-store.ts";
import { sayConflict, sayConflictElsewhere } from "./work-toasts.ts";

/** `storeOf` opens what this browser keeps of a work. */
export function saveWorkKind(storeOf: (key: WorkKey) => WorkStore): ActionKind<SaveWork, void> {
	const keyOf = ({ person: userId, payload }: Action<SaveWork>): WorkKey => ({ userId, ...payload });
	return {
		payload: z.object({ projectId: z.string(), kind: z.enum(["sketch", "blocks", "circuit"]) }),
		async send(action) {
			const key = keyOf(action);
			const onConflict = () => {
				if (openWorks.has(action.subject)) sayConflict("other_device");
				else sayConflictElsewhere(titleOf(key.projectId), key.projectId);
			};
			await sendWork(storeOf(key), serverOf(key), { newId, onConflict });
		},
		/** The work stays in this browser; it is sent again once it is changed. */
		drop(action) {
			const store = storeOf(keyOf(action));
			const kept = store.read();
			if (kept) store.write({ ...kept, action: null, sent: null, aside: [] });
		},
		files(action) {
			const { projectId, kind } = action.payload;
			const body = storeOf(keyOf(action)).read()?.body ?? "";
			return { [kind === "sketch" ? `${projectId}.ino` : `${projectId}-${kind}.json`]: body };
		},
	};
}

function titleOf(projectId: string): string {
	return listEveryProject(getLocale()).find(({ id }) => id === projectId)?.title ?? projectId;
}
