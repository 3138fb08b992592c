import { z } from "zod/mini";
import { type ClassChange, classChange } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { NAME_REFUSED } from "#web/platform/backend/backend-error.ts";
import type { ActionKind, ActionResult } from "#web/platform/outbox/action.ts";
import { isHere } from "#web/platform/session/session.ts";
import { showFailure, showSuccess } from "#web/platform/ui/toast.ts";
import { addToRoster, changeClass } from "./classes.data.ts";
import { createFailureText } from "./create-failure-text.ts";
import { addSent } from "./sent-changes.ts";

/** The names that were not added, by the reason. */
type Answer = { sameName: string[]; badName: string[]; code?: string | null };

/** Sends a change of a class. All of one class arrive in the order they were made; sent twice, each is applied once. */
export const classChangeKind: ActionKind<ClassChange, Answer> = {
	payload: {
		safeParse(value) {
			const read = z.safeParse(classChange, value);
			return read.success ? { success: true, data: read.data } : { success: false };
		},
	},
	async send({ person: userId, payload }) {
		if (payload.change !== "add") {
			const code = await changeClass(await backend(), userId, payload);
			addSent({ userId, change: payload });
			return { sameName: [], badName: [], code };
		}
		const { entries } = await addToRoster(userId, payload);
		addSent({ userId, change: payload });
		const namesOf = (reason: "same_name" | "bad_name") => {
			const ids = new Set(entries.filter(({ state }) => state === reason).map(({ id }) => id));
			return payload.entries.filter(({ id }) => ids.has(id)).map(({ name }) => name);
		};
		return { sameName: namesOf("same_name"), badName: namesOf("bad_name") };
	},
	settle(result) {
		if (!isHere(result.action.person)) return;
		const { payload, tries } = result.action;
		if (payload.change === "create") sayCreated(result, payload.gradeLevel !== null, tries);
		if (payload.change === "rename-student" && result.state === "refused" && result.failure.code === NAME_REFUSED) {
			showFailure(m.classes_bad_rename({ name: payload.name }));
		}
		if (result.state !== "done") return;
		for (const name of result.answer.sameName) showFailure(m.classes_same_name({ name }));
		for (const name of result.answer.badName) showFailure(m.classes_bad_name({ name }));
	},
	files: ({ payload }) => ({
		"students.txt":
			payload.change === "add"
				? payload.entries.map(({ name }) => name).join("\n")
				: JSON.stringify(payload, null, "\t"),
	}),
};

/** The dashboard's class is announced with its code, or at its first try without a network without one. */
function sayCreated(result: ActionResult<ClassChange, Answer>, complete: boolean, tries: number): void {
	if (result.state === "refused") {
		const message = createFailureText(result.failure.code);
		showFailure(m.classes_create_failed({ message }));
	}
	if (!complete) return;
	if (result.state === "waiting" && tries <= 1) showSuccess(m.classes_created());
	if (result.state === "done" && result.answer.code) {
		showSuccess(m.classes_created_code({ code: result.answer.code }));
	}
}
