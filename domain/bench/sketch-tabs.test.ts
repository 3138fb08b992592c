import { expect, test } from "vitest";
import { isTabName, tabsOf, withTab } from "./sketch-tabs.ts";

const sketch = [
	'#include "pitches.h"',
	"void setup() {}",
	"// ===== pitches.h =====",
	"#define NOTE_A4 440",
	"",
	"// ===== motors.ino =====",
	"void drive() {}",
].join("\n");

test("a marked line begins a tab, which goes to the next one or the end", () => {
	expect(tabsOf(sketch)).toEqual([
		{ name: "pitches.h", from: 4, to: 6 },
		{ name: "motors.ino", from: 7, to: 8 },
	]);
	expect(tabsOf("void setup() {}")).toEqual([]);
});

test("a rule of equals signs, or a name that is no file of a sketch, begins none", () => {
	expect(tabsOf("// =====\n// ===== Part two =====\n// ===== ../x.h =====\n// ===== a.cpp =====")).toEqual([]);
	expect(["pitches.h", "motors.ino", "a b.h", "x.txt", ".h", "3d.h"].filter(isTabName)).toEqual([
		"pitches.h",
		"motors.ino",
	]);
});

test("a tab that is added stands at the end and is empty", () => {
	const added = withTab("void loop() {}\n", "notes.h");
	expect(tabsOf(added)).toEqual([{ name: "notes.h", from: 4, to: 5 }]);
});
