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

function renderChecks(states: Record<string, StepResult["state"]>) {
	const steps = STEPS.map((id) => ({ id, state: states[id] ?? "waiting" })) as StepResult[];
	const onShowLine = vi.fn();
	render(
		<CheckList
			run={{ ...NO_CHECKS, phase: "failed", steps }}
			steps={STEPS}
			texts={TEXTS}
			before="Press Run."
			lineOf={(step) => (step === "silent" ? 12 : null)}
			onShowLine={onShowLine}
			ladder={(step) => <p>Ladder of {step}</p>}
		/>,
	);
	return { onShowLine };
}

test("the first failed check shows its own hints, the others on a press, those that pass none", async () => {
	renderChecks({ prints: "passed", silent: "failed", sounds: "failed" });
	const [first, second, third] = screen.getAllByRole("listitem");
	if (!first || !second || !third) throw new Error("Three checks are listed");
	expect(within(first).getByText("Ladder of silent")).toBeDefined();
	expect(within(second).queryByText("Ladder of sounds")).toBeNull();
	await userEvent.click(within(second).getByRole("button", { name: "Hints for this check" }));
	expect(within(second).getByText("Ladder of sounds")).toBeDefined();
	expect(within(third).queryByText(/Ladder/)).toBeNull();
});

test("a failed check leads to its line, where it is known", async () => {
	const { onShowLine } = renderChecks({ silent: "failed", sounds: "failed" });
	const buttons = screen.getAllByRole("button", { name: /line/i });
	expect(buttons).toHaveLength(1);
	await userEvent.click(buttons[0] as HTMLElement);
	expect(onShowLine).toHaveBeenCalledExactlyOnceWith(12);
});
