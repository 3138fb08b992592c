// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { Refusal } from "./FormFailure.tsx";
import { signInFailureText } from "./failure-text.ts";
import { useWait } from "./use-wait.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function Form({ error }: { error: Error }) {
	const wait = useWait(error);
	return (
		<>
			<Refusal error={error} textOf={signInFailureText} wait={wait} />
			<button type="submit" disabled={wait > 0}>
				Login
			</button>
		</>
	);
}

const tooMany = (waitSeconds?: number) => new BackendError("too_many_requests", "", { waitSeconds });
const button = () => screen.getByRole<HTMLButtonElement>("button");
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test("a wait counts down, and the button waits with it", () => {
	render(<Form error={tooMany(30)} />);
	expect(screen.getByRole("alert").textContent).toContain("30 seconds");
	expect(button().disabled).toBe(true);
	pass(12);
	expect(screen.getByRole("timer").textContent).toContain("18 seconds");
	pass(17);
	expect(button().disabled).toBe(true);
	pass(1);
	expect(screen.getByRole("timer").textContent).toBe("You can try again now.");
	expect(button().disabled).toBe(false);
});

test("a second refusal begins its own wait", () => {
	const { rerender } = render(<Form error={tooMany(30)} />);
	pass(30);
	rerender(<Form error={tooMany(60)} />);
	expect(screen.getByRole("timer").textContent).toContain("60 seconds");
	expect(button().disabled).toBe(true);
});

test("other refusals ask for no wait", () => {
	render(<Form error={new BackendError("invalid_credentials", "")} />);
	expect(screen.queryByRole("timer")).toBeNull();
	expect(button().disabled).toBe(false);
});
