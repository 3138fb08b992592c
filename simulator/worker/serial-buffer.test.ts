import { expect, test } from "vitest";
import { SerialBuffer } from "./serial-buffer.ts";

test("text and bytes come out once, in order", () => {
	const buffer = new SerialBuffer();
	buffer.push("one ", "one ");
	buffer.push("", "\xc2");
	buffer.push("°", "\xb0");
	expect(buffer.take()).toEqual({ text: "one °", dropped: 0, bytes: "one \xc2\xb0" });
	expect(buffer.take()).toEqual({ text: "", dropped: 0, bytes: "" });
});

test("of too much text the newest stays, and every character left out is counted", () => {
	const buffer = new SerialBuffer();
	for (let line = 0; line < 10_000; line++) {
		const text = `${line}\n`.padStart(10);
		buffer.push(text, text);
	}
	const { text, dropped, bytes } = buffer.take();
	expect(bytes).toBe(text);
	expect(text.length).toBe(8000);
	expect(text.endsWith("9999\n")).toBe(true);
	expect(text.length + dropped).toBe(100_000);
});
