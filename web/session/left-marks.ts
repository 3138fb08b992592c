/**
 * Tells a session that somebody ended by choice from one that ran out, in every tab: a page whose person left is taken
 * away, a page whose session ran out is kept and asks to sign in again.
 */
const LEFT_KEY = "inspire-stem-left";

/** Notes that this person leaves; must stand before the session goes, as the other tabs read it when it has gone. */
export function markLeft(person: string): void {
	try {
		localStorage.setItem(LEFT_KEY, person);
	} catch {
		// Without storage each tab has a session of its own.
	}
}

export function forgetLeft(): void {
	try {
		localStorage.removeItem(LEFT_KEY);
	} catch {
		// Nothing was noted.
	}
}

export function hasLeft(person: string): boolean {
	try {
		return localStorage.getItem(LEFT_KEY) === person;
	} catch {
		return false;
	}
}
