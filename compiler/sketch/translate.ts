import { takeTabs } from "./inline-tabs.ts";
import { lineMark } from "./line-mark.ts";
import { findPrototypes, type Prototype } from "./prototypes.ts";

/**
 * The C++ text of an Arduino sketch: `Arduino.h` and the prototypes of its functions are put in. The
 * compiler's lines and columns are those of the sketch, by `#line`; every insertion is on a separate line.
 * A tab's header is inlined where it is included, its lines numbered as in the sketch.
 */
export function translateSketch(text: string): string {
	const { main: sketch, putIn: putTabsIn } = takeTabs(text);
	let cpp = `#include <Arduino.h>\n${lineMark(1)}`;
	let done = 0;
	const prototypes = findPrototypes(sketch).sort((a, b) => a.at - b.at);
	for (const prototype of prototypes) {
		if (prototype.at > done || done === 0) {
			cpp += sketch.slice(done, prototype.at);
			done = prototype.at;
		}
		cpp += putIn(sketch, prototype);
	}
	return putTabsIn(`${cpp}${sketch.slice(done)}\n`);
}

function putIn(sketch: string, { at, from, text, before, after }: Prototype): string {
	const own = positionOf(sketch, from);
	const back = positionOf(sketch, at);
	return [
		"",
		...before,
		`${lineMark(own.line)}${" ".repeat(own.column)}${text}`,
		...after,
		`${lineMark(back.line)}${" ".repeat(back.column)}`,
	].join("\n");
}

function positionOf(sketch: string, offset: number): { line: number; column: number } {
	const before = sketch.slice(0, offset);
	const lineStart = before.lastIndexOf("\n") + 1;
	return { line: before.split("\n").length, column: new TextEncoder().encode(before.slice(lineStart)).length };
}
