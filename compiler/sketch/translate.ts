import { firstIndex } from "#domain/bench/sketch/first-index.ts";
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
	const positionOf = positionsIn(sketch);
	const prototypes = findPrototypes(sketch).sort((a, b) => a.at - b.at);
	for (const prototype of prototypes) {
		if (prototype.at > done || done === 0) {
			cpp += sketch.slice(done, prototype.at);
			done = prototype.at;
		}
		cpp += putIn(prototype, positionOf);
	}
	return putTabsIn(`${cpp}${sketch.slice(done)}\n`);
}

type PositionOf = (offset: number) => { line: number; column: number };

function putIn({ at, from, text, before, after }: Prototype, positionOf: PositionOf): string {
	const own = positionOf(from);
	const back = positionOf(at);
	return [
		"",
		...before,
		`${lineMark(own.line)}${" ".repeat(own.column)}${text}`,
		...after,
		`${lineMark(back.line)}${" ".repeat(back.column)}`,
	].join("\n");
}

/** Gives the line of an offset, from 1, and its column in bytes, from 0. */
function positionsIn(sketch: string): PositionOf {
	const starts = [0];
	for (let end = sketch.indexOf("\n"); end !== -1; end = sketch.indexOf("\n", end + 1)) starts.push(end + 1);
	const encoder = new TextEncoder();
	return (offset) => {
		const line = firstIndex(starts.length, (index) => (starts[index] ?? 0) > offset);
		return { line, column: encoder.encode(sketch.slice(starts[line - 1], offset)).length };
	};
}
