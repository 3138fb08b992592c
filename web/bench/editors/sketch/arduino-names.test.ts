import { CompletionContext } from "@codemirror/autocomplete";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import reference from "#content/reference.en.json" with { type: "json" };
import { completeArduinoNames } from "./arduino-names.ts";
import { editorLanguage } from "./editor-language.ts";

/** The names offered at `|`. */
function offered(program: string): string[] {
	const position = program.indexOf("|");
	const state = EditorState.create({ doc: program.replace("|", ""), extensions: editorLanguage });
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

test.each([
	"// typed before the cut|",
	"// typed before the cut|\nvoid setup() {}",
	"/* Serial.pr|",
	"// #include <Dal|",
	'void setup() { Serial.print("cut|',
	'void setup() { Serial.print("Serial.pr|"); }',
	"char a = 'pi|",
])("nothing is offered in the comment or the string of %j", (program) => {
	expect(offered(program)).toEqual([]);
});

test("after a comment and a string names are offered again", () => {
	expect(offered("// the cut\npi|")).toContain("pinMode");
	expect(offered("/* the cut */ pi|")).toContain("pinMode");
	expect(offered('void loop() { Serial.print("cut"); pi|')).toContain("pinMode");
});

test("nothing is offered before the grammar is loaded", () => {
	const state = EditorState.create({ doc: "// the cut" });
	expect(completeArduinoNames(new CompletionContext(state, 10, true))).toBeNull();
});

const headers: Record<string, string> = import.meta.glob("../../../../compiler/libraries/*/*.h", {
	query: "?raw",
	import: "default",
	eager: true,
});
const libraries = [...new Set(Object.keys(headers).map((path) => path.split("/").at(-2) ?? ""))];

test.each(libraries)("the header and a class of the library %s are offered, with members that it has", (name) => {
	const paths = Object.keys(headers).filter((path) => path.split("/").at(-2) === name);
	const files = paths.map((path) => path.split("/").at(-1) ?? "");
	expect(files.filter((file) => offered(`#include <${file.slice(0, 2)}|`).includes(file))).not.toEqual([]);
	const own = paths.map((path) => headers[path]);
	const classes = [...own.join().matchAll(/^class (\w+)/gm)].map(([, type]) => type);
	const members = classes.flatMap((type) => offered(`${type} thing(1);\nthing.|`));
	expect(members.length).toBeGreaterThan(0);
	// What prints is inherited from the core; the displays share their members.
	const declared = `${Object.values(headers).join()} print( println( write(`;
	for (const member of members) expect(declared).toMatch(new RegExp(`\\b${member}(?:[(,;]| =)`));
});

test("each function that the reference explains is offered", () => {
	const explained = reference.filter(({ name }) => /^[a-z]\w+$/.test(name)).map(({ name }) => name);
	expect(explained.length).toBeGreaterThan(20);
	for (const name of explained) expect(offered(`${name.slice(0, 2)}|`)).toContain(name);
});
