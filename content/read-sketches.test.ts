import { expect, test } from "vitest";
import { readSketches } from "./read-sketches.ts";

const SOLUTION = "// Blinks.\nvoid setup() {\n  pinMode(9, OUTPUT);\n}\n\nvoid loop() {\n  wait(1);\n  wait(1);\n}\n";

test("sketches are read whole, and as differences to an accepted one or the solution", () => {
	const { accepted, wrong } = readSketches(
		`//// accepted other
// Otherwise.
void setup() {}
void loop() { blink(); }

//// wrong no-pin of solution.ino
// It forgets the pin.
// Fails at: lit, dark
-  pinMode(9, OUTPUT);
...
 void loop() {
-  wait(1);
+  wait(2);

//// wrong dark of other
// It does nothing.
-void loop() { blink(); }
+void loop() {}

//// wrong as-solved of solution.ino
// Fails at: lit
`,
		SOLUTION,
	);
	expect(accepted.map(({ name }) => name)).toEqual(["other"]);
	expect(wrong).toEqual([
		{
			name: "no-pin",
			source:
				"// It forgets the pin.\n// Fails at: lit, dark\nvoid setup() {\n}\n\nvoid loop() {\n  wait(2);\n  wait(1);\n}\n",
			failsAt: ["lit", "dark"],
		},
		{ name: "dark", source: "// It does nothing.\nvoid setup() {}\nvoid loop() {}\n\n", failsAt: [] },
		{ name: "as-solved", source: SOLUTION.replace("// Blinks.", "// Fails at: lit"), failsAt: ["lit"] },
	]);
});

test.each([
	["-  wait(1);\n", "2 times"],
	["-  stay();\n", "0 times"],
])("a difference that does not fit is refused: %j", (piece, times) => {
	expect(() => readSketches(`//// wrong x of solution.ino\n${piece}`, SOLUTION)).toThrow(times);
});

test("a base that is not above is refused", () => {
	expect(() => readSketches("//// wrong x of y\n-a\n", SOLUTION)).toThrow('no sketch "y"');
});
