import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import type { Caller } from "../caller.ts";
import type { Statement } from "../database/batch.ts";
import type { Actor, RunAs } from "../database/run-as.ts";
import { fromDatabase, notFound } from "./storage-error.ts";

export type Bucket = {
	readonly id: string;
	readonly public: boolean;
	/** Bytes; null for the server's own limit. */
	readonly sizeLimit: number | null;
	/** Types, or families such as image/*; null for all. */
	readonly types: readonly string[] | null;
};

/** What `metadata` holds, under the names the clients know. */
export type ObjectMetadata = {
	readonly eTag: string;
	readonly size: number;
	readonly mimetype: string;
	readonly cacheControl: string;
	readonly lastModified: string;
	readonly contentLength: number;
	readonly httpStatusCode: 200;
};

export type StoredObject = {
	readonly id: string;
	readonly version: string;
	readonly metadata: ObjectMetadata;
	readonly created_at: string;
};

/** Makes a new object, changes one that is there, or either. */
export type WriteKind = "insert" | "update" | "upsert";

export type NewVersion = { readonly version: string; readonly metadata: ObjectMetadata };

/** The bucket whatever the caller may do in it, with the bytes that `owner` stores in all buckets. */
export async function readBucket(pool: Pool, id: string, owner: string | null) {
	const { rows } = await pool.query<{ bucket: Bucket; kept: string }>(
		`select json_build_object('id', id, 'public', public, 'sizeLimit', file_size_limit, 'types', allowed_mime_types) as bucket,
			(select coalesce(sum((metadata ->> 'size')::bigint), 0) from storage.objects where owner_id = $2) as kept
		from storage.buckets where id = $1`,
		[id, owner],
	);
	return rows[0] ? { bucket: rows[0].bucket, kept: Number(rows[0].kept) } : null;
}

/** The object, if the caller's policies show it. */
export async function readObject(runAs: RunAs, actor: Actor, bucket: string, name: string): Promise<StoredObject> {
	const text = `select row_to_json(o) from (
		select id, version, metadata, created_at from storage.objects where bucket_id = $1 and name = $2) o`;
	const { rows } = await runAs(actor, { text, values: [bucket, name] }, { readOnly: true });
	if (!rows[0]?.[0]) throw notFound();
	return JSON.parse(rows[0][0]);
}

/** Thrown to undo a write that was only tried. */
class Tried extends Error {}

/** Dry run of the write: throws what it would, so that policies refuse before the bytes are sent. */
export async function tryWrite(runAs: RunAs, caller: Caller, kind: WriteKind, bucket: string, name: string) {
	try {
		await write(runAs, caller, kind, bucket, name, null);
	} catch (error) {
		if (!(error instanceof Tried)) throw error;
	}
}

/** Writes the object's row as the caller. Returns its id, and the version whose bytes it had before. */
export async function writeObject(
	runAs: RunAs,
	caller: Caller,
	kind: WriteKind,
	bucket: string,
	name: string,
	version: NewVersion,
): Promise<{ id: string; former: string | null }> {
	return write(runAs, caller, kind, bucket, name, version);
}

async function write(
	runAs: RunAs,
	caller: Caller,
	kind: WriteKind,
	bucket: string,
	name: string,
	version: NewVersion | null,
) {
	const id = randomUUID();
	const owner = caller.claims?.sub ?? null;
	const metadata = version && JSON.stringify(version.metadata);
	const statement: Statement = {
		text: STATEMENTS[kind],
		values: [bucket, name, owner, version?.version ?? null, metadata, ...(kind === "update" ? [] : [id])],
	};
	try {
		const { rows } = await runAs(caller.actor, statement, {
			accept: ({ affected }) => {
				if (affected === 0) throw notFound();
				if (!version) throw new Tried();
			},
		});
		return { id: rows[0]?.[0] ?? id, former: rows[0]?.[1] ?? null };
	} catch (error) {
		throw fromDatabase(error) ?? error;
	}
}

const VALUES = `(bucket_id, name, owner, owner_id, version, metadata, id)
	values ($1, $2, $3::uuid, $3::text, $4, $5::jsonb, $6)`;
const CHANGES =
	"owner = $3::uuid, owner_id = $3::text, version = $4, metadata = $5::jsonb, updated_at = now(), last_accessed_at = now()";
const FORMER = "with former as materialized (select version from storage.objects where bucket_id = $1 and name = $2)";

/** A plain insert returns nothing: what it returned would need a policy to read, too. */
const STATEMENTS: Record<WriteKind, string> = {
	insert: `insert into storage.objects ${VALUES}`,
	upsert: `${FORMER} insert into storage.objects ${VALUES}
		on conflict (bucket_id, name) do update set ${CHANGES} returning id, (select version from former)`,
	update: `${FORMER} update storage.objects set ${CHANGES}
		where bucket_id = $1 and name = $2 returning id, (select version from former)`,
};
