import { diagnosticCount } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import type { Diagnostic } from "#domain/bench/diagnostic.ts";
import { compiledNow, compiledText } from "./compiled-text.ts";
import { mistakeLines, showMistakes, showsMistakes, spotOf } from "./mistake-lines.ts";

const sketch = ["void setup() {", "  pinMode(8, OUTPUT)", "}"].join("\n");
const missing: Diagnostic = { code: "missing_semicolon", severity: "error", line: 2, column: 21, params: {}, raw: "" };

function washedLines(state: EditorState): number[] {
	const lines: number[] = [];
	state.field(mistakeLines).between(0, state.doc.length, (from) => {
		lines.push(state.doc.lineAt(from).number);
	});
	return lines;
}

function newState(): EditorState {
	return EditorState.create({ doc: sketch, extensions: [compiledText, mistakeLines] });
}

function stateWith(...found: Diagnostic[]): EditorState {
	const state = newState();
	return state.update(showMistakes(state, found, () => "words")).state;
}

test("the line of a mistake is washed once, and its spot underlined", () => {
	expect(washedLines(stateWith(missing, { ...missing, severity: "warning" }))).toEqual([2]);
	expect(diagnosticCount(stateWith(missing))).toBe(1);
	expect(diagnosticCount(stateWith())).toBe(0);
});

test("findings about the sketch as a whole, or past its end, wash no line", () => {
	expect(washedLines(stateWith({ ...missing, line: 0 }, { ...missing, line: 40 }))).toEqual([]);
});

test("the wash follows its line down, and goes when the line is edited", () => {
	const state = stateWith(missing);
	const pushed = state.update({ changes: { from: 0, insert: "// heat\n" } }).state;
	expect(washedLines(pushed)).toEqual([3]);
	const end = pushed.doc.line(3).to;
	expect(washedLines(pushed.update({ changes: { from: end, insert: ";" } }).state)).toEqual([]);
});

test("findings that come while the text is written on stand where their lines stand by then", () => {
	const show = (state: EditorState) => state.update(showMistakes(state, [missing], () => "words")).state;
	const compiled = newState().update({ effects: compiledNow.of(null) }).state;
	const above = compiled.update({ changes: { from: 0, insert: "// heat\n" } }).state;
	expect(washedLines(show(above))).toEqual([3]);
	expect(diagnosticCount(show(above))).toBe(1);

	const edited = above.update({ changes: { from: above.doc.line(3).to, insert: ";" } }).state;
	expect(washedLines(show(edited))).toEqual([]);
	expect(diagnosticCount(show(edited))).toBe(1);

	const { from, to } = above.doc.line(3);
	const gone = above.update({ changes: { from, to: to + 1 } }).state;
	expect(washedLines(show(gone))).toEqual([]);
	expect(diagnosticCount(show(gone))).toBe(0);

	expect(washedLines(show(above.update({ effects: compiledNow.of(null) }).state))).toEqual([2]);
});

test("a finding is shown as long as its line is washed or its spot underlined", () => {
	expect(showsMistakes(newState())).toBe(false);
	const state = stateWith(missing);
	expect(showsMistakes(state)).toBe(true);
	const edited = state.update({ changes: { from: state.doc.line(2).to, insert: ";" } }).state;
	expect(washedLines(edited)).toEqual([]);
	expect(showsMistakes(edited)).toBe(true);
	expect(showsMistakes(edited.update(showMistakes(edited, [], () => "")).state)).toBe(false);
});

test("new findings replace the former ones", () => {
	const state = stateWith(missing);
	expect(washedLines(state.update(showMistakes(state, [], () => "")).state)).toEqual([]);
});

test("the underline covers the word at the column, else the text of the line", () => {
	const { doc } = EditorState.create({ doc: sketch });
	const word = spotOf(doc, 2, 3);
	expect(doc.sliceString(word.from, word.to)).toBe("pinMode");
	const line = spotOf(doc, 2, 21);
	expect(doc.sliceString(line.from, line.to)).toBe("pinMode(8, OUTPUT)");
});
