import { expect, test } from "vitest";
import { SerialBuffer } from "./serial-buffer.ts";

test("text comes out once, in order", () => {
	const buffer = new SerialBuffer();
	buffer.push("one ");
	buffer.push("two");
	expect(buffer.take()).toEqual({ text: "one two", dropped: 0 });
	expect(buffer.take()).toEqual({ text: "", dropped: 0 });
});

test("of too much text the newest stays, and every character left out is counted", () => {
	const buffer = new SerialBuffer();
	for (let line = 0; line < 10_000; line++) buffer.push(`${line}\n`.padStart(10));
	const { text, dropped } = buffer.take();
	expect(text.length).toBe(8000);
	expect(text.endsWith("9999\n")).toBe(true);
	expect(text.length + dropped).toBe(100_000);
});
