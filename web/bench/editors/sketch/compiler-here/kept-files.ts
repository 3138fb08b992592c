import type { CompilerFile } from "#domain/bench/compiler-files.ts";
import { readRecord, writeRecord } from "#web/platform/storage/records.ts";

/** Where the browser keeps the compiler: Cache Storage, or IndexedDB where the page is not secure (plain http) and has none. */

const CACHE = "inspire-stem-compiler";
/** No person's, so that it stays when a person's work is taken away. */
const recordOf = ({ name }: CompilerFile) => ["", "compiler", name] as const;

interface KeptFile {
	path: string;
	bytes: Uint8Array<ArrayBuffer>;
}

/** True where this browser has all of the files. */
export async function areKept(files: readonly CompilerFile[]): Promise<boolean> {
	const found = await Promise.all(files.map((file) => readKept(file).catch(() => undefined)));
	return found.every((response) => response !== undefined);
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
	if (!cache) await writeRecord(recordOf(file), { path: file.path, bytes } satisfies KeptFile).catch(() => undefined);
	return bytes;
}

/** Removes what is kept of other versions. */
export async function removeOthers(files: readonly CompilerFile[]): Promise<void> {
	if (!("caches" in globalThis)) return;
	const cache = await caches.open(CACHE);
	const paths = files.map(({ path }) => path);
	const others = (await cache.keys()).filter(({ url }) => !paths.includes(new URL(url).pathname));
	await Promise.all(others.map((request) => cache.delete(request)));
}

async function readKept(file: CompilerFile): Promise<Response | undefined> {
	if ("caches" in globalThis) return (await caches.open(CACHE)).match(file.path);
	const kept = (await readRecord(recordOf(file))) as KeptFile | undefined;
	return kept?.path === file.path ? responseOf(file, kept.bytes) : undefined;
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
