// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PAGE_SIZE, type ReviewFilter, type ReviewItem } from "./review.data.ts";
import { submissionsQuery, useNeighbours } from "./review.queries.ts";

afterEach(cleanup);

const FILTER: ReviewFilter = { status: "pending", page: 1 };
const TOTAL = PAGE_SIZE + 2;

/** A page of the list as it was read: "1-0" is its first row. */
function renderNeighbours(page: number, id: string) {
	const client = new QueryClient({
		defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
	});
	for (const [read, size] of [
		[1, PAGE_SIZE],
		[2, TOTAL - PAGE_SIZE],
	] as const) {
		const rows = Array.from({ length: size }, (_, index) => ({ id: `${read}-${index}` }) as ReviewItem);
		client.setQueryData(submissionsQuery({ ...FILTER, page: read }).queryKey, { rows, total: TOTAL, page: read });
	}
	return renderHook(() => useNeighbours({ ...FILTER, page }, id), {
		wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
	}).result;
}

test.each([
	{ step: "next", page: 1, id: `1-${PAGE_SIZE - 1}`, found: { id: "2-0", page: 2 } },
	{ step: "previous", page: 2, id: "2-0", found: { id: `1-${PAGE_SIZE - 1}`, page: 1 } },
	{ step: "next", page: 2, id: "2-0", found: { id: "2-1", page: 2 } },
] as const)("$step of $id on page $page is $found.id on page $found.page", async ({ step, page, id, found }) => {
	const result = renderNeighbours(page, id);
	const neighbour = result.current[step];
	if (neighbour) result.current.find.mutate(neighbour);
	await waitFor(() => expect(result.current.find.data).toEqual(found));
});

test("nothing comes before the first of all, and nothing after the last", () => {
	expect(renderNeighbours(1, "1-0").current.previous).toBeNull();
	expect(renderNeighbours(2, "2-1").current.next).toBeNull();
});
