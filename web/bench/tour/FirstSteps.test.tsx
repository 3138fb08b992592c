// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FirstSteps } from "./FirstSteps.tsx";
import { hasSeenTour } from "./seen-tours.ts";

const find = (id: string) => () => document.getElementById(id);
const STEPS = [
	{ id: "run", title: "Run it", text: "Press Run.", find: find("run") },
	{ id: "hint", title: "Stuck?", text: "Press Hint.", find: find("hint") },
];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function renderTour(onShow = vi.fn()) {
	const onEnd = vi.fn();
	render(
		<>
			<button type="button" id="run">
				Run
			</button>
			<button type="button" id="hint">
				Hint
			</button>
			<FirstSteps tour="code" userId="asha" steps={STEPS} onShow={onShow} onEnd={onEnd} />
		</>,
	);
	return { onEnd, onShow };
}

test("by keyboard from tool to tool; the end is remembered for this person only", async () => {
	const { onEnd, onShow } = renderTour();
	expect(screen.getByRole("dialog", { name: "Run it" })).toBeTruthy();
	expect(document.activeElement?.textContent).toBe("Next");
	await userEvent.keyboard("{Enter}");
	expect(screen.getByRole("dialog", { name: "Stuck?" })).toBeTruthy();
	expect(onShow.mock.calls.map(([step]) => step.id)).toEqual(["run", "hint"]);
	expect(hasSeenTour("asha", "code")).toBe(false);
	await userEvent.keyboard("{Enter}");
	expect(onEnd).toHaveBeenCalledOnce();
	expect(hasSeenTour("asha", "code")).toBe(true);
	expect(hasSeenTour("baraka", "code")).toBe(false);
	expect(hasSeenTour("asha", "blocks")).toBe(false);
});

test("a press on the tool itself leads on", async () => {
	renderTour();
	await userEvent.click(screen.getByRole("button", { name: "Run" }));
	expect(screen.getByRole("dialog", { name: "Stuck?" })).toBeTruthy();
});

test("Skip and Escape end the tour for good", async () => {
	const { onEnd } = renderTour();
	await userEvent.click(screen.getByRole("button", { name: "Skip" }));
	expect(onEnd).toHaveBeenCalledOnce();
	expect(hasSeenTour("asha", "code")).toBe(true);
	cleanup();
	localStorage.clear();
	const again = renderTour();
	await userEvent.keyboard("{Escape}");
	expect(again.onEnd).toHaveBeenCalledOnce();
	expect(hasSeenTour("asha", "code")).toBe(true);
});

test("whoever types when a step appears keeps the focus, and whoever moves on meanwhile too", async () => {
	const [before, after] = [document.createElement("textarea"), document.createElement("textarea")];
	document.body.append(before, after);
	before.focus();
	renderTour();
	expect(screen.getByRole("dialog", { name: "Run it" })).toBeTruthy();
	await userEvent.keyboard("int pin;");
	expect(before.value).toBe("int pin;");
	after.focus();
	cleanup();
	// The popover gives the focus back in a task of its own.
	await new Promise((done) => setTimeout(done));
	await userEvent.keyboard("7");
	expect(after.value).toBe("7");
	before.remove();
	after.remove();
});
