import { checkBlocksOnServer } from "#web/features/primary-kit/check.data.ts";
import { sendWaiting } from "#web/features/primary-kit/send-waiting.ts";
import { isHere } from "#web/session/session.ts";
import { saySent } from "./primary-toasts.ts";

/** Sends the completions that wait in this browser and says what became of them; false when nothing has changed. */
export async function sendAndSay(person: string): Promise<boolean> {
	const sent = await sendWaiting(person, checkBlocksOnServer);
	const settled = sent.filter(({ outcome }) => outcome !== "waiting");
	if (isHere(person)) saySent(settled);
	return settled.length > 0;
}
