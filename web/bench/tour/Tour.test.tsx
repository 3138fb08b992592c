// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasSeenTour } from "./seen-tours.ts";
import { Tour, type TourStep } from "./Tour.tsx";

const findRun = () => document.getElementById("run");
const findNothing = () => null;

function stepsOf(done: readonly string[], without: readonly string[] = []): TourStep[] {
	return ["run", "part", "number", "next"].map((id) => ({
		...{ id, text: `Do ${id}.`, detail: "Then look.", done: done.includes(id) },
		...{ find: without.includes(id) ? findNothing : findRun, optional: id === "number" },
	}));
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ground = { taken: ".taken", spared: ".spared" };
const listeners = () => ({ onShow: vi.fn(), onEnd: vi.fn() });

function tourOf(steps: TourStep[], { onShow, onEnd }: ReturnType<typeof listeners>) {
	return (
		<>
			<button type="button" id="run">
				Run
			</button>
			<Tour tour="code" userId="asha" {...{ steps, ground, onShow, onEnd }} />
		</>
	);
}

test("it continues when the thing is done, in whatever order, and ends with the last", () => {
	const events = listeners();
	const { rerender } = render(tourOf(stepsOf([]), events));
	expect(screen.getByRole("status", { hidden: true }).textContent).toContain("Do run.");
	expect(screen.getByRole("img", { name: "1 of 4", hidden: true })).toBeTruthy();
	rerender(tourOf(stepsOf(["part"]), events));
	expect(screen.getByRole("status", { hidden: true }).textContent).toContain("Do run.");
	// What was done once stays done.
	rerender(tourOf(stepsOf(["run"]), events));
	expect(screen.getByRole("status", { hidden: true }).textContent).toContain("Do number.");
	rerender(tourOf(stepsOf(["number"]), events));
	expect(events.onEnd).not.toHaveBeenCalled();
	rerender(tourOf(stepsOf(["next"]), events));
	expect(screen.queryByRole("status", { hidden: true })).toBeNull();
	expect(events.onEnd).toHaveBeenCalledOnce();
	expect(events.onShow.mock.calls.map(([step]) => step.id)).toEqual(["run", "number", "next"]);
});

test("it is over for good for this person once something of it is done, not before", () => {
	const { rerender } = render(tourOf(stepsOf([]), listeners()));
	expect(hasSeenTour("asha", "code")).toBe(false);
	rerender(tourOf(stepsOf(["run"]), listeners()));
	expect(hasSeenTour("asha", "code")).toBe(true);
	expect(hasSeenTour("baraka", "code")).toBe(false);
	expect(hasSeenTour("asha", "blocks")).toBe(false);
});

test("a step with nothing to do it to is left out", () => {
	render(tourOf(stepsOf(["run", "part"], ["number"]), listeners()));
	expect(screen.getByRole("status", { hidden: true }).textContent).toContain("Do next.");
});

test("Skip ends it for good, and the focus stays where it is until then", async () => {
	const events = listeners();
	render(tourOf(stepsOf([]), events));
	expect(document.activeElement).toBe(document.body);
	await userEvent.click(screen.getByRole("button", { name: "Skip", hidden: true }));
	expect(events.onEnd).toHaveBeenCalledOnce();
	expect(hasSeenTour("asha", "code")).toBe(true);
});
