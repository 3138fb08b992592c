import { expect, test } from "vitest";
import { filterFrom, reviewSearch } from "./review-search.ts";

const ID = "6f1b8a52-4c1e-4f0e-9f61-2b8a1d0c7e55";

test("an address keeps the filter, the page and the submission", () => {
	const search = reviewSearch({ status: "pending", page: 3, submission: ID });
	expect(search).toEqual({ status: "pending", page: 3, submission: ID });
	expect(filterFrom(search)).toEqual({ status: "pending", page: 3 });
});

test.each([{}, { status: "all" }, { status: "done", page: "x", submission: "../../etc" }, { page: 0 }, { page: 1.5 }])(
	"%o is the first page of all",
	(search) => {
		expect(reviewSearch(search)).toEqual({});
		expect(filterFrom(reviewSearch(search))).toEqual({ status: "all", page: 1 });
	},
);
