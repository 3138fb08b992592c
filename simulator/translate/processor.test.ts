import { afterEach, expect, test, vi } from "vitest";
import { loadProgram } from "../board/program.ts";
import { bareUno } from "../fixtures/bare-uno.ts";
import delays from "../fixtures/delays.hex?raw";
import flood from "../fixtures/flood.hex?raw";
import reckoning from "../fixtures/reckoning.hex?raw";
import { firstDifference } from "../fixtures/side-by-side.ts";
import { createProcessor, type Processor } from "./processor.ts";
import { webAssembly } from "./web-assembly.ts";

const SECOND = 16_000_000;
const host = webAssembly as NonNullable<typeof webAssembly>;

afterEach(() => {
	vi.restoreAllMocks();
	vi.resetModules();
});

/** The processor of a board that runs for so long. */
function processorAfter(hex: string, cycles: number, make = createProcessor): Processor {
	let made: Processor | undefined;
	const uno = bareUno(hex, (program, queue) => {
		made = make(program, queue);
		return made;
	});
	uno.run(cycles);
	if (!made) throw new Error("no processor");
	return made;
}

test("a busy program is translated after 0.3 seconds, one that sleeps through its delays is not", () => {
	expect(processorAfter(reckoning, 0.2 * SECOND).translations).toBe(0);
	expect(processorAfter(reckoning, 0.4 * SECOND).translations).toBe(1);
	expect(processorAfter(delays, 0.4 * SECOND).translations).toBe(0);
});

test("code that only pointers lead to is translated when it is met, and nothing else changes", () => {
	let made: Processor | undefined;
	const impatient: typeof createProcessor = (program, queue) => {
		made = createProcessor(program, queue, { busyCycles: 5000, missedCycles: 200 });
		return made;
	};
	expect(
		firstDifference(
			flood,
			impatient,
			Array.from({ length: 300 }, (_, slice) => 1 + slice * 97),
		),
	).toBe(undefined);
	expect(made?.translations).toBeGreaterThan(1);
});

test("a board that is switched on again has its translation at once", () => {
	const program = loadProgram(reckoning);
	const make: typeof createProcessor = (_, queue) =>
		createProcessor(program, queue, { busyCycles: 1000, missedCycles: SECOND });
	expect(processorAfter(reckoning, 10_000, make).translations).toBe(1);
	const compile = vi.spyOn(host, "Module");
	expect(processorAfter(reckoning, 10_000, make).translations).toBe(1);
	expect(compile).not.toHaveBeenCalled();
});

test("where a policy refuses WebAssembly the interpreter goes on", async () => {
	const refusal = vi.spyOn(host, "Module").mockImplementation(function refuse() {
		throw Object.assign(new Error("refused by the policy"), { name: "CompileError" });
	});
	const fresh = await import("./processor.ts");
	const refused: typeof createProcessor = (program, queue) =>
		fresh.createProcessor(program, queue, { busyCycles: 1000, missedCycles: 1000 });
	expect(firstDifference(reckoning, refused, [5000, 50_000, 500_000])).toBe(undefined);
	expect(refusal).toHaveBeenCalledTimes(1);
});
