import { expect, test } from "vitest";
import { isAboutOwnWork, tellsOwnSymptom } from "./about-own-work.ts";

test.each([
	"What should I do next?",
	"Which check fails, and why?",
	"What does this error mean?",
	"Why doesn’t it work?",
	"Why does it not work?",
	"my program does not work",
	"whats wrong",
	"nimekwama",
])("about one's own work: %s", (question) => {
	expect(isAboutOwnWork(question)).toBe(true);
});

test.each(["What is a resistor?", "Why do I need the resistor?", "What does if … else do?", "How does a buzzer work?"])(
	"about a thing: %s",
	(question) => {
		expect(isAboutOwnWork(question)).toBe(false);
	},
);

test.each([
	"Why does my lamp stay on when it's not dark?",
	"the buzzer never stops",
	"why my lamp isn’t on",
	"my screen always shows 0",
	"taa yangu haiwaki",
])("what one's own project does: %s", (question) => {
	expect(tellsOwnSymptom(question)).toBe(true);
});

test.each([
	"What is a loop that never stops?",
	"How do I keep the lamp on?",
	"Can I use another pin?",
	"Why do LEDs need a resistor?",
])("no symptom: %s", (question) => {
	expect(tellsOwnSymptom(question)).toBe(false);
});
