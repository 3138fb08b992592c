import { expect, test } from "vitest";
import { type ListedPage, neighbourOf } from "./neighbours.ts";

const middle: ListedPage = { ids: ["a", "b", "c"], page: 2, pages: 3, open: "b" };

test.each([
	["inside a page its neighbours are beside it", middle, { id: "a" }, { id: "c" }],
	[
		"before the first of a page is the last of the page before",
		{ ...middle, open: "a" },
		{ page: 1, at: "last" },
		{ id: "b" },
	],
	[
		"after the last of a page is the first of the next page",
		{ ...middle, open: "c" },
		{ id: "b" },
		{ page: 3, at: "first" },
	],
	["nothing is before the first of all", { ...middle, open: "a", page: 1 }, null, { id: "b" }],
	["nothing is after the last of all", { ...middle, open: "c", page: 3 }, { id: "b" }, null],
	["one that is not listed comes before the first", { ...middle, open: "z" }, null, { id: "a" }],
	["an empty list has no neighbours", { ids: [], page: 1, pages: 0, open: "z" }, null, null],
] as const)("%s", (_, listed, previous, next) => {
	expect([neighbourOf(listed, "previous"), neighbourOf(listed, "next")]).toEqual([previous, next]);
});
