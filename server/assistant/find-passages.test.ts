import { expect, test } from "vitest";
import type { Passage } from "#content/passages.ts";
import { createPassageFinder } from "./find-passages.ts";

const passage = (kind: "glossary" | "reference" | "project", id: string, text: string): Passage => ({
	...{ source: { kind, id, title: id }, title: id, text },
});
const { find } = createPassageFinder(
	[
		passage("glossary", "Resistor", "It makes the current small. Without it the LED burns out."),
		passage("glossary", "Buzzer", "A part that makes a sound."),
		passage("reference", "digitalRead", "Reads HIGH or LOW at a pin."),
		passage("reference", "analogRead", "Reads 0 to 1023 at a pin."),
		passage("project", "Fire alarm", "The buzzer sounds when the sensor sees a flame."),
	],
	[["buzzer", "speaker"]],
);
const titles = (question: string) => find(question).map(({ title }) => title);

test("what a word means is found by its title, also with a letter wrong or as another word for it", () => {
	expect(titles("What is a resistor?")[0]).toBe("Resistor");
	expect(titles("wat is a resisstor")[0]).toBe("Resistor");
	expect(titles("What does a speaker do?")[0]).toBe("Buzzer");
});

test("a question that names two things is about both", () => {
	expect(titles("digitalRead or analogRead?")).toEqual(expect.arrayContaining(["digitalRead", "analogRead"]));
});

test("nothing is answered where too little of the question is known", () => {
	expect(titles("Who won the world cup in France?")).toEqual([]);
	expect(titles("What is it?")).toEqual([]);
});
