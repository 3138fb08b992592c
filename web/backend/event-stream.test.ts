import { expect, test } from "vitest";
import { createEventReader, type ServerEvent } from "./event-stream.ts";

const TEXT =
	'event: piece\ndata: {"text":"Look: at\\n\\nline 1."}\n\nevent: done\ndata: {"response":"x"}\n\nevent: half';

test.each([1, 3, 1000])("events are read once they are whole, from parts of %i characters", (size) => {
	const events: ServerEvent[] = [];
	const reader = createEventReader((event) => events.push(event));
	for (let at = 0; at < TEXT.length; at += size) reader.push(TEXT.slice(at, at + size));
	expect(events).toEqual([
		{ event: "piece", data: { text: "Look: at\n\nline 1." } },
		{ event: "done", data: { response: "x" } },
	]);
});

test("what is no JSON is left out", () => {
	const events: ServerEvent[] = [];
	createEventReader((event) => events.push(event)).push("event: a\ndata: {\n\nevent: b\ndata: 1\n\n");
	expect(events).toEqual([{ event: "b", data: 1 }]);
});
