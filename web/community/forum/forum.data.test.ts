import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test } from "vitest";
import type { Backend } from "#web/platform/backend/backend.ts";
import { listComments } from "./forum.data.ts";

const TOTAL = 45;

/** A server that answers a range of the comments, and the requests that it was asked. */
function commentServer() {
	const asked: URL[] = [];
	const backend = new PostgrestClient("http://school.test/rest/v1", {
		fetch: async (address) => {
			const url = new URL(String(address));
			asked.push(url);
			const offset = Number(url.searchParams.get("offset"));
			const count = Math.max(0, Math.min(Number(url.searchParams.get("limit")), TOTAL - offset));
			const rows = Array.from({ length: count }, (_, index) => ({ id: offset + index, author: null }));
			return Response.json(rows, { status: 206, headers: { "content-range": `${offset}-${offset + count}/${TOTAL}` } });
		},
	});
	return { backend: backend as unknown as Backend, asked };
}

test("comments are read page by page, oldest first, in one request a page", async () => {
	const { backend, asked } = commentServer();
	const { rows, ...found } = await listComments(backend, "post", 2);
	expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, index) => 20 + index));
	expect(found).toEqual({ total: TOTAL, page: 2 });
	expect(asked.map(({ searchParams }) => searchParams.get("order"))).toEqual(["created_at.asc,id.asc"]);
});
