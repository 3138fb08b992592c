import { beforeEach, expect, test, vi } from "vitest";
import { keptHere } from "#web/device/kept-here.ts";
import { keepUpload, settleUpload, waitingUploads } from "./waiting-uploads.ts";

const kept = new Map<string, string>();
const storage = {
	get length() {
		return kept.size;
	},
	key: (place: number) => [...kept.keys()][place] ?? null,
	getItem: (key: string) => kept.get(key) ?? null,
	setItem: (key: string, value: string) => void kept.set(key, value),
};
const circuit = { parts: [], wires: [] };
const first = { source: "void setup() {}", circuit };
const second = { ...first, source: "void loop() {}" };

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("localStorage", storage);
});

test("an upload waits for its own person until the server has answered about it", () => {
	keepUpload("asha", "auto-light", first);
	expect(waitingUploads("asha")).toEqual({ "auto-light": first });
	expect(waitingUploads("juma")).toEqual({});
	settleUpload("asha", "auto-light", { source: first.source, circuit: { ...circuit } });
	expect(waitingUploads("asha")).toEqual({});
});

test("a newer upload takes the place of the older one, and an answer about the older one leaves it there", () => {
	keepUpload("asha", "auto-light", first);
	keepUpload("asha", "auto-light", second);
	settleUpload("asha", "auto-light", first);
	settleUpload("asha", "auto-light", { ...second, circuit: { parts: [1], wires: [] } });
	expect(waitingUploads("asha")).toEqual({ "auto-light": second });
});

test("it is part of what a person takes along, and of nobody else's", () => {
	keepUpload("asha", "auto-light", first);
	expect(keptHere("asha", storage)).toEqual({ "waiting-uploads": { "auto-light": first } });
	expect(keptHere("juma", storage)).toEqual({});
});

test.each([7, { "auto-light": null }, { "auto-light": { source: 7 } }])(
	"a damaged value (%j) counts as none",
	(value) => {
		kept.set("waiting-uploads", JSON.stringify({ version: 1, people: { asha: value } }));
		expect(waitingUploads("asha")).toEqual({});
	},
);

test("a full storage does not take an upload away: the page holds it", () => {
	const full = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
	keepUpload("neema", "auto-light", first);
	expect(waitingUploads("neema")).toEqual({ "auto-light": first });
	settleUpload("neema", "auto-light", first);
	expect(waitingUploads("neema")).toEqual({});
});
