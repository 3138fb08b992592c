import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Caller, identifyCaller } from "../caller.ts";
import { checkedName, extensionOf } from "./object-name.ts";
import { type Bucket, readBucket, tryWrite, type WriteKind, writeObject } from "./objects.ts";
import { receiveFile } from "./receive-file.ts";
import { extensionFits, sniffType } from "./sniff-type.ts";
import type { StorageContext } from "./storage-context.ts";
import { bucketNotFound, noRoom, wrongType } from "./storage-error.ts";

/** Size limit of an object in bytes: the bucket's default, and the upper bound of its own limit. */
const SIZE_MAXIMUM = 50 * 1024 * 1024;

/** Milliseconds until the connection of a refused sender is closed. */
const PATIENCE_MS = 30_000;

export type ObjectParams = { bucket: string; "*": string };

/**
 * POST and PUT /object/:bucket/*. Bytes first, under a random name; then the row, which makes them an object: what
 * breaks off in between leaves a file that the sweep removes.
 */
export function uploadHandler(context: StorageContext) {
	return async (request: FastifyRequest<{ Params: ObjectParams }>, reply: FastifyReply) => {
		try {
			const caller = await identifyCaller(request.headers, context.keys, context.tokens);
			const end = await context.limits.begin(caller.claims?.sub ?? (caller.service ? "service" : request.ip));
			try {
				return await reply.send(await upload(context, request, caller));
			} finally {
				end();
			}
		} catch (error) {
			letSenderFinish(request);
			throw error;
		}
	};
}

async function upload(context: StorageContext, request: FastifyRequest<{ Params: ObjectParams }>, caller: Caller) {
	const name = checkedName(request.params["*"]);
	const owner = caller.claims?.sub ?? null;
	const found = await readBucket(context.pool, request.params.bucket, owner);
	if (!found) throw bucketNotFound();
	const { bucket, kept } = found;
	const kind = kindOf(request);
	await tryWrite(context.runAs, caller, kind, bucket.id, name);

	const room = owner === null ? SIZE_MAXIMUM : context.quota.bytes - kept;
	const limit = Math.min(bucket.sizeLimit ?? SIZE_MAXIMUM, SIZE_MAXIMUM);
	const path = context.files.incoming();
	const version = randomUUID();
	try {
		const { size, eTag, maxAge } = await receiveFile(request.raw, path, limit);
		if (size > room) throw noRoom();
		const mimetype = await acceptedType(path, name, bucket);
		await context.files.keep(path, version);
		const metadata = {
			eTag,
			size,
			mimetype,
			cacheControl: maxAge === null ? "no-cache" : `max-age=${maxAge}`,
			lastModified: new Date(context.now()).toISOString(),
			contentLength: size,
			httpStatusCode: 200,
		} as const;
		const { id, former } = await writeObject(context.runAs, caller, kind, bucket.id, name, { version, metadata });
		if (former) await context.files.remove([former]);
		return { Id: id, Key: `${bucket.id}/${name}` };
	} catch (error) {
		await rm(path, { force: true });
		await context.files.remove([version]);
		throw error;
	}
}

function kindOf(request: FastifyRequest): WriteKind {
	if (request.method === "PUT") return "update";
	return request.headers["x-upsert"] === "true" ? "upsert" : "insert";
}

async function acceptedType(path: string, name: string, bucket: Bucket): Promise<string> {
	const type = await sniffType(path);
	const extension = extensionOf(name);
	if (type === null) throw wrongType(extension === "" ? "unknown" : `of .${extension}`);
	if (!extensionFits(extension, type)) throw wrongType(`${type} as .${extension}`);
	if (bucket.types && !bucket.types.some((allowed) => matches(type, allowed))) throw wrongType(type);
	return type;
}

function matches(type: string, allowed: string): boolean {
	return allowed === "*/*" || allowed === type || (allowed.endsWith("/*") && type.startsWith(allowed.slice(0, -1)));
}

/**
 * Reads on, and forgets, what a refused sender is still sending: a connection closed under it would show as a broken
 * network, not as the refusal.
 */
function letSenderFinish({ raw }: FastifyRequest): void {
	if (raw.complete || raw.destroyed) return;
	raw.resume();
	const cut = setTimeout(() => raw.destroy(), PATIENCE_MS);
	raw.once("close", () => clearTimeout(cut));
}
