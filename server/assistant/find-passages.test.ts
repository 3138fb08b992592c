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
		passage("glossary", "Relay", "A switch that a coil moves."),
		passage("glossary", "Photoresistor", "A sensor that feels how bright it is."),
		passage("glossary", "LED", "A small lamp with a longer leg."),
		passage("project", "Fire alarm", "The buzzer sounds when the sensor sees a flame."),
	],
	{
		synonyms: [
			["buzzer", "speaker"],
			["light sensor", "photoresistor"],
			["led", "light"],
		],
		empty:
			"a an and are at does do how i if in is it it's need of or really the to what when who with without work".split(
				" ",
			),
	},
);
const titles = (question: string) => find(question).map(({ title }) => title);

test("what a word means is found by its title, also with a letter wrong or as another word for it", () => {
	expect(titles("What is a resistor?")[0]).toBe("Resistor");
	expect(titles("wat is a resisstor")[0]).toBe("Resistor");
	expect(titles("What does a speaker do?")[0]).toBe("Buzzer");
});

test("a letter too few, one too many, and two in the wrong order are mended; a small word is not made a big one", () => {
	expect(titles("what is a resistr")[0]).toBe("Resistor");
	expect(titles("do i realy need a resistorr")[0]).toBe("Resistor");
	expect(titles("what is a resisotr")[0]).toBe("Resistor");
	expect(titles("realy")).toEqual([]);
});

test("words of several words are known as one: a light sensor is no light", () => {
	expect(titles("How does a light sensor work?")[0]).toBe("Photoresistor");
	expect(titles("How does a light work?")[0]).toBe("LED");
});

test("a question without a word of the field is not answered, whatever else of it the content has", () => {
	expect(titles("Who saw a flame?")).toEqual([]);
	expect(titles("Why does the buzzer see a flame?")[0]).toBe("Fire alarm");
});

test("a question that names two things is about both", () => {
	expect(titles("digitalRead or analogRead?")).toEqual(expect.arrayContaining(["digitalRead", "analogRead"]));
});

test("nothing is answered where too little of the question is known", () => {
	expect(titles("Who won the world cup in France?")).toEqual([]);
	expect(titles("What is it?")).toEqual([]);
});
