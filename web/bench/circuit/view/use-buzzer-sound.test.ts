import { expect, test } from "vitest";
import { pitchOf } from "./use-buzzer-sound.ts";

const buzzer = (sounding: boolean, hertz: number | null) => ({ horn: { kind: "buzzer" as const, sounding, hertz } });

test("a buzzer with HIGH sounds at its own 2.3 kHz, with tone() at the pitch of the tone", () => {
	expect(pitchOf({ state: "running", parts: buzzer(true, null) })).toBe(2300);
	expect(pitchOf({ state: "running", parts: buzzer(true, 1000) })).toBe(1000);
});

test("a silent buzzer, and a paused board, are not heard", () => {
	expect(pitchOf({ state: "running", parts: buzzer(false, null) })).toBeNull();
	expect(pitchOf({ state: "paused", parts: buzzer(true, null) })).toBeNull();
});
