// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip, TooltipProvider } from "./Tooltip.tsx";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shown = () => screen.queryByRole("tooltip")?.textContent;

function moveTo(name: string): void {
	fireEvent.pointerMove(screen.getByRole("button", { name }), { pointerType: "mouse" });
}

function leave(name: string): void {
	fireEvent.pointerLeave(screen.getByRole("button", { name }), { pointerType: "mouse" });
	// Away from the tooltip, too.
	fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 500, clientY: 500 });
}

test("a tooltip opens after 700 ms, the next one at once where no 300 ms lie between", () => {
	render(
		<TooltipProvider>
			{["Person", "Check mark", "Gear"].map((name) => (
				<Tooltip key={name} text={`The ${name}`}>
					<button type="button">{name}</button>
				</Tooltip>
			))}
		</TooltipProvider>,
	);
	moveTo("Person");
	pass(690);
	expect(shown()).toBeUndefined();
	pass(20);
	expect(shown()).toBe("The Person");
	leave("Person");
	pass(290);
	moveTo("Check mark");
	pass(1);
	expect(shown()).toBe("The Check mark");
	leave("Check mark");
	pass(310);
	expect(shown()).toBeUndefined();
	moveTo("Gear");
	pass(690);
	expect(shown()).toBeUndefined();
	pass(20);
	expect(shown()).toBe("The Gear");
});
