// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StatusLine } from "./StatusLine.tsx";
import { type StatusMessage, useStatusMessage } from "./use-status-message.ts";

let showStatus: (message: StatusMessage | null) => void;

function Bench() {
	const store = useStatusMessage();
	showStatus = store.showStatus;
	return <div role="status">{store.statusMessage && <StatusLine message={store.statusMessage} />}</div>;
}

beforeEach(() => {
	vi.useFakeTimers();
	render(<Bench />);
});
afterEach(() => {
	vi.useRealTimers();
	cleanup();
});

const shown = () => screen.getByRole("status").textContent;

test("what was done is read for 4 seconds, the newer instead of the older", () => {
	act(() => showStatus({ tone: "done", text: "Block added!" }));
	act(() => vi.advanceTimersByTime(3000));
	act(() => showStatus({ tone: "guidance", text: "Drop it here.", more: "Or there." }));
	act(() => vi.advanceTimersByTime(3900));
	expect(shown()).toBe("Drop it here. Or there.");
	act(() => vi.advanceTimersByTime(100));
	expect(shown()).toBe("");
});

test("a failure stays until something else is shown, and what can be undone for 10 seconds", () => {
	act(() => showStatus({ tone: "failure", text: "Not kept." }));
	act(() => vi.advanceTimersByTime(60_000));
	expect(shown()).toBe("Not kept.");
	const onPress = vi.fn();
	act(() => showStatus({ tone: "done", text: "The first program is back.", action: { label: "Undo", onPress } }));
	act(() => vi.advanceTimersByTime(9900));
	screen.getByRole("button", { name: "Undo" }).click();
	expect(onPress).toHaveBeenCalledOnce();
	act(() => vi.advanceTimersByTime(100));
	expect(shown()).toBe("");
});
