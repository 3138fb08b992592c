import { expect, test } from "vitest";
import { reviewOf, stillPossible } from "./review-form.ts";

const fields = { status: null, points: "", feedback: "", reason: "", met: [] } as const;

test("there is no review until a status is chosen", () => {
	expect(reviewOf({ ...fields, feedback: "Good" }, "pending")).toBeNull();
});

test.each(["", " ", "abc", "-1", "1001", "10.5", "1e3", "99999"])("%j points are refused", (points) => {
	expect(reviewOf({ ...fields, status: "approved", points }, "pending")).toEqual({
		field: "points",
		code: "points_out_of_range",
	});
});

test.each([
	["0", 0],
	["80", 80],
	["1000", 1000],
])("%s points are given", (points, given) => {
	expect(reviewOf({ ...fields, status: "approved", points }, "under_review")).toMatchObject({ points: given });
});

test("only an approved submission brings points", () => {
	const review = reviewOf({ ...fields, status: "rejected", points: "80", feedback: " Try again. " }, "pending");
	expect(review).toEqual({ status: "rejected", points: 0, feedback: "Try again.", reason: "" });
});

test("a decision is taken back with a reason", () => {
	const again = { ...fields, status: "under_review" } as const;
	expect(reviewOf({ ...again, reason: " " }, "approved")).toEqual({ field: "reason", code: "reason_missing" });
	expect(reviewOf({ ...again, reason: "Wrong file" }, "rejected")).toMatchObject({ reason: "Wrong file" });
});

test("where somebody has decided meanwhile, another decision is not possible at once", () => {
	expect([stillPossible("approved", "under_review"), stillPossible("approved", "rejected")]).toEqual([true, false]);
});
