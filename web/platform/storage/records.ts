import { type IDBPDatabase, openDB } from "idb";

/** Records too large for local storage, such as files, kept in this browser's IndexedDB. It is there on plain http, too. */

const DATABASE = "inspire-stem";
const STORE = "records";
const VERSION = 1;

/** Begins with the person it belongs to. */
export type RecordKey = readonly [person: string, kind: string, name: string];

let opened: Promise<IDBPDatabase> | undefined;

/** The record, as whatever was kept; the reader checks it. Rejects, as all of these, where the browser keeps nothing. */
export async function readRecord(key: RecordKey): Promise<unknown> {
	return (await open()).get(STORE, [...key]);
}

/** All of a person's records of one kind, in the order of their names. */
export async function readRecords([userId, kind]: readonly [string, string]): Promise<unknown[]> {
	return (await open()).getAll(STORE, rangeOf(userId, kind));
}

/** The names of a person's records of one kind, without reading the records. */
export async function recordNames([userId, kind]: readonly [string, string]): Promise<string[]> {
	const keys = await (await open()).getAllKeys(STORE, rangeOf(userId, kind));
	return keys.map((key) => String(Array.isArray(key) ? key[2] : key));
}

export async function writeRecord(key: RecordKey, value: unknown): Promise<void> {
	await (await open()).put(STORE, value, [...key]);
}

/**
 * Reads a record and writes what `change` makes of it in one transaction, which no other tab comes between. `undefined`
 * deletes it; the same value leaves it. Returns the value kept then.
 */
export async function changeRecord(key: RecordKey, change: (kept: unknown) => unknown): Promise<unknown> {
	const transaction = (await open()).transaction(STORE, "readwrite");
	const kept: unknown = await transaction.store.get([...key]);
	const next = change(kept);
	if (next === undefined && kept !== undefined) await transaction.store.delete([...key]);
	else if (next !== kept) await transaction.store.put(next, [...key]);
	await transaction.done;
	return next;
}

/** All of a person's records, each by its kind and name. */
export async function readEveryRecord(userId: string): Promise<Record<string, unknown>> {
	const { store } = (await open()).transaction(STORE);
	const [keys, values] = await Promise.all([store.getAllKeys(rangeOf(userId)), store.getAll(rangeOf(userId))]);
	const names = keys.map((key) => (Array.isArray(key) ? key.slice(1).join(":") : String(key)));
	return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

export async function deleteEveryRecord(userId: string): Promise<void> {
	await (await open()).delete(STORE, rangeOf(userId));
}

/** Commits at once: it may be asked for by a page that is being left. */
export async function deleteRecord(key: RecordKey): Promise<void> {
	const transaction = (await open()).transaction(STORE, "readwrite");
	const deleted = transaction.store.delete([...key]);
	transaction.commit();
	await Promise.all([deleted, transaction.done]);
}

const rangeOf = (...start: string[]) => IDBKeyRange.bound(start, [...start, []]);

function open(): Promise<IDBPDatabase> {
	opened ??= openDB(DATABASE, VERSION, {
		upgrade: (database) => void database.createObjectStore(STORE),
		// A newer page in another tab upgrades the database: this one closes it, and opens it again when needed.
		blocking(_current, _blocked, event) {
			(event.target as IDBDatabase).close();
			opened = undefined;
		},
		terminated() {
			opened = undefined;
		},
	}).catch((error: unknown) => {
		opened = undefined;
		throw error;
	});
	return opened;
}
