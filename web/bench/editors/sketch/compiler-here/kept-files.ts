import type { CompilerFile } from "#domain/bench/compiler-files.ts";
import { deleteRecord, readRecord, recordNames, writeRecord } from "#web/platform/storage/records.ts";

/** Where the browser keeps the compiler: Cache Storage, or IndexedDB where the page is not secure (plain http) and has none. */

const CACHE = "inspire-stem-compiler";
/** No person's, so that it stays when a person's work is taken away. */
const RECORDS = ["", "compiler"] as const;

/** True where this browser has all of the files. */
export async function areKept(files: readonly CompilerFile[]): Promise<boolean> {
	const kept = await keptPaths();
	return files.every(({ path }) => kept.includes(path));
}

/** Removes what is kept of other versions. */
export async function removeOthers(files: readonly CompilerFile[]): Promise<void> {
	const others = (await keptPaths()).filter((kept) => !files.some(({ path }) => path === kept));
	await Promise.all(others.map((path) => removeKept(path).catch(() => undefined)));
}

/** A file that is not kept here could not be fetched. */
export class FileNotHad extends Error {}

/**
 * A file as it is kept here; else it is fetched, and kept. `onBytes` is called with what has come of it. A browser that keeps
 * nothing has it all the same. @throws FileNotHad
 */
export async function openFile(file: CompilerFile, onBytes: (bytes: number) => void): Promise<Response> {
	const kept = await readKept(file).catch(() => undefined);
	if (kept) {
		onBytes(file.whole);
		return kept;
	}
	const bytes = await fetchAndKeep(file, onBytes).catch((cause: unknown) => {
		throw new FileNotHad(file.path, { cause });
	});
	// As it is kept: with it the browser keeps what it translates it to.
	return (await readKept(file).catch(() => undefined)) ?? responseOf(file, bytes);
}

async function fetchAndKeep(file: CompilerFile, onBytes: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
	const response = await fetch(file.path);
	if (!response.ok) throw new Error(`answered ${response.status}`);
	const cache = "caches" in globalThis ? await caches.open(CACHE).catch(() => undefined) : undefined;
	const cached = cache?.put(file.path, response.clone()).catch(() => undefined);
	const bytes = await readAll(response, file, onBytes);
	await cached;
	if (!cache) await writeRecord([...RECORDS, file.path], bytes).catch(() => undefined);
	return bytes;
}

/** None in a browser that keeps nothing. */
async function keptPaths(): Promise<string[]> {
	try {
		if (!("caches" in globalThis)) return await recordNames(RECORDS);
		const requests = await (await caches.open(CACHE)).keys();
		return requests.map(({ url }) => new URL(url).pathname);
	} catch {
		return [];
	}
}

async function readKept(file: CompilerFile): Promise<Response | undefined> {
	if ("caches" in globalThis) return (await caches.open(CACHE)).match(file.path);
	const bytes = (await readRecord([...RECORDS, file.path])) as Uint8Array<ArrayBuffer> | undefined;
	return bytes && responseOf(file, bytes);
}

async function removeKept(path: string): Promise<void> {
	if ("caches" in globalThis) await (await caches.open(CACHE)).delete(path);
	else await deleteRecord([...RECORDS, path]);
}

function responseOf({ type }: CompilerFile, bytes: Uint8Array<ArrayBuffer>): Response {
	return new Response(bytes, { headers: { "content-type": type } });
}

async function readAll(response: Response, { whole }: CompilerFile, onBytes: (bytes: number) => void) {
	const bytes = new Uint8Array(whole);
	let at = 0;
	const reader = response.body?.getReader();
	for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
		if (at + part.value.length > whole) throw new Error("another file");
		bytes.set(part.value, at);
		at += part.value.length;
		onBytes(part.value.length);
	}
	if (at !== whole) throw new Error("cut off");
	return bytes;
}
