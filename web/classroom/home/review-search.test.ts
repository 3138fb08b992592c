import { expect, test } from "vitest";
import { filterFrom, isShort, reviewSearch, searchFor } from "./review-search.ts";

const ID = "6f1b8a52-4c1e-4f0e-9f61-2b8a1d0c7e55";

test("an address keeps the filter, the page and the submission", () => {
	const search = reviewSearch({ status: "pending", page: 3, submission: ID });
	expect(search).toEqual({ status: "pending", page: 3, submission: ID });
	expect(filterFrom(search)).toEqual({ status: "pending", page: 3 });
});

test("an address keeps the class, the project and the learner's name, and is made of them", () => {
	const search = reviewSearch({ class: ID, project: "led-sequence", learner: 12 });
	expect(search).toEqual({ class: ID, project: "led-sequence", learner: "12" });
	const filter = filterFrom(search);
	expect(filter).toEqual({ status: "all", page: 1, classId: ID, challengeId: "led-sequence", learner: "12" });
	expect(searchFor({ ...filter, page: 2 })).toEqual({ ...search, status: "all", page: 2 });
	expect(reviewSearch({ class: "all" })).toEqual({ class: "all" });
	expect(reviewSearch({ class: "x", project: "a/b", learner: "a".repeat(101) })).toEqual({});
});

test.each([{}, { status: "done", page: "x", submission: "../../etc" }, { page: 0 }, { page: 1.5 }])(
	"%o is the first page of what waits",
	(search) => {
		expect(reviewSearch(search)).toEqual({});
		expect(filterFrom(reviewSearch(search))).toEqual({ status: "waiting", page: 1 });
	},
);

test("a submission that is open without a filter is in the list of all, one that is reviewed among what waits", () => {
	expect(filterFrom({ submission: ID }).status).toBe("all");
	expect(filterFrom({ submission: ID, review: true }).status).toBe("waiting");
	expect(reviewSearch({ review: true })).toEqual({});
	expect(reviewSearch({ review: true, submission: ID })).toEqual({ review: true, submission: ID });
});

test.each([
	[{}, true],
	[{ submission: ID, review: true }, true],
	[{ submission: ID }, false],
	[{ status: "waiting" }, false],
	[{ learner: "Asha" }, false],
	[{ status: "all", submission: ID, review: true }, false],
] as const)("of %o the short list is shown: %s", (search, short) => {
	expect(isShort(search)).toBe(short);
});
