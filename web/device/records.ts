/** Records too large for local storage, such as files, kept in this browser's IndexedDB. It is there on plain http, too. */

const DATABASE = "inspire-stem";
const STORE = "records";
const VERSION = 1;

/** Begins with the person it belongs to. */
type RecordKey = readonly [person: string, kind: string, name: string];

let opened: Promise<IDBDatabase> | undefined;

/** The record, as whatever was kept; the reader checks it. Rejects, as all of these, where the browser keeps nothing. */
export async function readRecord(key: RecordKey): Promise<unknown> {
	return run("readonly", (store) => store.get([...key]));
}

/** All of a person's records of one kind, in the order of their names. */
export async function readRecords([person, kind]: readonly [string, string]): Promise<unknown[]> {
	return run("readonly", (store) => store.getAll(rangeOf(person, kind)));
}

export async function writeRecord(key: RecordKey, value: unknown): Promise<void> {
	await run("readwrite", (store) => store.put(value, [...key]));
}

/** Writes in place of a record that is there; false, and nothing is written, where it has gone. */
export async function replaceRecord(key: RecordKey, value: unknown): Promise<boolean> {
	const database = await open();
	return new Promise((resolve, reject) => {
		let found = false;
		const transaction = database.transaction(STORE, "readwrite");
		const store = transaction.objectStore(STORE);
		const asked = store.getKey([...key]);
		asked.onsuccess = () => {
			found = asked.result !== undefined;
			if (found) store.put(value, [...key]);
		};
		transaction.oncomplete = () => resolve(found);
		transaction.onabort = () => reject(transaction.error);
	});
}

/** All of a person's records, each by its kind and name. */
export async function readEveryRecord(person: string): Promise<Record<string, unknown>> {
	const [keys, values] = await Promise.all([
		run("readonly", (store) => store.getAllKeys(rangeOf(person))),
		run("readonly", (store) => store.getAll(rangeOf(person))),
	]);
	const names = keys.map((key) => (Array.isArray(key) ? key.slice(1).join(":") : String(key)));
	return Object.fromEntries(names.map((name, place) => [name, values[place]]));
}

export async function forgetEveryRecord(person: string): Promise<void> {
	await run("readwrite", (store) => store.delete(rangeOf(person)));
}

const rangeOf = (...start: string[]) => IDBKeyRange.bound(start, [...start, []]);

export async function forgetRecord(key: RecordKey): Promise<void> {
	await run("readwrite", (store) => store.delete([...key]));
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	const database = await open();
	return new Promise((resolve, reject) => {
		const transaction = database.transaction(STORE, mode);
		const request = ask(transaction.objectStore(STORE));
		transaction.oncomplete = () => resolve(request.result);
		transaction.onabort = () => reject(transaction.error);
	});
}

function open(): Promise<IDBDatabase> {
	opened ??= new Promise<IDBDatabase>((resolve, reject) => {
		const request = indexedDB.open(DATABASE, VERSION);
		request.onupgradeneeded = () => request.result.createObjectStore(STORE);
		request.onsuccess = () => {
			const database = request.result;
			// A newer page of another tab wants to change the form: this one lets go, and asks anew.
			database.onversionchange = () => {
				database.close();
				opened = undefined;
			};
			resolve(database);
		};
		request.onerror = () => reject(request.error);
	}).catch((error: unknown) => {
		opened = undefined;
		throw error;
	});
	return opened;
}
