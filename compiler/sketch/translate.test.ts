import { describe, expect, test } from "vitest";
import { findPrototypes } from "./prototypes.ts";
import { translateSketch } from "./translate.ts";

const texts = (sketch: string) => findPrototypes(sketch).map(({ text }) => text);
/** A sketch whose first function leaves room for a prototype of what follows. */
const after = (text: string) => texts(`void setup() {}\n${text}`);

describe("a prototype is made for", () => {
	test.each([
		["int twice(int n) { return 2 * n; }", "int twice(int n);"],
		["void show ( int a, // first\n int b ) {}", "void show ( int a, int b );"],
		["unsigned long elapsed(void) { return 0; }", "unsigned long elapsed(void);"],
		[
			"const char *name(byte &r, char s[], const String &t) { return s; }",
			"const char *name(byte &r, char s[], const String &t);",
		],
		[
			"byte sum(byte a[8], int (&m)[3], void (*then)(int)) { return 1; }",
			"byte sum(byte a[8], int (&m)[3], void (*then)(int));",
		],
		["static inline bool dry() { return true; }", "static inline bool dry();"],
		["__attribute__((noinline)) void slow() {}", "__attribute__((noinline)) void slow();"],
		["auto pin() -> int { return 3; }", "auto pin() -> int;"],
		["template <typename T> T larger(T a, T b) { return a > b ? a : b; }", "template <typename T> T larger(T a, T b);"],
		["int (*choose(int q))(int) { return 0; }", "int (*choose(int q))(int);"],
		["void log(const char *format, ...) {}", "void log(const char *format, ...);"],
		["void names(const char* const* all, int n) {}", "void names(const char* const* all, int n);"],
	])("%s", (text, prototype) => {
		expect(after(text)).toEqual([prototype]);
	});
});

test("of two overloads, the one that the learner did not declare gets a prototype", () => {
	const sketch = "void show(int n);\nvoid setup() {}\nvoid show(int n) {}\nvoid show(const char *text) {}";
	expect(texts(sketch)).toEqual(["void show(const char *text);"]);
});

test("lines that end with CRLF are lines", () => {
	expect(texts("#define LED 13\r\nvoid setup() {}\r\nvoid blink(int n) {}\r\n")).toEqual(["void blink(int n);"]);
});

test("default arguments stay with the function only", () => {
	expect(after('void beep(int pin = 8, String why = "a, b)", int n = max(1, 2)) {}')).toEqual([
		"void beep(int pin , String why , int n );",
	]);
});

describe("no prototype is made for", () => {
	test.each([
		["setup and loop", "void loop() {}"],
		["an interrupt", "ISR(TIMER1_OVF_vect) {}"],
		["a member", "void Robot::drive() {}"],
		["a constructor", "Robot::Robot(int pin) : pin(pin) {}"],
		["a function of a class", "class Robot { void drive() {} };"],
		["a function in a namespace", "namespace robot { void drive() {} }"],
		["a C function", 'extern "C" void drive() {}'],
		["a specialisation", "template <> int larger<int>(int a, int b) { return a; }"],
		["a function that the learner declared", "static int twice(int n);\nstatic int twice(int n) { return 2 * n; }"],
		["code in a comment", "/* int twice(int n) { return 2 * n; } */ // void x() {}"],
		["code in a text", 'const char *text = "void x() {}";'],
		["code in a raw text", 'const char *text = R"(\nvoid x() {}\n)";'],
	])("%s", (_, text) => {
		expect(after(text)).toEqual([]);
	});
});

test("a prototype comes after the types that it names", () => {
	const sketch =
		"void setup() {}\nstruct Point { int x; };\nint far(Dot d) { return d.x; }\nint near(Point p) { return p.x; }\n";
	const [far, near] = findPrototypes(sketch);
	expect(far?.at).toBe(0);
	expect(sketch.slice(0, near?.at)).toMatch(/struct Point \{ int x; \};$/);
});

test("a prototype stands in the same #if as its function", () => {
	const sketch = "void setup() {}\n#ifdef DEBUG\nvoid trace() {}\n#else\nvoid count() {}\n#endif\n";
	expect(findPrototypes(sketch).map(({ before, after }) => [before, after])).toEqual([
		[["#ifdef DEBUG"], ["#endif"]],
		[["#ifdef DEBUG", "#else"], ["#endif"]],
	]);
});

test("prototypes never stand inside the #if of another function", () => {
	const sketch = "#ifdef DEBUG\nvoid trace() {}\n#endif\nvoid setup() { go(); }\nvoid go() {}\n";
	expect(findPrototypes(sketch).map(({ at, text }) => ({ at, text }))).toContainEqual({ at: 0, text: "void go();" });
});

test("every line keeps its number and its columns", () => {
	const sketch = "int a; void setup() { go(); }\nstruct P {}; void go() {}\nvoid use(P p) {}\n";
	const numbered = new Map<number, string>();
	let line = 0;
	for (const text of translateSketch(sketch).split("\n")) {
		const mark = /^#line (\d+)/.exec(text);
		if (mark) line = Number(mark[1]);
		else numbered.set(line, merge(numbered.get(line++) ?? "", text));
	}
	sketch.split("\n").forEach((text, index) => {
		expect(numbered.get(index + 1)?.startsWith(text)).toBe(true);
	});
});

/** Overlays a later piece of a line on the earlier: insertions pad with spaces. */
function merge(before: string, text: string): string {
	const indent = text.length - text.trimStart().length;
	return indent >= before.length ? before + text.slice(before.length) : text;
}

test("a broken sketch is still translated", () => {
	expect(translateSketch("void setup() {\n  if (x) {\n}\nvoid loop() {\n")).toContain("void loop() {");
	expect(translateSketch("")).toContain("#include <Arduino.h>");
});
