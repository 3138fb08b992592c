import { expect, test } from "vitest";
import { failureText, kindText, projectOf } from "./outbox-text.ts";

const entry = (kind: string, subject: string, payload: unknown = null) => ({ kind, subject, payload, person: "daudi" });
const failed = (state: "pending" | "refused", code: string, of = entry("save_work", "x")) =>
	failureText({ ...of, state, failure: { code, details: {} } });

test("an entry is named by what it is and by its project's title", () => {
	expect(kindText(entry("check_blocks", "led-sequence"))).toMatch(/^Blocks to be checked: [A-Z]/);
	const circuit = entry("save_work", "circuit:water-temp-monitor");
	expect(kindText(circuit)).toBe("Circuit to be saved: Water Temperature Monitor");
	expect(projectOf(circuit)).toMatchObject({ id: "water-temp-monitor", kit: "secondary" });
	expect(kindText(entry("of a later version", "x"))).toBe("Work: x");
});

test("why it was not sent is said in words, also for a code that nobody foresaw", () => {
	expect(failureText({ ...entry("save_work", "x"), state: "pending", failure: null })).toBeNull();
	expect(failed("pending", "network_gone")).toContain("could not be reached");
	expect(failed("pending", "XX000")).toContain("tried again");
	expect(failed("refused", "42501")).toContain("Save a copy");
	expect(failed("refused", "constructor")).toContain("Save a copy");
});

test("a change of a class is named by what it does, with the server's reason", () => {
	const id = "00000000-0000-4000-8000-0000000000c1";
	const rename = entry("class_change", id, { change: "rename-student", classId: id, studentId: id, name: "Asha M." });
	expect(kindText(rename)).toBe("Rename a student to Asha M.");
	expect(failed("refused", "23505", rename)).toContain("Somebody in the class is shown with the same name");
	expect(failed("pending", "network_gone", rename)).toContain("could not be reached");
	expect(kindText(entry("class_change", id, { change: "of a later version" }))).toBe("A change of a class");
});
