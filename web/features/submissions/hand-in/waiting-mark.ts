/** Whether this browser has work of a person to send: known without opening where the work is kept. */

const keyOf = (userId: string) => `waiting-work:${userId}`;

export function hasWaitingWork(userId: string): boolean {
	try {
		return localStorage.getItem(keyOf(userId)) !== null;
	} catch {
		return false;
	}
}

export function markWaitingWork(userId: string, waits: boolean): void {
	try {
		if (waits) localStorage.setItem(keyOf(userId), "true");
		else localStorage.removeItem(keyOf(userId));
	} catch {
		// Then it is sent from the project's page.
	}
}
