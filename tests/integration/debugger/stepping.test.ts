import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { buildSimulation } from "#simulator/build-simulation.ts";
import { DebugSession } from "#simulator/debugger/debug-session.ts";
import { PART_KINDS } from "#simulator/parts/registry.ts";

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
}, 120_000);
afterAll(() => opened.close());

/** A program that is paused before its first line. */
async function paused(source: string) {
	const answer = await opened.compiler.compile(source, { userId: "p" }, { debug: true });
	if (answer.outcome !== "compiled" || !answer.debug) throw new Error(JSON.stringify(answer));
	const session = new DebugSession(answer.debug);
	const simulation = buildSimulation({
		hex: answer.hex,
		circuit: { board: "uno", parts: [], wires: [] },
		kinds: PART_KINDS,
		processor: session.processor,
	});
	let printed = "";
	simulation.onSerial((text) => {
		printed += text;
	});
	const lines = source.split("\n");
	/** Runs on, ten simulated seconds at most; the text of the line that it is then paused before. */
	function go(stride: "run" | "over" | "into"): string | null {
		session.go(stride);
		return untilHalt();
	}
	function untilHalt(): string | null {
		for (let slice = 0; slice < 1000 && !session.halted; slice++) simulation.advance(10);
		const halt = session.halt();
		return halt && (lines[halt.line - 1]?.trim() ?? "");
	}
	const value = (name: string) => session.halt()?.values.find((row) => row.name === name)?.value;
	const stopAt = (text: string) => session.setBreakpoints([lines.findIndex((line) => line.includes(text)) + 1]);
	go("into");
	return { session, simulation, go, untilHalt, value, stopAt, printed: () => printed };
}

const STEPS = `int total = 0;

int add(int a, int b) {
  int sum = a + b;
  total += sum;
  return sum;
}

void setup() {
  Serial.begin(9600);
  pinMode(13, OUTPUT);
}

void loop() {
  int n = add(1, 2);
  for (int i = 0; i < 2; i++) {
    n += i * total;
    Serial.println(n);
  }
  digitalWrite(13, HIGH);
  delay(300);
  digitalWrite(13, LOW);
}
`;

test("it begins before the first line of setup, and Next line goes through setup into loop", async () => {
	const { session, go, untilHalt } = await paused(STEPS);
	expect(session.halt()?.function).toBe("setup");
	expect(untilHalt()).toBe("Serial.begin(9600);");
	expect(go("over")).toBe("pinMode(13, OUTPUT);");
	go("over");
	for (let more = 0; session.halt()?.function === "setup" && more < 3; more++) go("over");
	expect(untilHalt()).toBe("int n = add(1, 2);");
});

test("Next line runs over a function, Step into enters it, and both come back to the caller", async () => {
	const { session, go, stopAt, value } = await paused(STEPS);
	stopAt("int n = add");
	expect(go("run")).toBe("int n = add(1, 2);");
	session.setBreakpoints([]);
	expect(go("over")).toBe("for (int i = 0; i < 2; i++) {");
	expect(value("total")).toBe("3");

	stopAt("int n = add");
	expect(go("run")).toBe("int n = add(1, 2);");
	session.setBreakpoints([]);
	expect(go("into")).toBe("int sum = a + b;");
	expect(session.halt()?.function).toBe("add");
	expect([value("a"), value("b")]).toEqual(["1", "2"]);
	expect(go("over")).toBe("total += sum;");
	for (let more = 0; session.halt()?.function === "add" && more < 4; more++) go("over");
	expect(session.halt()?.function).toBe("loop");
	expect(value("total")).toBe("6");
});

test("a loop is gone through line by line, round by round", async () => {
	const { go, stopAt, session } = await paused(STEPS);
	stopAt("n += i");
	expect(go("run")).toBe("n += i * total;");
	session.setBreakpoints([]);
	const seen: (string | null)[] = [];
	for (let line = go("over"); line !== "digitalWrite(13, HIGH);" && seen.length < 10; line = go("over"))
		seen.push(line);
	expect(seen.filter((line) => line === "n += i * total;")).toHaveLength(1);
	expect(seen.filter((line) => line === "Serial.println(n);")).toHaveLength(2);
});

test("Next line over delay() takes the time that it takes, and the pins move as they would", async () => {
	const { go, stopAt, simulation } = await paused(STEPS);
	stopAt("delay(300)");
	go("run");
	const before = simulation.milliseconds;
	expect(simulation.pinLevel("13").high).toBe(true);
	expect(go("over")).toBe("digitalWrite(13, LOW);");
	expect(simulation.milliseconds - before).toBeGreaterThan(299);
	expect(simulation.milliseconds - before).toBeLessThan(302);
	go("over");
	expect(simulation.pinLevel("13").high).toBe(false);
});

test("a breakpoint stops each round, in a function that is stepped over too; on a line without code it counts for the next", async () => {
	const { go, stopAt, session } = await paused(STEPS);
	stopAt("total += sum;");
	expect(go("run")).toBe("total += sum;");
	expect(go("run")).toBe("total += sum;");
	stopAt("int n = add");
	expect(go("run")).toBe("int n = add(1, 2);");
	stopAt("total += sum;");
	expect(go("over")).toBe("total += sum;");
	session.setBreakpoints([2]);
	expect(go("run")).toBe("int sum = a + b;");
});

test("Pause stops a running program before the next line that it comes to", async () => {
	const { session, simulation, untilHalt } = await paused(STEPS);
	session.go("run");
	simulation.advance(1000);
	expect(session.halt()).toBe(null);
	session.pause();
	expect(untilHalt()).not.toBe(null);
	expect(session.halt()?.function).toBe("loop");
});

test("a stopped program does nothing: neither time nor what it prints moves on", async () => {
	const { go, stopAt, simulation, printed } = await paused(STEPS);
	stopAt("delay(300)");
	go("run");
	const [cycles, text] = [simulation.cycles, printed()];
	simulation.advance(500);
	expect([simulation.cycles, printed()]).toEqual([cycles, text]);
});

test("stepping changes nothing of what the program does", async () => {
	const source = STEPS.replace("delay(300);", "Serial.println(millis() / 100);");
	const stepped = await paused(source);
	for (let step = 0; step < 200; step++) stepped.go(step % 3 === 0 ? "into" : "over");
	const free = await paused(source);
	free.session.go("run");
	while (free.simulation.cycles < stepped.simulation.cycles) free.simulation.advance(0.01);
	const common = Math.min(free.printed().length, stepped.printed().length);
	expect(common).toBeGreaterThan(20);
	expect(free.printed().slice(0, common)).toBe(stepped.printed().slice(0, common));
});

test("recursion is stepped over and into by its depth", async () => {
	const { session, go, stopAt, value } = await paused(`volatile int out;
int down(int n) {
  if (n == 0) return 0;
  int below = down(n - 1);
  return below + n;
}
void setup() {
  out = down(3);
  out++;
}
void loop() {}
`);
	stopAt("int below");
	expect(go("run")).toBe("int below = down(n - 1);");
	expect(value("n")).toBe("3");
	session.setBreakpoints([]);
	expect(go("over")).toBe("return below + n;");
	expect([value("n"), value("below")]).toEqual(["3", "3"]);
});

const VALUES = `struct Point { int x; float y; };
enum Mode { OFF, ON = 3 };
const int PIN = 8;
const float LIMIT = 28.5;
volatile int negative = -5;
unsigned long big = 4000000000UL;
long long huge = -9000000000LL;
byte small = 200;
int8_t tiny = -7;
bool flag = true;
char letter = 'A';
char odd = 7;
float celsius = 31.5;
float little = 0.001;
double none = NAN;
Mode mode = ON;
String name = "Asha";
String empty;
char greeting[10] = "maji";
int list[4] = {1, 2, 3, 4};
Point p = {3, 1.25};
Point *where = &p;
const char *text = "hello";
int *nothing = nullptr;

int frame(int first) {
  volatile int room[3] = {first, first * 2, first * 3};
  volatile float half = first / 2.0;
  Serial.println(room[1] + half);
  return room[2];
}

void setup() {
  Serial.begin(9600);
  static int rounds = 4;
  rounds++;
  Serial.println(frame(7) + rounds);
  Serial.print(greeting); Serial.print(name); Serial.print(empty); Serial.println(list[negative + 6]);
  Serial.print(text); Serial.print(p.x); Serial.print(where->y); Serial.print(letter + odd + tiny + small);
  Serial.print(big); Serial.print((long)huge); Serial.print(flag); Serial.print(celsius + little + none); Serial.print(mode);
  Serial.print((int)nothing); Serial.print(LIMIT); Serial.print(PIN);
  flag = !flag; letter++; odd++; tiny++; small++; big++; huge++; celsius++; little++; none++; mode = OFF; name += "!"; greeting[0]++;
  list[0]++; p.x++; where = nullptr; text++; nothing++; empty = name;
}
void loop() {}
`;

test.each([
	["PIN", "const int", "8"],
	["LIMIT", "const float", "28.50"],
	["negative", "int", "-5"],
	["big", "long unsigned int", "4000000000"],
	["huge", "long long int", "-9000000000"],
	["small", "byte", "200"],
	["tiny", "int8_t", "-7"],
	["flag", "bool", "true"],
	["letter", "char", "'A' (65)"],
	["odd", "char", "(7)"],
	["celsius", "float", "31.50"],
	["little", "float", "0.001"],
	["none", "double", "nan"],
	["mode", "Mode", "ON"],
	["name", "String", '"Asha"'],
	["empty", "String", '""'],
	["greeting", "char [10]", '"maji"'],
	["list", "int [4]", "{1, 2, 3, 4}"],
	["p", "Point", "{x: 3, y: 1.25}"],
	["text", "char *", '"hello"'],
	["nothing", "int *", "nullptr"],
	["rounds", "int", "5"],
])("%s, a %s, is shown as %s", async (name, type, value) => {
	const { session, go, stopAt } = await paused(VALUES);
	stopAt("Serial.println(frame(7)");
	go("run");
	const row = session.halt()?.values.find((one) => one.name === name);
	expect(row).toMatchObject({ type, value });
});

test("locals in a function's frame and in registers are read, in their scope only", async () => {
	const { go, stopAt, value, session } = await paused(VALUES);
	stopAt("Serial.println(room[1]");
	go("run");
	expect([value("room"), value("half")]).toEqual(["{7, 14, 21}", "3.50"]);
	expect(value("rounds")).toBe(undefined);
	expect(session.halt()?.values[0]?.scope).toBe("local");
});

test("a value that the compiler has optimised away is said to be", async () => {
	const { value } = await paused(`void setup() {
  const char *text = "hello";
  Serial.begin(9600);
  Serial.println(text);
}
void loop() {}
`);
	expect(value("text")).toBe(null);
});
