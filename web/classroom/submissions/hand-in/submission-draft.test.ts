import { beforeEach, expect, test, vi } from "vitest";
import { actionIdFor, forgetSentNote, keepDraftText, readDraftText } from "./submission-draft.ts";

const kept = new Map<string, string>();
const asha = { userId: "asha", challengeId: "water-temp-monitor" };
const juma = { userId: "juma", challengeId: "water-temp-monitor" };

beforeEach(() => {
	kept.clear();
	vi.stubGlobal("sessionStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	});
});

test("what was typed is there after a reload, for the one who typed it", () => {
	keepDraftText(asha, "It beeps.");
	expect([readDraftText(asha), readDraftText(juma)]).toEqual(["It beeps.", ""]);
	expect(forgetSentNote(asha, "It beeps.")).toBe(false);
	expect(readDraftText(asha)).toBe("");
});

test("the same work sent again has the same id; other work has another", () => {
	const work = { text: "It beeps.", fileIds: ["1763712000000-0a1b2c3d"] };
	const id = actionIdFor(asha, work);
	keepDraftText(asha, "It beeps.");
	expect(actionIdFor(asha, { ...work })).toBe(id);
	const changed = actionIdFor(asha, { ...work, text: "It beeps!" });
	expect(changed).not.toBe(id);
	forgetSentNote(asha, "It beeps.");
	expect(actionIdFor(asha, { ...work, text: "It beeps!" })).not.toBe(changed);
});

test("what was written while the note was sent stays, and is handed in as other work", () => {
	keepDraftText(asha, "It beeps. ");
	const sent = { text: "It beeps.", fileIds: [] };
	const id = actionIdFor(asha, sent);
	keepDraftText(asha, "It beeps. It blinks.");
	expect(forgetSentNote(asha, sent.text)).toBe(true);
	expect(readDraftText(asha)).toBe("It beeps. It blinks.");
	expect(actionIdFor(asha, sent)).not.toBe(id);
});

test("a damaged draft counts as empty", () => {
	kept.set("submission:asha:water-temp-monitor", '{"text":7}');
	expect(readDraftText(asha)).toBe("");
});
