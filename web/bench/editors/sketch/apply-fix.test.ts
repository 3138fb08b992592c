import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { fixChanges } from "./apply-fix.ts";
import { compiledText } from "./compiled-text.ts";

const compiled = EditorState.create({ doc: "void loop() {\n  delay(5)\n}", extensions: [compiledText] });
const semicolon = [{ line: 2, column: 11, remove: "", insert: ";" }];
const name = [{ line: 2, column: 3, remove: "delay", insert: "tone" }];

function mended(state: EditorState, fix = semicolon): string | null {
	const changes = fixChanges(state, fix);
	return changes === null ? null : state.update({ changes }).state.doc.toString();
}

test("a fix is made where its place stands by now", () => {
	const moved = compiled.update({ changes: { from: 0, insert: "// wait\n" } }).state;
	expect(mended(moved)).toBe("// wait\nvoid loop() {\n  delay(5);\n}");
});

test("what the learner has changed or deleted since is left alone", () => {
	const from = compiled.doc.toString().indexOf("delay");
	expect(mended(compiled.update({ changes: { from, to: from + 5, insert: "wait" } }).state, name)).toBeNull();
	expect(mended(compiled.update({ changes: { from, to: from + 8 } }).state, name)).toBeNull();
});

test("several changes of one fix are made at once", () => {
	expect(mended(compiled, [...name, ...semicolon])).toBe("void loop() {\n  tone(5);\n}");
});
