import { expect, test } from "vitest";
import { failureText, kindText, projectOf } from "./outbox-text.ts";

const failed = (state: "pending" | "refused", code: string) => failureText({ state, failure: { code, details: {} } });

test("an entry is named by what it is and by its project's title", () => {
	expect(kindText({ kind: "check_blocks", subject: "led-sequence" })).toMatch(/^Blocks to be checked: [A-Z]/);
	const circuit = { kind: "save_work", subject: "circuit:water-temp-monitor" };
	expect(kindText(circuit)).toBe("Circuit to be saved: Water Temperature Monitor");
	expect(projectOf(circuit)).toMatchObject({ id: "water-temp-monitor", kit: "secondary" });
	expect(kindText({ kind: "of a later version", subject: "x" })).toBe("Work: x");
});

test("why it was not sent is said in words, also for a code that nobody foresaw", () => {
	expect(failureText({ state: "pending", failure: null })).toBeNull();
	expect(failed("pending", "network_gone")).toContain("could not be reached");
	expect(failed("pending", "XX000")).toContain("tried again");
	expect(failed("refused", "42501")).toContain("Save a copy");
	expect(failed("refused", "constructor")).toContain("Save a copy");
});
