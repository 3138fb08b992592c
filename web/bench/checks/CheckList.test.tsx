// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { StepResult } from "#domain/bench/check-report.ts";
import { CheckList } from "./CheckList.tsx";
import { NO_CHECKS } from "./check-run.ts";

afterEach(cleanup);

const STEPS = ["prints", "silent", "sounds"];
const TEXTS = Object.fromEntries(STEPS.map((id) => [id, { title: `It ${id}`, failed: {} }]));

function renderChecks(steps: Partial<StepResult>[], nextStep?: string) {
	const onShowLine = vi.fn();
	render(
		<CheckList
			run={{
				...NO_CHECKS,
				phase: "failed",
				steps: steps.map((step, index) => ({ id: STEPS[index], ...step }) as StepResult),
			}}
			steps={STEPS}
			texts={TEXTS}
			before="Press Run."
			nextStep={nextStep && <p>{nextStep}</p>}
			lineOf={(step) => (step === "silent" ? 12 : null)}
			onShowLine={onShowLine}
			ladder={(step) => <p>Ladder of {step}</p>}
		/>,
	);
	const [first, second, third] = screen.getAllByRole("listitem");
	if (!first || !second || !third) throw new Error("Three checks are listed");
	return { onShowLine, first, second, third };
}

const passed = { state: "passed" } as const;
const failed = { state: "failed" } as const;

test("the first failed check shows its own hints, the others on a press, those that pass none", async () => {
	const { first, second, third } = renderChecks([passed, failed, failed]);
	expect(within(first).getByText("Ladder of silent")).toBeDefined();
	expect(within(second).queryByText("Ladder of sounds")).toBeNull();
	await userEvent.click(within(second).getByRole("button", { name: /It sounds/ }));
	expect(within(second).getByText("Ladder of sounds")).toBeDefined();
	expect(within(third).queryByText(/Ladder/)).toBeNull();
});

test("what failed before the others stands first, whatever its number", () => {
	const { first, second } = renderChecks([passed, failed, { ...failed, first: true }]);
	expect(within(first).getByText("It sounds")).toBeDefined();
	expect(within(second).getByText("It silent")).toBeDefined();
});

test("the free next step stands in the first failed check, before its hints", () => {
	const { first, second } = renderChecks([passed, failed, failed], "Line 5 uses pin 9.");
	const step = within(first).getByText("Line 5 uses pin 9.");
	expect(step.compareDocumentPosition(within(first).getByText("Ladder of silent"))).toBe(
		Node.DOCUMENT_POSITION_FOLLOWING,
	);
	expect(within(second).queryByText("Line 5 uses pin 9.")).toBeNull();
});

test("a check that could not be judged says for which it waits", () => {
	const { third } = renderChecks([passed, failed, { state: "waiting", waitsFor: "silent" }]);
	expect(third.textContent).toContain("Judged once “It silent” works.");
});

test("a failed check leads to its line, where it is known", async () => {
	const { onShowLine } = renderChecks([passed, failed, failed]);
	const buttons = screen.getAllByRole("button", { name: /Show line/ });
	expect(buttons).toHaveLength(1);
	await userEvent.click(buttons[0] as HTMLElement);
	expect(onShowLine).toHaveBeenCalledExactlyOnceWith(12);
});
