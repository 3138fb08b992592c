import type { FastifyReply, FastifyRequest } from "fastify";
import { ANON, identifyCaller } from "../caller.ts";
import { laneCallerOf } from "../database/lane-caller.ts";
import { type Actor, SERVICE } from "../database/run-as.ts";
import { abortedWhenGone } from "../fair-share.ts";
import { NotAdmitted } from "../not-admitted.ts";
import { checkedName } from "./object-name.ts";
import { readBucket, readObject } from "./objects.ts";
import { sendObject } from "./send-object.ts";
import type { StorageContext } from "./storage-context.ts";
import { badLink, bucketNotFound, notFound } from "./storage-error.ts";
import type { ObjectParams } from "./upload.ts";

type DownloadRequest = FastifyRequest<{ Params: ObjectParams; Querystring: { token?: string; download?: string } }>;

/** Cached, but revalidated each time: the next person at this browser may lack access. */
const REVALIDATED = "private, no-cache";

/** What a file without a key costs its address: a page shows dozens of pictures, and a school may have one address. */
const OPEN_FILE_UNITS = 0.2;

/** GET and HEAD /object/:bucket/*, for callers whose policies show the object. */
export function downloadHandler(context: StorageContext) {
	return async (request: DownloadRequest, reply: FastifyReply) => {
		const caller = await identifyCaller(request.headers, context.keys, context.tokens);
		return send(context, request, reply, caller.actor, REVALIDATED);
	};
}

/** GET and HEAD /object/public/:bucket/*, without a key, for public buckets only. */
export function publicHandler(context: StorageContext) {
	return async (request: DownloadRequest, reply: FastifyReply) => {
		await context.share.enter(laneCallerOf(ANON, request.ip).id, abortedWhenGone(reply), OPEN_FILE_UNITS);
		const found = await readBucket(context.pool, request.params.bucket, null);
		if (!found?.bucket.public) throw bucketNotFound();
		return send(context, request, reply, SERVICE, null);
	};
}

/** GET and HEAD /object/sign/:bucket/*?token=, without a key, while the link and its signer's session and right last. */
export function linkHandler(context: StorageContext) {
	return async (request: DownloadRequest, reply: FastifyReply) => {
		await context.share.enter(laneCallerOf(ANON, request.ip).id, abortedWhenGone(reply), OPEN_FILE_UNITS);
		const { bucket, "*": name } = request.params;
		const signer = await context.links.check(String(request.query.token ?? ""), bucket, name);
		return send(context, request, reply, signer, REVALIDATED).catch((error: unknown) => {
			throw error instanceof NotAdmitted ? badLink(true) : error;
		});
	};
}

/** GET /object/info/:bucket/* */
export function infoHandler(context: StorageContext) {
	return async (request: FastifyRequest<{ Params: ObjectParams }>) => {
		const { actor } = await identifyCaller(request.headers, context.keys, context.tokens);
		const { bucket } = request.params;
		const name = checkedName(request.params["*"]);
		const { id, version, metadata, created_at } = await readObject(context.runAs, actor, bucket, name);
		return {
			id,
			name,
			version,
			bucket_id: bucket,
			size: metadata.size,
			content_type: metadata.mimetype,
			cache_control: metadata.cacheControl,
			etag: metadata.eTag,
			last_modified: metadata.lastModified,
			created_at,
		};
	};
}

async function send(
	context: StorageContext,
	request: DownloadRequest,
	reply: FastifyReply,
	actor: Actor,
	caching: string | null,
) {
	const name = checkedName(request.params["*"]);
	const object = await readObject(context.runAs, actor, request.params.bucket, name);
	if (!object.version || !object.metadata) throw notFound();
	const cacheControl = caching ?? object.metadata.cacheControl;
	return sendObject(context.files, request, reply, { name, object, cacheControl, saveAs: request.query.download });
}
