/**
 * The accounts deleted from this browser, and when what it keeps of them is erased. Until then their owners may come
 * back and find what had not been sent.
 */

const KEY = "inspire-stem-leavers";

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** When it is erased, ISO 8601 by this computer's clock, by person. */
type DeletedAccounts = Record<string, string>;

/** Grace period in milliseconds, as on the server. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

/** Counted by this computer's clock, which is read again later: a school's computer may be years off. */
export function noteDeletedAccount(userId: string, storage: Storage = localStorage): void {
	write({ ...read(storage), [userId]: new Date(Date.now() + GRACE_MS).toISOString() }, storage);
}

/** An account that was signed in to again stays. */
export function cancelPurge(userId: string, storage: Storage = localStorage): void {
	const { [userId]: returned, ...others } = read(storage);
	if (returned !== undefined) write(others, storage);
}

/** Erases what this browser keeps of each account whose grace period is over. What fails is tried again at the next call. */
export async function purgeDeletedAccounts(erase: (userId: string) => Promise<void>, storage: Storage = localStorage) {
	for (const [userId, erasedFrom] of Object.entries(read(storage))) {
		if (Date.parse(erasedFrom) > Date.now()) continue;
		await erase(userId);
		cancelPurge(userId, storage);
	}
}

function read(storage: Storage): DeletedAccounts {
	try {
		const value: unknown = JSON.parse(storage.getItem(KEY) ?? "{}");
		return typeof value === "object" && value !== null ? (value as DeletedAccounts) : {};
	} catch {
		return {};
	}
}

function write(accounts: DeletedAccounts, storage: Storage): void {
	try {
		if (Object.keys(accounts).length > 0) storage.setItem(KEY, JSON.stringify(accounts));
		else storage.removeItem(KEY);
	} catch {
		// Where storage is refused, nothing is stored.
	}
}
