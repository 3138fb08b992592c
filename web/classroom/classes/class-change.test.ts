import { expect, test } from "vitest";
import type { ClassChange } from "#domain/classroom/class-roster.ts";
import type { Action } from "#web/platform/outbox/action.ts";
import { replacingFormer } from "./class-change.ts";

const note = (day: string, text = "A good day."): ClassChange => ({ change: "note", classId: "7a", day, note: text });
const action = (payload: ClassChange, state: Action["state"] = "pending") => ({ payload, state }) as Action;

test("of the notes of a day the newest alone is sent", () => {
	const [waiting, refused, other] = [
		action(note("2026-03-03")),
		action(note("2026-03-03"), "refused"),
		action(note("2026-03-06")),
	];
	const rename = action({ change: "rename", classId: "7a", name: "7B" });
	const merged = replacingFormer(note("2026-03-03", "Begin with the number."))([waiting, refused, other, rename]);
	expect(merged).toEqual({ removed: [waiting, refused] });
});

test("another change makes room for itself only where it was refused", () => {
	const rename: ClassChange = { change: "rename", classId: "7a", name: "7B" };
	const [waiting, refused] = [action(rename), action(rename, "refused")];
	expect(replacingFormer(rename)([waiting, refused])).toEqual({ removed: [refused] });
});
