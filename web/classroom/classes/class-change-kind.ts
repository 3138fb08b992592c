import { z } from "zod/mini";
import { type ClassChange, classChange } from "#domain/classroom/class-roster.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import type { ActionKind, ActionResult } from "#web/platform/outbox/action.ts";
import { isHere } from "#web/platform/session/session.ts";
import { showFailure, showSuccess } from "#web/platform/ui/toast.ts";
import { changeFailureText, type LeftOut, leftOutTexts } from "./change-failure-text.ts";
import { changeText } from "./change-text.ts";
import { addToRoster, changeClass, storedClasses } from "./classes.data.ts";
import { addSent } from "./sent-changes.ts";

type Answer = LeftOut & { code?: string | null };

const LEFT_OUT = ["same_name", "bad_name"];

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
		const isAdded = (id: string) => entries.some((one) => one.id === id && !LEFT_OUT.includes(one.state));
		addSent({ userId, change: { ...payload, entries: payload.entries.filter(({ id }) => isAdded(id)) } });
		const namesOf = (reason: "same_name" | "bad_name") => {
			const ids = new Set(entries.filter(({ state }) => state === reason).map(({ id }) => id));
			return payload.entries.filter(({ id }) => ids.has(id)).map(({ name }) => name);
		};
		return { sameName: namesOf("same_name"), badName: namesOf("bad_name") };
	},
	settle(result, shown) {
		const { payload, tries, person } = result.action;
		if (!isHere(person)) return;
		if (payload.change === "create" && payload.gradeLevel !== null) sayCreated(result, tries);
		if (shown) return;
		if (result.state === "refused") sayRefused(payload, person, result.failure.code);
		if (result.state === "done") for (const text of leftOutTexts(result.answer)) showFailure(text);
	},
	files: ({ payload }) => ({
		"students.txt":
			payload.change === "add"
				? payload.entries.map(({ name }) => name).join("\n")
				: JSON.stringify(payload, null, "\t"),
	}),
};

/** What was refused after its form was closed. */
function sayRefused(change: ClassChange, userId: string, code: string): void {
	const reason = changeFailureText(change, code);
	const text = m.classes_change_not_done({ change: changeText(change, storedClasses.read(userId)) });
	showFailure(change.change === "create" ? m.classes_create_failed({ message: reason }) : `${text} ${reason}`);
}

/** The dashboard's class is announced with its code, or at its first try without a network without one. */
function sayCreated(result: ActionResult<ClassChange, Answer>, tries: number): void {
	if (result.state === "waiting" && tries <= 1) showSuccess(m.classes_created());
	if (result.state === "done" && result.answer.code) {
		showSuccess(m.classes_created_code({ code: result.answer.code }));
	}
}
