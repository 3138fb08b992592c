import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { loadManual } from "#content/manuals.ts";
import { loadProject } from "#content/projects.ts";
import related from "#content/related-manuals.json" with { type: "json" };
import { createSimulation } from "#simulator/create-simulation.ts";
import { shownBy } from "../blocks/shown-by.ts";

const written = (await Promise.all([...new Set(Object.values(related))].map((id) => loadManual(id)))).flatMap(
	(one) => one ?? [],
);

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

test.each(written.map(({ id, code }) => [id, code]))(
	"the program of the manual %s compiles without a warning",
	async (_, code) => {
		const answer = await opened.compiler.compile(code, { userId: "manuals" });
		expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
	},
);

/** The board with a manual's program, and `instead` as the object that its sensor speaks through. */
async function boardWith(manual: string, object: string, instead: string) {
	const code = written.find(({ id }) => id === manual)?.code ?? "";
	const source = code.replace(/^(?!#include)/m, `struct { ${instead} } sensor;\n#define ${object} sensor\n`);
	const answer = await opened.compiler.compile(source, { userId: "manuals" });
	const circuit = (await loadProject("distance-meter"))?.circuit;
	if (answer.outcome !== "compiled" || !circuit) throw new Error(JSON.stringify(answer));
	return createSimulation({ hex: answer.hex, circuit });
}

const DAZZLED = 65_535;

test.each([
	["drives on while a wall is 2 m away", 200, 500, true],
	["drives on when the echo is weak: nothing is near", 0, 40, true],
	["drives back before a wall at 20 cm", 20, 500, false],
	["drives back when something bright and close dazzles the sensor", DAZZLED, DAZZLED, false],
])("the robot with LIDAR %s", async (_, centimetres, strength, forward) => {
	const first = [0x59, 0x59, centimetres & 255, centimetres >> 8, strength & 255, strength >> 8, 0, 0];
	const frame = [...first, first.reduce((sum, byte) => sum + byte) & 255];
	const board = await boardWith(
		"lidar-obstacle-robot",
		"Serial",
		`byte frame[9] = {${frame}}; int at;
		void begin(long) {} void println(int) {}
		int available() { return 9 - at; } int peek() { return frame[at]; } int read() { return frame[at++]; }
		void readBytes(byte *to, int count) { while (count--) *to++ = read(); }`,
	);
	board.advance(100);
	const turning = ["4", "5", "6", "7"].filter((pin) => board.pinLevel(pin).high);
	expect(turning).toEqual(forward ? ["4", "6"] : ["5", "7"]);
});

test.each([
	["a wall at 1.50 m", 150, 500, "1.50 m"],
	["too little light", 150, 40, "Aim again"],
	["too much light", 150, DAZZLED, "Aim again"],
])("the laser meter, with %s", async (_, centimetres, strength, shown) => {
	const board = await boardWith(
		"laser-distance-measurement",
		"Wire",
		`unsigned int answer[2] = {${centimetres}u, ${strength}u}; int at;
		void begin() {} void beginTransmission(int) {} void write(int) {} int endTransmission() { return at = 0; }
		int requestFrom(int, int count) { return count; } byte read() { return ((byte *)answer)[at++]; }`,
	);
	board.advance(2000);
	expect(shownBy(board)[0]).toContain(shown);
});
