import { expect, test } from "vitest";
import { keptHere } from "./kept-here.ts";

function storageOf(entries: Record<string, unknown>) {
	const texts = Object.entries(entries).map(([key, value]) => [
		key,
		typeof value === "string" ? value : JSON.stringify(value),
	]);
	return {
		length: texts.length,
		key: (place: number) => texts[place]?.[0] ?? null,
		getItem: (wanted: string) => texts.find(([key]) => key === wanted)?.[1] ?? null,
	};
}

test("a person's own part of shared values and their own keys are found, and nothing of another's", () => {
	const storage = storageOf({
		"sketch:blink": { version: 1, people: { asha: { text: "void setup" }, juma: { text: "secret" } } },
		"sketch:tone": { version: 1, people: { juma: { text: "secret" } } },
		"scratch-blocks:asha:led": { version: 1, current: {} },
		"scratch-blocks:juma:led": { version: 1, current: {} },
	});
	expect(keptHere("asha", storage)).toEqual({
		"sketch:blink": { text: "void setup" },
		"scratch-blocks:asha:led": { version: 1, current: {} },
	});
});

test("the session and settings of the device stay out", () => {
	const storage = storageOf({
		"inspire-stem-session": { access_token: "t", user: { id: "asha" } },
		"inspire-stem-theme": "dark",
	});
	expect(keptHere("asha", storage)).toEqual({});
});

test("what cannot be read is given as it stands", () => {
	expect(keptHere("asha", storageOf({ "scratch-blocks:asha:led": "{broken" }))).toEqual({
		"scratch-blocks:asha:led": "{broken",
	});
});
