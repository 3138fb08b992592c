import { expect, test } from "vitest";
import { forgetHere, keptHere } from "./kept-here.ts";

function storageOf(entries: Record<string, unknown>) {
	const texts = Object.entries(entries).map(([key, value]) => [
		key,
		typeof value === "string" ? value : JSON.stringify(value),
	]);
	return {
		length: texts.length,
		key: (index: number) => texts[index]?.[0] ?? null,
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

test("forgetting a person leaves what others keep, and the device's own settings", () => {
	const texts = new Map([
		["sketch:blink", JSON.stringify({ version: 1, people: { asha: { text: "a" }, juma: { text: "j" } } })],
		["scratch-blocks:asha:led", "{broken"],
		["waiting-work:asha", "true"],
		["waiting-work:juma", "true"],
		["inspire-stem-theme", "dark"],
	]);
	const storage = {
		get length() {
			return texts.size;
		},
		key: (index: number) => [...texts.keys()][index] ?? null,
		getItem: (key: string) => texts.get(key) ?? null,
		setItem: (key: string, text: string) => void texts.set(key, text),
		removeItem: (key: string) => void texts.delete(key),
	};
	forgetHere("asha", storage);
	expect(Object.fromEntries(texts)).toEqual({
		"sketch:blink": JSON.stringify({ version: 1, people: { juma: { text: "j" } } }),
		"waiting-work:juma": "true",
		"inspire-stem-theme": "dark",
	});
});
