// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SaidLine } from "./SaidLine.tsx";
import { type Said, useSaid } from "./use-said.ts";

let say: (said: Said | null) => void;

function Bench() {
	const store = useSaid();
	say = store.say;
	return <div role="status">{store.said && <SaidLine said={store.said} />}</div>;
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
	act(() => say({ tone: "done", text: "Block added!" }));
	act(() => vi.advanceTimersByTime(3000));
	act(() => say({ tone: "guidance", text: "Drop it here.", more: "Or there." }));
	act(() => vi.advanceTimersByTime(3900));
	expect(shown()).toBe("Drop it here. Or there.");
	act(() => vi.advanceTimersByTime(100));
	expect(shown()).toBe("");
});

test("a failure stays until something else is said, and what can be undone stands for 10 seconds", () => {
	act(() => say({ tone: "failure", text: "Not kept." }));
	act(() => vi.advanceTimersByTime(60_000));
	expect(shown()).toBe("Not kept.");
	const onPress = vi.fn();
	act(() => say({ tone: "done", text: "The first program is back.", action: { label: "Undo", onPress } }));
	act(() => vi.advanceTimersByTime(9900));
	screen.getByRole("button", { name: "Undo" }).click();
	expect(onPress).toHaveBeenCalledOnce();
	act(() => vi.advanceTimersByTime(100));
	expect(shown()).toBe("");
});
