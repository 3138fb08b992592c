// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { standStill, useStandstill } from "./standstill.ts";

afterEach(cleanup);

function Part({ hold }: { hold: Parameters<typeof useStandstill>[0] }) {
	useStandstill(hold);
	return null;
}

test("what is open is held until it is resumed, once each", () => {
	const resume = vi.fn();
	const hold = vi.fn(() => ({ resume }));
	const { unmount } = render(<Part hold={hold} />);
	const still = standStill();
	expect(still.kept).toBe(true);
	expect(hold).toHaveBeenCalledOnce();
	expect(resume).not.toHaveBeenCalled();
	still.resume();
	still.resume();
	expect(resume).toHaveBeenCalledOnce();
	unmount();
	standStill().resume();
	expect(hold).toHaveBeenCalledOnce();
});

test("what is opened meanwhile is held, too", () => {
	const resume = vi.fn();
	const still = standStill();
	render(<Part hold={() => ({ resume })} />);
	still.resume();
	expect(resume).toHaveBeenCalledOnce();
});

test("what could not be kept is said", () => {
	render(
		<>
			<Part hold={() => ({ kept: false })} />
			<Part hold={() => ({ kept: true })} />
		</>,
	);
	const still = standStill();
	expect(still.kept).toBe(false);
	still.resume();
});
