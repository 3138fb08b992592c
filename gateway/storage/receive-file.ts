import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders, type BusboyInstance } from "@fastify/busboy";
import { badRequest, notOffered, StorageError, tooLarge } from "./storage-error.ts";

export type Received = {
	readonly size: number;
	readonly eTag: string;
	/** max-age in seconds, as set by the uploader; null without one. */
	readonly maxAge: number | null;
};

/** Bytes a multipart body may have beside its file. */
const FORM_OVERHEAD = 64 * 1024;
const FORM_LIMITS = { files: 1, fields: 8, parts: 12, fieldSize: 8 * 1024, headerPairs: 32 };

/**
 * Writes the file of a request to `path` as it arrives, and breaks off once it exceeds `limit` bytes, declared or
 * not. The file is the whole body, or in a form the part that is a file (supabase-js gives it an empty name). The rest
 * of a refused body is left unread in `body`, for the answer to arrive.
 */
export async function receiveFile(body: IncomingMessage, path: string, limit: number): Promise<Received> {
	if (body.headers["x-metadata"] !== undefined) throw notOffered("metadata of files");
	const type = body.headers["content-type"] ?? "";
	const isForm = /^multipart\/form-data\b/i.test(type);
	const declared = Number(body.headers["content-length"] ?? 0);
	if (declared > limit + (isForm ? FORM_OVERHEAD : 0)) throw tooLarge();
	if (isForm) return receiveForm(body, path, limit);
	const maxAge = secondsOf(/max-age=(\d+)/.exec(body.headers["cache-control"] ?? "")?.[1]);
	return { ...(await write(chunksOf(body), path, limit)), maxAge };
}

async function receiveForm(body: IncomingMessage, path: string, limit: number): Promise<Received> {
	const form = openForm(body);
	let maxAge: number | null = null;
	let written: Promise<Omit<Received, "maxAge">> | undefined;
	form.on("field", (name, value) => {
		if (name === "cacheControl") maxAge = secondsOf(value);
		if (name === "metadata") form.destroy(notOffered("metadata of files"));
	});
	form.on("file", (_name, file) => {
		written = write(file, path, limit);
		// Seen here too, so that a form which breaks off first leaves no unhandled failure behind.
		written.catch((error: Error) => form.destroy(error));
	});
	try {
		await pipeline(chunksOf(body), meter(limit + FORM_OVERHEAD), form).catch(async (error: unknown) => {
			await written;
			throw error;
		});
		if (!written) throw badRequest("The form has no file");
		return { ...(await written), maxAge };
	} catch (error) {
		throw isParserError(error) ? badRequest("The form cannot be read") : error;
	}
}

/** The parser's own errors carry no code; those of the connection and of the disk do. */
function isParserError(error: unknown): boolean {
	return error instanceof Error && !(error instanceof StorageError) && !("code" in error);
}

function openForm(body: IncomingMessage): BusboyInstance {
	try {
		return new Busboy({
			headers: body.headers as BusboyHeaders,
			limits: FORM_LIMITS,
			isPartAFile: (name, _type, fileName) => name === "" || fileName !== undefined,
		});
	} catch {
		throw badRequest("The form cannot be read");
	}
}

async function write(source: Readable | AsyncIterable<Buffer>, path: string, limit: number) {
	const counter = meter(limit);
	const hash = createHash("sha256");
	const hashed = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			hash.update(chunk);
			done(null, chunk);
		},
	});
	await pipeline(source, counter, hashed, createWriteStream(path, { flags: "wx", mode: 0o600 }));
	return { size: counter.bytes(), eTag: `"${hash.digest("hex").slice(0, 32)}"` };
}

function meter(limit: number): Transform & { bytes(): number } {
	let bytes = 0;
	const counter = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			bytes += chunk.length;
			if (bytes > limit) done(tooLarge());
			else done(null, chunk);
		},
	});
	return Object.assign(counter, { bytes: () => bytes });
}

/** The body's chunks; breaking off leaves the connection open, so that the refusal can be answered on it. */
async function* chunksOf(body: IncomingMessage): AsyncIterable<Buffer> {
	yield* body.iterator({ destroyOnReturn: false });
}

function secondsOf(text: string | undefined): number | null {
	return text !== undefined && /^\d{1,8}$/.test(text) ? Number(text) : null;
}
