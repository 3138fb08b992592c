// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { OwnSubmissions } from "./OwnSubmissions.tsx";

vi.mock("./UnsentSubmissions.tsx", () => ({ UnsentSubmissions: () => null }));
vi.mock("#web/classroom/submissions/submissions.queries.ts", () => ({ useFileLinks: () => ({}) }));
vi.mock("./hand-in.queries.ts", () => ({
	useOwnSubmissions: (_: unknown, page: number) => {
		const row = { id: page, status: "pending", text: `Work of page ${page}`, files: [], submittedAt: "2026-11-25" };
		return { data: { rows: [row], total: 21, page } };
	},
}));

afterEach(cleanup);

test("a learner turns the pages of what was handed in", async () => {
	render(<OwnSubmissions readOnly owner={{ userId: "asha", challengeId: "led-sequence" }} />);
	expect(screen.getByText("Work of page 1")).toBeTruthy();
	expect(await screen.findByText("Page 1 of 3")).toBeTruthy();
	await userEvent.click(screen.getByRole("button", { name: "Older submissions" }));
	expect(screen.getByText("Work of page 2")).toBeTruthy();
	expect(screen.queryByText("Work of page 1")).toBeNull();
});
