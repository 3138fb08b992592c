// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, refusal, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { BulkApprove } from "./BulkApprove.tsx";
import type { ReviewItem } from "./review.data.ts";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const REVIEW = "POST /rest/v1/rpc/review_submission";

const item = (id: string, more: Partial<ReviewItem> = {}) =>
	({
		...{ id, studentId: id, student: `${id} M.`, partners: [], challenge: "LED Sequence", offered: 50 },
		...{ status: "pending", revision: 3, checks: { passed: 3, steps: 3 }, ...more },
	}) as ReviewItem;

async function renderBulk(items: readonly ReviewItem[], answer: () => unknown = () => null) {
	const sent: Record<string, unknown>[] = [];
	const server = stubServer({
		[REVIEW]: ({ body }: { body: Record<string, unknown> }) => {
			sent.push(body);
			return answer();
		},
		"GET /rest/v1/challenge_submissions": [],
	});
	const { user } = await renderInApp(<BulkApprove items={items} reviewer="daudi" />, { person: ASHA });
	return { user, server, sent };
}

test("it offers what waits and passed every check, each with its project's points", async () => {
	const { user, sent } = await renderBulk([
		item("Asha"),
		item("Juma", { offered: 70 }),
		item("Neema"),
		item("Elia", { checks: { passed: 2, steps: 3 } }),
		item("Zawadi", { checks: null }),
		item("Furaha", { status: "under_review" }),
		item("daudi"),
	]);
	await user.click(screen.getByRole("button", { name: "Approve what passed (3)" }));
	const dialog = within(screen.getByRole("dialog", { name: "Approve what passed every check" }));
	expect(dialog.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual([
		"Asha M.LED Sequence · 50 points",
		"Juma M.LED Sequence · 70 points",
		"Neema M.LED Sequence · 50 points",
	]);
	await user.click(dialog.getByRole("checkbox", { name: /Neema/ }));
	await user.click(dialog.getByRole("button", { name: "Approve 2" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(
		sent.map(({ submission_id, points, expected_revision }) => [submission_id, points, expected_revision]),
	).toEqual([
		["Asha", 50, 3],
		["Juma", 70, 3],
	]);
	expect(sent[0]).toMatchObject({ status: "approved", feedback: "Well done! Every check passes." });
});

test("one alone is reviewed by itself", async () => {
	await renderBulk([item("Asha"), item("Elia", { checks: null })]);
	expect(screen.queryByRole("button")).toBeNull();
});

test("what somebody else has reviewed meanwhile is named, and stays to be looked at", async () => {
	vi.spyOn(console, "error").mockReturnValue(undefined);
	const stale = refusal(409, { code: "STALE", message: "reviewed" });
	const { user } = await renderBulk([item("Asha"), item("Juma")], stale);
	await user.click(screen.getByRole("button", { name: /^Approve what/ }));
	await user.click(screen.getByRole("button", { name: "Approve 2" }));
	expect(await screen.findByText(/^Not approved: Asha M\. and Juma M\./)).toBeTruthy();
});
