import { expect, test } from "vitest";
import type { Checks } from "#simulator/checks/format.ts";
import words from "./failure-words.en.json" with { type: "json" };
import { stepTexts } from "./step-texts.ts";

const checks: Checks = {
	settle: 1,
	always: { shown: { display: "lcd", near: "probe.celsius", tolerance: 1, row: 2 } },
	scenes: {
		dark: { expect: [{ pin: "9", is: "on" }] },
		loud: {
			expect: [
				{ buzzer: "buzzer", is: "sounding" },
				{ pin: "9", is: "off" },
				{ pin: "10", is: "off" },
			],
		},
	},
};

test("what is not written is said by default, with what was the case and what is watched", () => {
	const names = { "9": "the lamp", lcd: "the screen" };
	const steps = {
		shown: { title: "It shows the temperature", when: "It was {celsius} °C", failed: { no_number: "No number." } },
		dark: { title: "In the dark", when: "It was dark" },
		loud: { title: "Loud", when: "There was smoke" },
	};
	expect(stepTexts(checks, { steps, names }, words)).toEqual({
		shown: {
			title: "It shows the temperature",
			failed: {
				display_empty: "It was {celsius} °C, and line 2 of the screen was empty.",
				no_number: "No number.",
				other_number: "It was {celsius} °C, and line 2 of the screen showed {number}.",
				unsteady: 'It was {celsius} °C, and line 2 of the screen showed "{text}" only for moments.',
			},
		},
		dark: { title: "In the dark", failed: { other_duty: "It was dark, and the lamp was off for {seconds} s." } },
		// Two pins fail alike: only the lesson can say which.
		loud: { title: "Loud", failed: { stayed_silent: "There was smoke, and the buzzer was quiet for {seconds} s." } },
	});
});

test("without a case only what is written is said", () => {
	const steps = { dark: { title: "In the dark", failed: { other_duty: "It was off." } } };
	expect(stepTexts(checks, { steps, names: {} }, words)).toMatchObject({
		shown: { title: "", failed: {} },
		dark: { failed: { other_duty: "It was off." } },
	});
});
