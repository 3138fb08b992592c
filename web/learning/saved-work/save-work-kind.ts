import { z } from "zod/mini";
import { listEveryProject } from "#content/catalogue.ts";
import { getLocale } from "#messages/generated/runtime.js";
import { newId } from "#web/device/new-id.ts";
import type { Action, ActionKind } from "#web/outbox/action.ts";
import { openWorks, type SaveWork, serverOf } from "./save-work.ts";
import type { WorkPlace } from "./saved-work.data.ts";
import { sendWork } from "./send-work.ts";
import type { WorkStore } from "./work-store.ts";
import { sayDiverged, sayDivergedElsewhere } from "./work-toasts.ts";

/** `storeOf` opens the place where this browser keeps a work. */
export function saveWorkKind(storeOf: (place: WorkPlace) => WorkStore): ActionKind<SaveWork, void> {
	const placeOf = ({ person, payload }: Action<SaveWork>): WorkPlace => ({ person, ...payload });
	return {
		payload: z.object({ projectId: z.string(), kind: z.enum(["sketch", "blocks", "circuit"]) }),
		async send(action) {
			const place = placeOf(action);
			const onDiverged = () => {
				if (openWorks.has(action.subject)) sayDiverged("other_device");
				else sayDivergedElsewhere(titleOf(place.projectId), place.projectId);
			};
			await sendWork(storeOf(place), serverOf(place), { newId, onDiverged });
		},
		/** The work stays in this browser; it is sent again once it is changed. */
		drop(action) {
			const store = storeOf(placeOf(action));
			const kept = store.read();
			if (kept) store.write({ ...kept, action: null, sent: null, aside: [] });
		},
		files(action) {
			const { projectId, kind } = action.payload;
			const body = storeOf(placeOf(action)).read()?.body ?? "";
			return { [kind === "sketch" ? `${projectId}.ino` : `${projectId}-${kind}.json`]: body };
		},
	};
}

function titleOf(projectId: string): string {
	return listEveryProject(getLocale()).find(({ id }) => id === projectId)?.title ?? projectId;
}
