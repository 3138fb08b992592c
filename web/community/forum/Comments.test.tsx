// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Comments } from "./Comments.tsx";
import type { Post } from "./forum.data.ts";

vi.mock("#web/platform/session/session.ts", () => ({ usePerson: () => ({ id: "asha" }) }));
vi.mock("#web/platform/session/avatars.queries.ts", () => ({ useAvatar: () => "default" }));
vi.mock("./ReportDialog.tsx", () => ({ ReportDialog: () => null }));
vi.mock("./CommentForm.tsx", () => ({
	CommentForm: ({ onDone }: { onDone: () => void }) => {
		return <button type="button" onClick={onDone} />;
	},
}));
vi.mock("./forum.queries.ts", () => ({
	useForumImages: () => ({}),
	useDeleteComment: () => ({}),
	useMarkSolved: () => ({}),
	useComments: (_: string, page: number) => {
		const author = { id: "juma", name: "Juma A.", teacher: false };
		const row = { id: page, author, content: `Said on page ${page}`, image: null, createdAt: "2026-11-25" };
		return { data: { rows: [row], total: 40, page } };
	},
}));

afterEach(cleanup);

const POST = { id: "post", title: "Dark", answerId: null } as Post;

test("the pages of comments are turned", async () => {
	render(<Comments post={POST} canWrite={false} canSolve={false} apart />);
	expect(screen.getByText("Said on page 1")).toBeTruthy();
	expect(screen.getByText("Page 1 of 2")).toBeTruthy();
	await userEvent.click(screen.getByRole("button", { name: "Later comments" }));
	expect(screen.getByText("Said on page 2")).toBeTruthy();
});

test("one's own comment is shown where it is: on the last page", async () => {
	render(<Comments post={POST} canWrite canSolve={false} apart />);
	await userEvent.click(screen.getByRole("button", { name: "" }));
	expect(screen.getByText("Said on page 3")).toBeTruthy();
});
