// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copyText } from "#web/platform/storage/clipboard.ts";
import { showFailure, showSuccess } from "#web/platform/ui/toast.ts";
import { ReplyText } from "./ReplyText.tsx";

vi.mock("#web/platform/storage/clipboard.ts", () => ({ copyText: vi.fn() }));
vi.mock("#web/platform/ui/toast.ts", () => ({ showSuccess: vi.fn(), showFailure: vi.fn() }));

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const copy = async () => {
	render(<ReplyText text={"Look:\n```\nint a = 1;\n```"} />);
	await act(async () => {
		fireEvent.click(screen.getByRole("button", { name: "Copy this code" }));
	});
};

test("code that was copied is said so, and its icon says it for two seconds", async () => {
	vi.mocked(copyText).mockResolvedValue(true);
	await copy();
	expect(copyText).toHaveBeenCalledWith("int a = 1;");
	expect(showSuccess).toHaveBeenCalledWith("Code copied to clipboard!");
	act(() => void vi.advanceTimersByTime(1999));
	expect(screen.getByRole("button", { name: "Code copied to clipboard!" })).toBeDefined();
	act(() => void vi.advanceTimersByTime(1));
	expect(screen.getByRole("button", { name: "Copy this code" })).toBeDefined();
});

test("code that could not be copied is said so", async () => {
	vi.mocked(copyText).mockResolvedValue(false);
	await copy();
	expect(showFailure).toHaveBeenCalledWith("Failed to copy code.", { stays: false });
	expect(screen.getByRole("button", { name: "Copy this code" })).toBeDefined();
});
