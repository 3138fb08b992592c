import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test } from "vitest";
import type { Backend } from "#web/platform/backend/backend.ts";
import { listOwnSubmissions } from "./hand-in.data.ts";

test("own submissions are read page by page, newest first, in one request a page", async () => {
	const asked: URLSearchParams[] = [];
	const backend = new PostgrestClient("http://school.test/rest/v1", {
		fetch: async (address) => {
			asked.push(new URL(String(address)).searchParams);
			return Response.json([{ id: "11" }, { id: "12" }], { status: 206, headers: { "content-range": "10-11/12" } });
		},
	}) as unknown as Backend;
	const found = await listOwnSubmissions(backend, { userId: "asha", challengeId: "led-sequence" }, 2);
	expect(found).toMatchObject({ rows: [{ id: "11" }, { id: "12" }], total: 12, page: 2 });
	expect(asked.map((one) => [one.get("offset"), one.get("limit"), one.get("order")])).toEqual([
		["10", "10", "submitted_at.desc,id.asc"],
	]);
});
