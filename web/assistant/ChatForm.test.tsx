// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { noticeAnswer } from "#web/platform/backend/connection.ts";
import { ChatForm } from "./ChatForm.tsx";
import { createChat } from "./chat.ts";

afterEach(() => {
	cleanup();
	act(() => noticeAnswer(200));
});

function open(builtIn = true, left = 60, ofBlocks = false) {
	const send = vi.fn().mockResolvedValue(undefined);
	const chat = createChat(`form-${crypto.randomUUID()}`);
	render(<ChatForm chat={chat} sending={{ problem: null, send }} left={left} builtIn={builtIn} ofBlocks={ofBlocks} />);
	return { send, field: screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" }) };
}

test("six questions are offered; the field counts to 500; Enter sends, Shift+Enter does not", () => {
	const { send, field } = open();
	const offered = screen.getByRole("list", { name: "Questions to begin with" });
	expect(offered.querySelectorAll("button")).toHaveLength(6);
	expect(screen.getByText("0/500")).toBeDefined();
	expect(field.maxLength).toBe(500);
	fireEvent.change(field, { target: { value: "What is a pin?" } });
	expect(screen.getByText("14/500")).toBeDefined();
	fireEvent.keyDown(field, { key: "Enter", shiftKey: true });
	expect(send).not.toHaveBeenCalled();
	fireEvent.keyDown(field, { key: "Enter" });
	expect(send).toHaveBeenCalledWith("What is a pin?");
});

test("a question that is offered leaves what was typed", () => {
	const { send, field } = open();
	fireEvent.change(field, { target: { value: "My own" } });
	fireEvent.click(screen.getByRole("button", { name: "What should I do next?" }));
	expect(send).toHaveBeenCalledWith("What should I do next?");
	expect(field.value).toBe("My own");
});

test.each([
	[true, "Without a connection only the next step above is found. What you typed stays here."],
	[false, "Without a connection the AI helper cannot answer. What you typed stays here."],
])("without a connection it says what still works, and sends nothing", (builtIn, text) => {
	const { send, field } = open(builtIn);
	fireEvent.change(field, { target: { value: "What is a pin?" } });
	act(() => noticeAnswer(null));
	expect(screen.getByText(text)).toBeDefined();
	fireEvent.keyDown(field, { key: "Enter" });
	expect(send).not.toHaveBeenCalled();
	expect(field.value).toBe("What is a pin?");
});

test("beside blocks, which always compile, no question is about an error", () => {
	open(true, 60, true);
	const offered = screen.getByRole("list", { name: "Questions to begin with" });
	expect(offered.querySelectorAll("button")).toHaveLength(6);
	expect(screen.queryByRole("button", { name: "What does this error mean?" })).toBeNull();
	expect(screen.getByRole("button", { name: "Why does it not work?" })).toBeDefined();
});
