/**
 * Who deleted their account from this browser, and from when on nothing of theirs stays in it. Until then they may come
 * back and find what had not been sent.
 */

const KEY = "inspire-stem-leavers";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** From when on, as ISO 8601 by this computer's clock, by person. */
type Leavers = Record<string, string>;

/** How long they may come back, in milliseconds; the server says so too. */
const STAYS_MS = 7 * 24 * 60 * 60 * 1000;

/** From now on, by the clock that is asked later: a school's computer may be years off. */
export function noteLeaver(person: string, storage: Storage = localStorage): void {
	write({ ...read(storage), [person]: new Date(Date.now() + STAYS_MS).toISOString() }, storage);
}

/** Whoever has signed in again stays. */
export function cancelPurge(person: string, storage: Storage = localStorage): void {
	const { [person]: returned, ...others } = read(storage);
	if (returned !== undefined) write(others, storage);
}

/** Takes away what this browser keeps of everybody whose time to come back is over. Without it, next time. */
export async function purgeDeletedAccounts(erase: (person: string) => Promise<void>, storage: Storage = localStorage) {
	for (const [person, erasedFrom] of Object.entries(read(storage))) {
		if (Date.parse(erasedFrom) > Date.now()) continue;
		await erase(person);
		cancelPurge(person, storage);
	}
}

function read(storage: Storage): Leavers {
	try {
		const value: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
		return typeof value === "object" && value !== null ? (value as Leavers) : {};
	} catch {
		return {};
	}
}

function write(leavers: Leavers, storage: Storage): void {
	try {
		if (Object.keys(leavers).length > 0) storage.setItem(KEY, JSON.stringify(leavers));
		else storage.removeItem(KEY);
	} catch {
		// A browser that keeps nothing has nothing to take away.
	}
}
