import { forgetText, readText, writeText } from "#web/device/kept-text.ts";

/** Whether this browser has work of a person to send: known without opening where the work is kept. */

const keyOf = (userId: string) => `waiting-work:${userId}`;

export function hasWaitingWork(userId: string): boolean {
	return readText(keyOf(userId)) !== null;
}

/** Without a mark it is sent from the project's page. */
export function markWaitingWork(userId: string, waits: boolean): void {
	if (waits) writeText(keyOf(userId), "true");
	else forgetText(keyOf(userId));
}
