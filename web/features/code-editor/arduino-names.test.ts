import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { completeArduinoNames } from "./arduino-names.ts";

/** The names offered where `|` stands. */
function offered(program: string): string[] {
	const position = program.indexOf("|");
	const state = EditorState.create({ doc: program.replace("|", "") });
	const result = completeArduinoNames(new CompletionContext(state, position, false));
	return result?.options.map((option) => option.label) ?? [];
}

test("an Arduino name is offered from its second letter on", () => {
	expect(offered("void setup() { pi|")).toContain("pinMode");
	expect(offered("void setup() { p|")).toEqual([]);
});

test("after Serial and a dot come the members of Serial only", () => {
	expect(offered("Serial.pr|")).toContain("println");
	expect(offered("Serial.pr|")).not.toContain("pinMode");
});

test("a sensor that the sketch declares offers its own members", () => {
	expect(offered("DallasTemperature probe(&wire);\nprobe.|")).toContain("requestTemperatures");
	expect(offered("int probe = 1;\nprobe.|")).toEqual([]);
});

test("an include offers the headers", () => {
	expect(offered("#include <Dal|")).toContain("DallasTemperature.h");
});
