// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ASHA, pressTwice, renderInApp, stubServer } from "#web/app/testing/render-in-app.tsx";
import { CommentForm } from "./CommentForm.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	localStorage.clear();
	sessionStorage.clear();
});

const COMMENT = "POST /api/forum/comments";
const POST_ID = "00000000-0000-4000-8000-0000000000f0";

async function openForm(answer: object) {
	const server = stubServer({ [COMMENT]: answer, "POST /api/forum/check": { findings: [] } });
	await renderInApp(<CommentForm postId={POST_ID} />, { person: ASHA });
	const comment = screen.getByLabelText<HTMLTextAreaElement>("Your comment");
	const send = screen.getByRole<HTMLButtonElement>("button", { name: "Post Comment" });
	expect(send.disabled).toBe(true);
	fireEvent.change(comment, { target: { value: "Call me: 0712 345 678" } });
	return { server, comment, send };
}

test("a comment that is pressed twice at once is sent once, said so, and gives way to the next", async () => {
	const { server, comment, send } = await openForm({ result: "posted", id: POST_ID });
	pressTwice(send);
	expect(await screen.findByText("Comment added successfully!")).toBeTruthy();
	expect(server.asked(COMMENT).map(({ body }) => (body as { content: string }).content)).toEqual([
		"Call me: 0712 345 678",
	]);
	expect(comment.value).toBe("");
	expect(send.disabled).toBe(true);
});

test("a comment that the server stops stays, with what was found in it and why", async () => {
	const finding = { text: 0, start: 9, end: 21, kind: "phone" };
	const { comment, send } = await openForm({ result: "stopped", findings: [finding] });
	fireEvent.click(send);
	expect((await screen.findByRole("alert")).textContent).toContain("0712 345 678 This looks like a phone number.");
	expect(comment.value).toBe("Call me: 0712 345 678");
	fireEvent.change(comment, { target: { value: "Look at line 2." } });
	expect(screen.queryByRole("alert")).toBeNull();
});
