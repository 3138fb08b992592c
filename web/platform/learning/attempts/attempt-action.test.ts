import { expect, test } from "vitest";
import { attemptAction } from "./attempt-action.ts";

const seen = { code: "stayed_low", values: {} };

test("an attempt carries the steps that passed and the first that failed, with what was observed", () => {
	const report = {
		passed: false,
		steps: [
			{ id: "red_first", state: "passed" },
			{ id: "yellow_second", state: "failed", seen },
			{ id: "green_blinks", state: "waiting" },
		] as const,
	};
	const action = attemptAction(
		"asha",
		"lamp",
		{ kind: "blocks", program: "{}" },
		{ ...report, steps: [...report.steps] },
	);
	expect(action).toMatchObject({ person: "asha", subject: "lamp" });
	expect(action.payload).toEqual({
		...{ kind: "blocks", program: "{}", passed: false, passedSteps: ["red_first"], steps: 3 },
		...{ failedStep: "yellow_second", seen },
	});
});

test("a pass names no failed step", () => {
	const { payload } = attemptAction("asha", "lamp", { kind: "sketch", program: "" }, { passed: true, steps: [] });
	expect(payload).toMatchObject({ passed: true, failedStep: null, seen: null });
});
