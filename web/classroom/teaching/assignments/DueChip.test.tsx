// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DueChip } from "./DueChip.tsx";

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 23, 59, 30) }));
afterEach(() => void vi.useRealTimers());

test("what is due today is late once midnight has passed, on the open page", () => {
	render(<DueChip dueOn="2026-11-21" />);
	expect(screen.getByText("Until today")).toBeTruthy();
	act(() => void vi.advanceTimersByTime(60_000));
	expect(screen.getByText(/^Late/)).toBeTruthy();
});
