import { type SketchTab, tabsOf } from "#domain/bench/sketch-tabs.ts";
import { lineMark } from "./line-mark.ts";

/**
 * Takes the headers among a sketch's tabs out of its text (their lines stay, empty) and gives a function that puts each
 * at its first `#include "name"`, as if it began with `#pragma once`. Lines keep their numbers in the sketch;
 * tabs that end in `.ino` stay where they are.
 */
export function takeTabs(sketch: string): { main: string; putIn: (cpp: string) => string } {
	const headers = new Map<string, SketchTab>();
	for (const tab of tabsOf(sketch)) if (tab.name.endsWith(".h")) headers.set(tab.name, tab);
	if (headers.size === 0) return { main: sketch, putIn: (cpp) => cpp };
	const lines = sketch.split("\n");
	const main = [...lines];
	for (const { from, to } of headers.values()) main.fill("", from - 1, to - 1);
	return {
		main: main.join("\n"),
		putIn: (cpp) => putHeaders(cpp.split("\n"), 1, { lines, headers, done: new Set() }).join("\n"),
	};
}

interface Tabs {
	/** The whole sketch. */
	lines: readonly string[];
	headers: ReadonlyMap<string, SketchTab>;
	/** The headers that have been put in. */
	done: Set<string>;
}

/** `first` is the number of the text's first line in the sketch. */
function putHeaders(text: readonly string[], first: number, tabs: Tabs): string[] {
	let line = first;
	return text.flatMap((one) => {
		const own = line;
		const mark = /^#line (\d+)/.exec(one);
		line = mark ? Number(mark[1]) : line + 1;
		const name = /^\s*#\s*include\s*"([^"]+)"/.exec(one)?.[1] ?? "";
		const tab = tabs.headers.get(name);
		if (!tab) return [one];
		if (tabs.done.has(name)) return [""];
		tabs.done.add(name);
		const content = putHeaders(tabs.lines.slice(tab.from - 1, tab.to - 1), tab.from, tabs);
		return [lineMark(tab.from).trimEnd(), ...content, lineMark(own + 1).trimEnd()];
	});
}
