import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { type Caller, identifyCaller } from "../caller.ts";
import type { Statement } from "../database/batch.ts";
import type { RunOptions } from "../database/run-as.ts";
import { checkedName, extensionOf } from "./object-name.ts";
import { readObject } from "./objects.ts";
import { extensionFits } from "./sniff-type.ts";
import type { StorageContext } from "./storage-context.ts";
import { badRequest, bucketNotFound, fromDatabase, notFound, wrongType } from "./storage-error.ts";
import type { ObjectParams } from "./upload.ts";

type BucketRequest = FastifyRequest<{ Params: { bucket: string } }>;

const linkSeconds = z.number().int().positive();
const nameList = z.array(z.string()).min(1).max(1000);
const signOne = z.object({ expiresIn: linkSeconds });
const signMany = z.object({ expiresIn: linkSeconds, paths: nameList });
const removal = z.object({ prefixes: nameList });
const movement = z.object({
	bucketId: z.string(),
	sourceKey: z.string(),
	destinationKey: z.string(),
	destinationBucket: z.string().nullish(),
});

const NOT_FOUND = "Either the object does not exist or you do not have access to it";

/** POST /object/sign/:bucket/*: a link to one object the caller may read. */
export function signHandler(context: StorageContext) {
	return async (request: FastifyRequest<{ Params: ObjectParams }>) => {
		const { expiresIn } = read(signOne, request.body);
		const caller = await identifyCaller(request.headers, context.keys, context.tokens);
		const { bucket } = request.params;
		const name = checkedName(request.params["*"]);
		await readObject(context.runAs, caller.actor, bucket, name);
		return { signedURL: await linkTo(context, caller, bucket, name, expiresIn) };
	};
}

/** POST /object/sign/:bucket: links to many, in the order of the request; an object that the caller cannot read gets none. */
export function signManyHandler(context: StorageContext) {
	return async (request: BucketRequest) => {
		const { expiresIn, paths } = read(signMany, request.body);
		const { bucket } = request.params;
		const caller = await identifyCaller(request.headers, context.keys, context.tokens);
		const rows = await rowsAs(
			context,
			caller,
			{
				text: "select name from storage.objects where bucket_id = $1 and name = any (array(select jsonb_array_elements_text($2::jsonb)))",
				values: [bucket, JSON.stringify(paths)],
			},
			{ readOnly: true },
		);
		const readable = new Set(rows);
		return Promise.all(
			paths.map(async (path) =>
				readable.has(path)
					? { error: null, path, signedURL: await linkTo(context, caller, bucket, path, expiresIn) }
					: { error: NOT_FOUND, path, signedURL: null },
			),
		);
	};
}

/** DELETE /object/:bucket: removes those of the named objects that the caller may read and delete, and returns them. */
export function removeHandler(context: StorageContext) {
	return async (request: BucketRequest) => {
		const { prefixes } = read(removal, request.body);
		const caller = await identifyCaller(request.headers, context.keys, context.tokens);
		const rows = await rowsAs(context, caller, {
			text: `delete from storage.objects
				where bucket_id = $1 and name = any (array(select jsonb_array_elements_text($2::jsonb))) returning to_json(objects)`,
			values: [request.params.bucket, JSON.stringify(prefixes)],
		});
		const removed = rows.map((row) => JSON.parse(row));
		await context.files.remove(removed.flatMap(({ version }) => (version ? [version] : [])));
		return removed;
	};
}

/** POST /object/move: another name in the same bucket. The bytes stay where they are. */
export function moveHandler(context: StorageContext) {
	return async (request: FastifyRequest) => {
		const { bucketId, sourceKey, destinationKey, destinationBucket } = read(movement, request.body);
		if (destinationBucket && destinationBucket !== bucketId) throw badRequest("Objects move within their bucket only");
		const name = checkedName(destinationKey);
		const statement = {
			text: `update storage.objects set name = $3, updated_at = now()
				where bucket_id = $1 and name = $2 returning to_json(objects)`,
			values: [bucketId, sourceKey, name],
		};
		const caller = await identifyCaller(request.headers, context.keys, context.tokens);
		const rows = await rowsAs(context, caller, statement, {
			accept: ({ rows }) => {
				const moved = rows[0]?.[0];
				if (!moved) throw notFound();
				const type = JSON.parse(moved).metadata?.mimetype ?? "";
				if (!extensionFits(extensionOf(name), type)) throw wrongType(`${type} as .${extensionOf(name)}`);
			},
		});
		return { message: "Successfully moved", Id: JSON.parse(rows[0] ?? "{}").id, Key: `${bucketId}/${name}` };
	};
}

/** GET /bucket and /bucket/:bucket: those the caller's policies on storage.buckets show. */
export function bucketsHandler(context: StorageContext) {
	return async (request: FastifyRequest<{ Params: { bucket?: string } }>) => {
		const { bucket } = request.params;
		const caller = await identifyCaller(request.headers, context.keys, context.tokens);
		const rows = await rowsAs(
			context,
			caller,
			{
				text: "select to_json(buckets) from storage.buckets where $1::text is null or id = $1 order by name",
				values: [bucket ?? null],
			},
			{ readOnly: true },
		);
		const buckets = rows.map((row) => JSON.parse(row));
		if (bucket !== undefined && buckets.length === 0) throw bucketNotFound();
		return bucket === undefined ? buckets : buckets[0];
	};
}

/** The first column of what the statement gives the caller. */
export async function rowsAs(
	context: StorageContext,
	caller: Caller,
	statement: Statement,
	options?: RunOptions,
): Promise<string[]> {
	try {
		const { rows } = await context.runAs(caller.actor, statement, options);
		return rows.flatMap(([first]) => (first == null ? [] : [first]));
	} catch (error) {
		throw fromDatabase(error) ?? error;
	}
}

/** Reads a request's body; what does not fit is refused by the field's name. */
export function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
	const result = schema.safeParse(body);
	if (result.success) return result.data;
	throw badRequest(`body/${result.error.issues[0]?.path.join("/")} is missing or not valid`);
}

async function linkTo(context: StorageContext, caller: Caller, bucket: string, name: string, seconds: number) {
	return `/object/sign/${bucket}/${name}?token=${await context.links.sign(caller, bucket, name, seconds)}`;
}
