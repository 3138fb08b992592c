import { expect, test } from "vitest";
import { isAboutOwnWork } from "./about-own-work.ts";

test.each([
	"What should I do next?",
	"Which check fails, and why?",
	"What does this error mean?",
	"Why doesn’t it work?",
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
