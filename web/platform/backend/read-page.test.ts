import { expect, test, vi } from "vitest";
import { readPage } from "./read-page.ts";

/** A list on a server that answers as PostgREST does: nothing where a page begins at the end, a refusal beyond it. */
function listOf(length: number) {
	return vi.fn(async (first: number, last: number) => {
		if (first > length) {
			const error = { message: "Requested range not satisfiable", code: "PGRST103" };
			return { data: null, error, count: null, status: 416 } as const;
		}
		const rows = Array.from({ length }, (_, index) => index).slice(first, last + 1);
		return { data: rows, error: null, count: length, status: 200 } as const;
	});
}

test("a page is read in one request, with how many there are in all", async () => {
	const read = listOf(45);
	expect(await readPage(3, 20, read)).toEqual({ rows: [40, 41, 42, 43, 44], total: 45, page: 3 });
	expect(read).toHaveBeenCalledTimes(1);
	expect(await readPage(1, 20, listOf(0))).toEqual({ rows: [], total: 0, page: 1 });
});

test("a list that has grown shorter than the page answers with its last page, not with nothing or a failure", async () => {
	expect(await readPage(2, 20, listOf(20))).toMatchObject({ total: 20, page: 1, rows: { length: 20 } });
	expect(await readPage(2, 20, listOf(19))).toMatchObject({ total: 19, page: 1, rows: { length: 19 } });
	expect(await readPage(4, 20, listOf(25))).toEqual({ rows: [20, 21, 22, 23, 24], total: 25, page: 2 });
	expect(await readPage(3, 20, listOf(0))).toEqual({ rows: [], total: 0, page: 1 });
});

test("another refusal is a failure", async () => {
	const read = vi.fn(async () => ({ data: null, error: { message: "no", code: "42501" }, count: null }) as const);
	await expect(readPage(2, 20, read)).rejects.toMatchObject({ code: "42501" });
	expect(read).toHaveBeenCalledTimes(1);
});
