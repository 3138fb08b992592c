import { type EditorState, type Extension, RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView, GutterMarker, gutter, keymap } from "@codemirror/view";
import { m } from "#messages/generated/messages.js";
import { type HeldValue, valuesBeside } from "./values-beside.ts";

/** Breakpoints in the gutter, the line before which the program is paused, and what its variables hold. */

const toggled = StateEffect.define<number>();
const pausedAt = StateEffect.define<Pause | null>();

interface Pause {
	/** From 1. */
	line: number;
	values: readonly HeldValue[];
}

class Breakpoint extends GutterMarker {
	override toDOM(): Node {
		const dot = document.createElement("span");
		dot.className = "cm-breakpoint";
		return dot;
	}
}

const breakpoint = new Breakpoint();
const pausedWash = Decoration.line({ class: "cm-pausedLine", attributes: { "aria-current": "step" } });

/** By the beginnings of their lines: they move with the text. */
const breakpoints = StateField.define<RangeSet<GutterMarker>>({
	create: () => RangeSet.empty,
	update(former, { changes, effects }) {
		let set = former.map(changes);
		for (const effect of effects) {
			if (!effect.is(toggled)) continue;
			const at = effect.value;
			set = isIn(set, at)
				? set.update({ filter: (from) => from !== at })
				: set.update({ add: [breakpoint.range(at)], sort: true });
		}
		return set;
	},
});

const pausedLine = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update(lines, { changes, effects, state }) {
		let kept = lines.map(changes);
		for (const effect of effects) {
			if (!effect.is(pausedAt)) continue;
			const pause = effect.value;
			const shown = pause && pause.line >= 1 && pause.line <= state.doc.lines;
			kept = shown ? pauseMarks(state, pause) : Decoration.none;
		}
		return kept;
	},
	provide: (field) => EditorView.decorations.from(field),
});

/** Values are no text of the page: the table of values says them. */
function pauseMarks({ doc }: EditorState, { line, values }: Pause): DecorationSet {
	const marks = [...valuesBeside(doc.toString().split("\n"), line, values)].map(([number, text]) =>
		Decoration.line({ attributes: { "data-values": text.replaceAll(" ", "\u00a0") } }).range(doc.line(number).from),
	);
	return Decoration.set([...marks, pausedWash.range(doc.line(line).from)], true);
}

function isIn(set: RangeSet<GutterMarker>, at: number): boolean {
	let found = false;
	set.between(at, at, () => {
		found = true;
	});
	return found;
}

/** The lines with a breakpoint, from 1, in order. */
export function breakpointLines(state: EditorState): number[] {
	const lines = new Set<number>();
	state.field(breakpoints).between(0, state.doc.length, (from) => {
		lines.add(state.doc.lineAt(from).number);
	});
	return [...lines].sort((a, b) => a - b);
}

function toggle(view: EditorView, position: number): boolean {
	const { from, number: line } = view.state.doc.lineAt(position);
	const removed = isIn(view.state.field(breakpoints), from);
	const text = removed ? m.step_breakpoint_removed({ line }) : m.step_breakpoint_set({ line });
	view.dispatch({ effects: [toggled.of(from), EditorView.announce.of(text)] });
	return true;
}

/** Shows the line before which the program is paused, from 1, and the variables beside their lines; null: it is not. */
export function showPaused(state: EditorState, line: number | null, values: readonly HeldValue[]) {
	const scroll =
		line !== null && line <= state.doc.lines
			? [EditorView.scrollIntoView(state.doc.line(line).from, { y: "nearest", yMargin: 60 })]
			: [];
	return { effects: [pausedAt.of(line === null ? null : { line, values }), ...scroll] };
}

/** A click beside a line, or F9 in it, sets or removes its breakpoint; `onChange` gets the lines that have one. */
export function steppingLines(onChange: (lines: number[]) => void): Extension {
	return [
		breakpoints,
		pausedLine,
		gutter({
			class: "cm-breakpoints",
			renderEmptyElements: true,
			markers: (view) => view.state.field(breakpoints),
			initialSpacer: () => breakpoint,
			domEventHandlers: { mousedown: (view, line) => toggle(view, line.from) },
		}),
		keymap.of([{ key: "F9", run: (view) => toggle(view, view.state.selection.main.head) }]),
		EditorView.updateListener.of(({ startState, state }) => {
			const lines = breakpointLines(state);
			if (String(lines) !== String(breakpointLines(startState))) onChange(lines);
		}),
	];
}
