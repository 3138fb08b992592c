import { expect, test, vi } from "vitest";
import { BackendError, NETWORK_GONE } from "#web/platform/backend/backend-error.ts";
import { type PastReview, REVIEWED_MEANWHILE, type Review } from "./review.data.ts";
import { reviewOnce } from "./review-once.ts";

const review: Review = { status: "approved", points: 80, feedback: "Well wired.", reason: "" };
const read = { revision: 3 };

const past = (changes: Partial<PastReview> = {}): PastReview => ({
	...{ id: 9, from: "pending", to: "approved", points: 80, feedback: "Well wired.", reason: null },
	...{ reviewedAt: "2026-11-22T03:00:00Z", reviewerId: "neema", reviewer: "Neema K." },
	...changes,
});

const fails = (code: string) => vi.fn(() => Promise.reject(new BackendError(code, code)));
const newestIs = (revision: number, last: PastReview) => async () => ({ item: { revision }, past: [last] });
const ask = (send: () => Promise<void>, newest: Parameters<typeof reviewOnce>[0]["newest"]) =>
	reviewOnce({ send, newest }, { reviewer: "neema", read, review });

test("one's own review whose answer was lost is done, and no conflict", async () => {
	await expect(ask(fails(REVIEWED_MEANWHILE), newestIs(4, past()))).resolves.toBeUndefined();
});

test.each([
	["somebody else's", newestIs(4, past({ reviewerId: "juma" }))],
	["one's own with other points", newestIs(4, past({ points: 70 }))],
	["one's own with another status", newestIs(4, past({ to: "rejected" }))],
	["one's own with other words", newestIs(4, past({ feedback: null }))],
	["one's own that was taken back for another reason", newestIs(4, past({ reason: "Seen again" }))],
	["a later one", newestIs(5, past())],
	["none", async () => null],
])("where %s stands, it is a conflict", async (_, newest) => {
	await expect(ask(fails(REVIEWED_MEANWHILE), newest)).rejects.toMatchObject({ code: REVIEWED_MEANWHILE });
});

test("any other failure stands as it is, and nothing more is asked", async () => {
	const newest = vi.fn(newestIs(4, past()));
	await expect(ask(fails(NETWORK_GONE), newest)).rejects.toMatchObject({ code: NETWORK_GONE });
	expect(newest).not.toHaveBeenCalled();
});
