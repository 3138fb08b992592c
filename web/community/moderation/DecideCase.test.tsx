// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { DecideCase } from "./DecideCase.tsx";
import type { Case, CaseKind } from "./moderation.data.ts";

afterEach(cleanup);

/** The buttons for an open case, and whether a line to the author can be written. */
function offered(kind: CaseKind, authorId: string | null) {
	const of: Case = {
		...{ id: "case", kind, author: null, safety: false, dueAt: "2026-01-01T00:00:00Z", status: "open", reason: "spam" },
		...{ reports: 1, hidden: false, authorId, reported: "Words", postedAt: null, under: null, postId: null },
		...{ revision: 1, decision: null, allReports: [], log: [], warnings: 0, posts: 0, classes: [] },
	};
	render(
		<QueryClientProvider client={new QueryClient()}>
			<DecideCase of={of} />
		</QueryClientProvider>,
	);
	const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent);
	return { buttons, line: screen.queryByRole("textbox") !== null };
}

test.each<[string, CaseKind, string | null, readonly string[], boolean]>([
	["an author is warned with a line", "post", "asha", ["Hide and warn", "Hide", "Nothing wrong"], true],
	["no warning where the author's account is gone", "post", null, ["Hide", "Nothing wrong"], false],
	["a name's owner is warned", "name", "asha", ["Warn", "Nothing wrong"], true],
	["no warning for a name whose account is gone", "name", null, ["Nothing wrong"], false],
])("%s", (_, kind, authorId, buttons, line) => {
	expect(offered(kind, authorId)).toEqual({ buttons, line });
});

test("a warning needs a line, which is asked for at its field", async () => {
	offered("post", "asha");
	await userEvent.click(screen.getByRole("button", { name: "Hide and warn" }));
	const line = screen.getByRole("textbox");
	expect(line.getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByText("Write a line: the author reads why")).toBeTruthy();
	await userEvent.type(line, "Please");
	expect(screen.queryByText("Write a line: the author reads why")).toBeNull();
});
