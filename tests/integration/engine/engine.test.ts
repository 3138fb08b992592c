import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { translated } from "#simulator/fixtures/processors.ts";
import { firstDifference } from "#simulator/fixtures/side-by-side.ts";
import { type Run, runOnAvr8js } from "./avr8js-board.ts";
import { compareRuns, type Peer, runOnOurs } from "./compare-runs.ts";
import { listPrograms, type TestProgram } from "./programs.ts";
import { openSimavr, type Simavr } from "./simavr-board.ts";

/** How many of the programs, evenly drawn. Outside of the tests, all: `PROOFS=all ENGINE_PROGRAMS=all npx vitest run tests/integration/engine`. */
const PROGRAMS = process.env.ENGINE_PROGRAMS ?? "12";
const CYCLES = 16_000 * Number(process.env.ENGINE_MILLISECONDS ?? 100);
/** A program that moves pins as fast as this is compared with its translation for a twentieth of the time. */
const MANY_CHANGES = 20_000;
const MILLISECOND = 16_000;

const AVR8JS: Peer = { peer: "avr8js", late: 0.01 };
/** Its serial port takes 11 bits a byte, of 10 that are sent, and a program that prints waits for it. */
const SIMAVR: Peer = { peer: "simavr", late: 0.2 };

/** By the name of a program, without folders, or by the project whose program it is. */
type Explained = Readonly<Record<string, string>>;

/** Programs that do something else on avr8js, and why that is no mistake here. */
const ON_AVR8JS: Explained = {
	comparator: "it has no analog comparator",
	"distance-meter in style 0": "its I2C bus takes no time; a byte for the display takes 90 µs here (100 kHz)",
	"distance-meter in style 3": "the same",
	polls: "the count with which a timer begins is no compare match in it (data sheet 15.5: whenever they are equal)",
	pwm: "it raises a compare match at the start of its count (board.test.ts): two edges change places",
	recursion: "the stack leaves the RAM, which ends in a restart here and in registers there",
	restarts: "the watchdog is left out of it",
	sleeper: "the timers stop in power-down sleep (data sheet, Sleep modes)",
	"serial-not-begun-line": "before Serial.begin the transmitter is off (data sheet 20.6)",
	unbegun: "the same",
};
/** Programs that do something else on simavr 1.6. */
const ON_SIMAVR: Explained = {
	eeprom_clear: "its EEPROM is written at once (data sheet, EEPROM programming time: 3.4 ms a byte)",
	eeprom_put: "the same",
	polls: "to write one flag of TIFR0 clears the others, too (data sheet 15.9.7: each by a one)",
	pwm: "its timers put nothing out in fast PWM",
	"auto-light in style 3": "the same",
	restarts: "after a restart by its watchdog, the next ones come every 16 ms, whatever time is set",
	sleeper: "the timers stop in power-down sleep (data sheet, Sleep modes)",
	"rfid-access": "its SPI takes 100 µs a byte; at 4 MHz 8 bits take 2 µs (data sheet 19)",
	AccessControl: "the same",
	ReadNUID: "the same",
	CardInfo: "the same",
	Datalogger: "the same",
	Files: "the same",
	ReadWrite: "the same",
	listfiles: "the same",
	"uv-monitor: slow-round": "map(0, 0, 1023, 0, 5000) / 100.0 is 19.5 and 0.7 in it, though what it reads is 0 in both",
	timer1: "two edges within a hundred cycles change places",
	"tilt-alarm in style 6":
		"a compare match from before its interrupt is enabled is forgotten (data sheet 18.11.7, OCF2A)",
};

let opened: Awaited<ReturnType<typeof testCompiler>>;
let simavr: Simavr | null;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
	simavr = await openSimavr();
	if (!simavr) console.info("simavr is not installed here");
});
afterAll(async () => {
	await simavr?.close();
	await opened.close();
});

async function hexOf(program: TestProgram): Promise<string | undefined> {
	if ("hex" in program) return program.hex;
	const answer = await opened.compiler.compile(program.source, { userId: "engine" });
	return answer.outcome === "compiled" ? answer.hex : undefined;
}

/** Of one cycle up to 10 ms, as many as fill the time. */
function slices(cycles: number): number[] {
	const random = seededRandom(1);
	const found: number[] = [];
	for (let sum = 0; sum < cycles; sum += found.at(-1) ?? 0) found.push(Math.ceil((10 * MILLISECOND) ** random()));
	return found;
}

function hasReason(name: string, explained: Explained): boolean {
	const project = /^(?:content\/projects\/)?([\w-]+)(?:\/|: | in style )/.exec(name)?.[1];
	return name.replace(/^.*\/|\.\w+$/g, "") in explained || (project !== undefined && project in explained);
}

/** Counts how runs on another simulator agree with ours, and lists those that differ without a reason. */
function tally(peer: Peer, explained: Explained) {
	const counts = { "to the cycle": 0, "but for the time": 0, unequal: 0 };
	const unexplained: string[] = [];
	return {
		counts,
		unexplained,
		add(name: string, theirs: Run, ours: Run) {
			const found = compareRuns(theirs, ours, CYCLES, peer);
			const kind = Object.keys(counts).find((one): one is keyof typeof counts => one === found) ?? "unequal";
			counts[kind]++;
			if (found !== "to the cycle") console.info(`${name}: ${found}`);
			if (kind === "unequal" && !hasReason(name, explained)) unexplained.push(`${name}: ${found}`);
		},
	};
}

test("programs do the same translated, interpreted, on avr8js and on simavr", { timeout: 7_200_000 }, async () => {
	const all = listPrograms();
	const every = PROGRAMS === "all" ? 1 : Math.max(1, Math.floor(all.length / Number(PROGRAMS)));
	const [onAvr8js, onSimavr] = [tally(AVR8JS, ON_AVR8JS), tally(SIMAVR, ON_SIMAVR)];
	const differences: string[] = [];
	for (const program of all.filter((_, index) => index % every === 0)) {
		const hex = await hexOf(program);
		if (hex === undefined) continue;
		const ours = runOnOurs(hex, CYCLES);
		onAvr8js.add(program.name, runOnAvr8js(hex, CYCLES), ours);
		if (simavr) onSimavr.add(program.name, await simavr.run(hex, CYCLES), ours);
		const length = ours.changes.length > MANY_CHANGES ? CYCLES / 20 : CYCLES;
		const translation = firstDifference(hex, translated, slices(length));
		if (translation) differences.push(`${program.name}: ${translation}`);
	}
	console.info({ avr8js: onAvr8js.counts, simavr: onSimavr.counts });
	expect(differences).toEqual([]);
	expect(onAvr8js.unexplained).toEqual([]);
	expect(onSimavr.unexplained).toEqual([]);
});
