import { expect, test } from "vitest";
import { usedPin } from "./used-pin.ts";

const wired = (...ends: string[]) => ({ wires: ends.map((to) => ({ from: "bb.a1", to })) });

test("the pins are opened at the first one that the circuit uses, past power and ground", () => {
	expect(usedPin(wired("uno.5V", "uno.GND", "uno.2", "uno.8"))).toBe("2");
	expect(usedPin(wired("uno.A0"))).toBe("A0");
});

test("before anything is wired it is the project's", () => {
	expect(usedPin(wired(), wired("uno.GND", "uno.9"))).toBe("9");
	expect(usedPin(wired(), wired())).toBe("13");
});
