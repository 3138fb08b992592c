import type { ClassChange } from "#domain/classroom/class-roster.ts";
import { isConnected } from "#web/platform/backend/connection.ts";
import type { ActionResult } from "#web/platform/outbox/action.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { newId } from "#web/platform/storage/new-id.ts";
import { changeFailureText, type LeftOut, leftOutTexts } from "./change-failure-text.ts";
import { classChangeAction, replacingFormer } from "./class-change.ts";
import { askedChanges } from "./sent-changes.ts";

/** A server that takes longer answers later: the change waits meanwhile. */
const ANSWER_MS = 4000;

/**
 * Puts a change into the outbox and, where there is a network, waits for the server's answer.
 * @returns why the change, or a part of it, was not taken; it is nowhere any more. Null where it was, or waits.
 */
export async function sendChange(userId: string, change: ClassChange): Promise<string | null> {
	const id = newId();
	const action = { ...classChangeAction(userId, change), id };
	if (!isConnected()) {
		await outbox.enqueue(action, replacingFormer(change));
		return null;
	}
	askedChanges.set([...askedChanges.get(), id]);
	try {
		await outbox.enqueue(action, replacingFormer(change));
		const result = await answerTo(id);
		if (result?.state === "done") return leftOutTexts(result.answer as LeftOut).join(" ") || null;
		if (result?.state !== "refused") return null;
		await outbox.drop(id);
		return changeFailureText(change, result.failure.code);
	} finally {
		askedChanges.set(askedChanges.get().filter((one) => one !== id));
	}
}

/** Null where none comes in time. */
function answerTo(id: string): Promise<ActionResult | null> {
	return new Promise((resolve) => {
		const timer = setTimeout(() => end(null), ANSWER_MS);
		const stop = outbox.onResult((result) => {
			if (result.action.id !== id) return false;
			end(result);
			return true;
		});
		function end(result: ActionResult | null) {
			clearTimeout(timer);
			stop();
			resolve(result);
		}
		void outbox.sendNow(id).then(end);
	});
}
