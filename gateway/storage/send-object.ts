import type { FastifyReply, FastifyRequest } from "fastify";
import type { ByteRange, FileStore } from "./file-store.ts";
import { fileNameOf } from "./object-name.ts";
import type { StoredObject } from "./objects.ts";
import { isShown } from "./sniff-type.ts";
import { notFound } from "./storage-error.ts";

export type Sending = {
	readonly name: string;
	readonly object: StoredObject;
	readonly cacheControl: string;
	/** The name to save it under; "" for its own; undefined to show it where that is safe. */
	readonly saveAs: string | undefined;
};

/**
 * Sends an object's bytes, or the requested Range, with the type sniffed at upload. Whatever they are,
 * a browser neither guesses another type nor runs anything in them.
 */
export async function sendObject(files: FileStore, request: FastifyRequest, reply: FastifyReply, sending: Sending) {
	const { version, metadata } = sending.object;
	reply.headers({
		"content-type": metadata.mimetype === "text/plain" ? "text/plain; charset=utf-8" : metadata.mimetype,
		"content-disposition": dispositionOf(sending),
		"cache-control": sending.cacheControl,
		etag: metadata.eTag,
		"last-modified": new Date(metadata.lastModified).toUTCString(),
		"accept-ranges": "bytes",
		"x-content-type-options": "nosniff",
		"content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
	});
	if (request.headers["if-none-match"] === metadata.eTag) return reply.code(304).send();

	const range = rangeOf(request.headers.range, metadata.size);
	if (range === "outside") return reply.code(416).header("content-range", `bytes */${metadata.size}`).send();
	if (range) reply.code(206).header("content-range", `bytes ${range.first}-${range.last}/${metadata.size}`);
	reply.header("content-length", range ? range.last - range.first + 1 : metadata.size);
	if (request.method === "HEAD") return reply.send();
	const bytes = await files.read(version, range ?? undefined);
	if (!bytes) {
		reply.removeHeader("content-length");
		throw notFound();
	}
	return reply.send(bytes);
}

function dispositionOf({ name, object, saveAs }: Sending): string {
	const kind = saveAs === undefined && isShown(object.metadata.mimetype) ? "inline" : "attachment";
	const escaped = encodeURIComponent(saveAs || fileNameOf(name)).replace(/['()*]/g, hexOf);
	return `${kind}; filename*=UTF-8''${escaped}`;
}

function hexOf(sign: string): string {
	return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** One range of bytes, as RFC 9110 14.1.2; null for none, or for what the server may ignore. */
function rangeOf(header: string | undefined, size: number): ByteRange | "outside" | null {
	const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
	if (!match || (match[1] === "" && match[2] === "")) return null;
	const [, from = "", to = ""] = match;
	const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
	const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
	if (first >= size || (from === "" && to === "0")) return "outside";
	return first > last ? null : { first, last };
}
