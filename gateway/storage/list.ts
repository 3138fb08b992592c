import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { identifyCaller } from "../caller.ts";
import { read, rowsAs } from "./manage.ts";
import type { StorageContext } from "./storage-context.ts";

const COLUMNS = ["name", "updated_at", "created_at", "last_accessed_at"] as const;

const listing = z.object({
	prefix: z.string().max(1024).default(""),
	search: z.string().max(1024).default(""),
	limit: z.number().int().min(1).max(1000).default(100),
	offset: z.number().int().min(0).default(0),
	sortBy: z
		.object({ column: z.enum(COLUMNS).default("name"), order: z.enum(["asc", "desc"]).default("asc") })
		.default({ column: "name", order: "asc" }),
});

/**
 * POST /object/list/:bucket: what lies directly in one folder, folders first (they have a name and nothing else).
 * `search` is how the names begin, whatever their case.
 */
export function listHandler(context: StorageContext) {
	return async (request: FastifyRequest<{ Params: { bucket: string } }>) => {
		const { prefix, search, limit, offset, sortBy } = read(listing, request.body);
		const folder = prefix.replace(/^\/+|\/+$/g, "");
		const start = folder === "" ? "" : `${folder}/`;
		const order = `${sortBy.column} ${sortBy.order}`;
		const text = `
			with inside as (
				select *, substr(name, length($2) + 1) as rest from storage.objects
				where bucket_id = $1 and starts_with(name, $2)
			),
			entries as (
				select distinct split_part(rest, '/', 1) as name, true as folder, null::uuid as id, null::timestamptz as updated_at,
					null::timestamptz as created_at, null::timestamptz as last_accessed_at, null::jsonb as metadata
				from inside where rest like '%/%'
				union all
				select rest, false, id, updated_at, created_at, last_accessed_at, metadata from inside where rest not like '%/%'
			)
			select row_to_json(page) from (
				select name, id, updated_at, created_at, last_accessed_at, metadata from entries
				where starts_with(lower(name), lower($3)) order by folder desc, ${order}, name limit $4::int offset $5::int
			) page`;
		const values = [request.params.bucket, start, search, String(limit), String(offset)];
		const caller = await identifyCaller(request.headers, context.keys, context.tokens);
		const rows = await rowsAs(context, caller, { text, values }, { readOnly: true });
		return rows.map((row) => JSON.parse(row));
	};
}
