// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PastReviews } from "./PastReviews.tsx";
import type { PastReview, ReviewItem } from "./review.data.ts";
import { SubmissionLine } from "./SubmissionLine.tsx";
import { WorkHead } from "./SubmissionWork.tsx";

const shown = vi.hoisted((): (string | null)[] => []);
vi.mock("#web/platform/session/avatars.queries.ts", () => ({
	useAvatar: (id: string | null) => {
		shown.push(id);
		return "default";
	},
}));

beforeEach(() => {
	shown.length = 0;
});
afterEach(cleanup);

const item = {
	...{ id: "7", studentId: "asha", student: "Asha M.", partners: [], challenge: "LED Sequence", checks: null },
	...{ status: "pending", files: [], submittedAt: "2026-11-25T00:00:00Z" },
} as unknown as ReviewItem;

const past = {
	...{ id: 1, to: "approved", points: 50, feedback: null, reason: null, reviewedAt: "2026-11-25T00:00:00Z" },
	...{ reviewerId: "neema", reviewer: "Neema K." },
} as unknown as PastReview;

test("whoever handed in is named with their avatar, in the list and above the work", () => {
	render(
		<ul>
			<SubmissionLine item={item} open={false} onOpen={() => undefined} />
		</ul>,
	);
	expect(shown).toEqual(["asha"]);
	expect(screen.getByText("AM")).toBeTruthy();
	render(<WorkHead item={item} />);
	expect(shown).toEqual(["asha", "asha"]);
});

test("no avatar is asked for where the name may not be read", () => {
	render(<WorkHead item={{ ...item, student: null }} />);
	expect(shown).toEqual([null]);
});

test("a past review shows its reviewer's avatar", () => {
	render(<PastReviews past={[past]} />);
	expect(shown).toEqual(["neema"]);
});
