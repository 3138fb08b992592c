import { expect, test } from "vitest";
import { readPrograms } from "./read-programs.ts";

const SOLUTION =
	"//// solution\n// Blinks.\nvoid setup() {\n  pinMode(9, OUTPUT);\n}\n\nvoid loop() {\n  wait(1);\n  wait(1);\n}\n";

test("programs are read whole, and as differences to one above them", () => {
	const { solution, accepted, wrong, extension } = readPrograms(
		`${SOLUTION}
//// accepted other
// Otherwise.
void setup() {}
void loop() { blink(); }

//// wrong no-pin of solution (lit dark: other_duty)
// It forgets the pin.
-  pinMode(9, OUTPUT);
...
 void loop() {
-  wait(1);
+  wait(2);

//// wrong dark of other (lit)
// It does nothing.
-void loop() { blink(); }
+void loop() {}

//// wrong slower of solution (lit)
// It waits too long.
~ wait(1) => wait(9)

//// extension
//// solution of project
// Twice.
~ pinMode(9 => pinMode(8

//// wrong as-solved of project (lit)
//// wrong also of project (lit)`,
		"////",
	);
	expect(solution).toBe(SOLUTION.slice("//// solution\n".length));
	expect(accepted).toEqual([{ name: "other", source: "// Otherwise.\nvoid setup() {}\nvoid loop() { blink(); }\n" }]);
	expect(wrong).toEqual([
		{
			name: "no-pin",
			source: "// It forgets the pin.\nvoid setup() {\n}\n\nvoid loop() {\n  wait(2);\n  wait(1);\n}\n",
			failsAt: ["lit", "dark"],
			sees: ["other_duty"],
		},
		{ name: "dark", source: "// It does nothing.\nvoid setup() {}\nvoid loop() {}\n", failsAt: ["lit"], sees: [] },
		{
			name: "slower",
			source: solution.replace("// Blinks.", "// It waits too long.").replaceAll("wait(1)", "wait(9)"),
			failsAt: ["lit"],
			sees: [],
		},
	]);
	expect(extension?.solution).toBe(solution.replace("// Blinks.", "// Twice.").replace("(9", "(8"));
	expect(extension?.wrong.map(({ source }) => source)).toEqual([
		solution.replace("// Blinks.\n", ""),
		solution.replace("// Blinks.\n", ""),
	]);
});

test.each([
	["//// wrong x of solution (lit)\n-  wait(1);\n", "2 times"],
	["//// wrong x of solution (lit)\n-  stay();\n", "0 times"],
	["//// wrong x of solution (lit)\n~ stay => go\n", '"stay" of "x" is not in its base'],
	["//// wrong x of y\n-a\n", 'no program "y"'],
	["//// right x\n", "no head of a program: right x"],
])("what does not fit is refused: %j", (section, problem) => {
	expect(() => readPrograms(`${SOLUTION}\n${section}`, "////")).toThrow(problem);
});

test("a file without a solution is refused", () => {
	expect(() => readPrograms("== accepted other\nforever\n", "==")).toThrow('no program "solution"');
});
