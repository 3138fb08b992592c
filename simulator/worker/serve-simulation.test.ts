import { beforeAll, describe, expect, test, vi } from "vitest";
import delays from "../fixtures/delays.hex?raw";
import echo from "../fixtures/echo.hex?raw";
import flood from "../fixtures/flood.hex?raw";
import { served } from "../fixtures/served-page.ts";
import waits from "../fixtures/waits.hex?raw";
import { loadEveryPartKind, loadPartKinds } from "../parts/load-part-kinds.ts";
import { PART_KINDS } from "../parts/registry.ts";

vi.mock("../parts/load-part-kinds.ts", async (actual) => ({
	loadPartKinds: vi.fn((await actual<typeof import("../parts/load-part-kinds.ts")>()).loadPartKinds),
	loadEveryPartKind: vi.fn(() => Promise.resolve()),
}));

const circuit = {
	board: "uno" as const,
	parts: [{ id: "probe", kind: "ds18b20", x: 0, y: 0 }],
	wires: [],
};

/** How long a busy computer may take to fetch what a message needs. */
const FETCHING = { timeout: 10_000 };

beforeAll(async () => {
	await loadPartKinds(circuit);
});

const last = <Item>(items: readonly Item[]) => items[items.length - 1];

describe("a board for a page", () => {
	test("is loaded paused, with its controls, and runs in step with real time", () => {
		const page = served();
		page.send({ type: "load", hex: delays, circuit });
		expect(page.sent[0]).toMatchObject({
			type: "loaded",
			controls: [
				{ part: "probe", id: "celsius", value: 20 },
				{ part: "probe", id: "broken", value: 0 },
			],
		});
		page.pass(500);
		expect(last(page.frames())?.milliseconds).toBeLessThan(0.01);
		page.send({ type: "run" });
		page.pass(2000);
		const frame = last(page.frames());
		expect(frame?.running).toBe(true);
		expect(frame?.milliseconds).toBeGreaterThan(1900);
		expect(frame?.milliseconds).toBeLessThan(2010);
		expect(frame?.speed).toBeCloseTo(1, 1);
		expect(frame?.pins["13"]?.mode).toBe("output");
		expect(frame?.parts.probe).toEqual({ kind: "ds18b20", celsius: 20 });
	});

	test("fetches what any message may need, and says so; or that it cannot", FETCHING, async () => {
		const page = served();
		page.send({ type: "fetch" });
		await vi.waitFor(() => expect(page.sent).toEqual([{ type: "fetched" }]), FETCHING);
		expect(loadEveryPartKind).toHaveBeenCalled();
		vi.mocked(loadEveryPartKind).mockRejectedValueOnce(new TypeError("Failed to fetch"));
		page.send({ type: "fetch" });
		await vi.waitFor(() => expect(last(page.sent)).toEqual({ type: "refused", reason: "parts_missing" }), FETCHING);
	});

	test("what comes while a part's model is being fetched waits its turn", async () => {
		const page = served();
		vi.mocked(loadPartKinds).mockImplementationOnce(async () => PART_KINDS);
		const touched = { ...circuit, parts: [{ id: "pad", kind: "touch", x: 0, y: 0 }] };
		page.send({ type: "load", hex: delays, circuit: touched });
		page.send({ type: "setControl", part: "pad", control: "touched", value: 1 });
		page.send({ type: "run" });
		page.pass(100);
		expect(page.sent).toEqual([]);
		await vi.waitFor(
			() => expect(page.sent[0]).toMatchObject({ type: "loaded", controls: [{ part: "pad" }] }),
			FETCHING,
		);
		page.pass(100);
		expect(last(page.frames())).toMatchObject({ running: true, parts: { pad: { kind: "touch", touched: true } } });
	});

	test("every other part's model is fetched once, when the board has been there for three seconds", () => {
		vi.mocked(loadEveryPartKind).mockClear();
		const page = served();
		page.pass(5000);
		page.send({ type: "load", hex: delays, circuit });
		page.pass(2900);
		expect(loadEveryPartKind).not.toHaveBeenCalled();
		page.send({ type: "load", hex: echo, circuit });
		page.pass(5000);
		expect(loadEveryPartKind).toHaveBeenCalledTimes(1);
	});

	test("sends at most thirty frames a second", () => {
		const page = served();
		page.send({ type: "load", hex: delays, circuit });
		page.send({ type: "run" });
		page.sent.length = 0;
		page.pass(3000);
		expect(page.frames().length).toBeLessThanOrEqual(91);
		expect(page.frames().length).toBeGreaterThan(60);
	});

	test("pauses, goes on, and runs slower when asked", () => {
		const page = served();
		page.send({ type: "load", hex: delays, circuit });
		page.send({ type: "run" });
		page.pass(300);
		page.send({ type: "pause" });
		const paused = last(page.frames());
		expect(paused).toMatchObject({ running: false, speed: 0 });
		page.pass(1000);
		page.send({ type: "speed", factor: 0.1 });
		page.send({ type: "run" });
		page.pass(1000);
		const ran = (last(page.frames())?.milliseconds ?? 0) - (paused?.milliseconds ?? 0);
		expect(ran).toBeGreaterThan(90);
		expect(ran).toBeLessThan(110);
	});

	test("begins again after a reset, and shows at once what is moved while it is paused", () => {
		const page = served();
		page.send({ type: "load", hex: delays, circuit });
		page.send({ type: "run" });
		page.pass(300);
		page.send({ type: "pause" });
		page.send({ type: "reset" });
		expect(last(page.frames())?.milliseconds).toBeLessThan(0.01);
		page.send({ type: "setControl", part: "probe", control: "celsius", value: 33 });
		expect(last(page.frames())?.parts.probe).toEqual({ kind: "ds18b20", celsius: 33 });
	});

	test("carries text both ways", () => {
		const page = served();
		page.send({ type: "load", hex: echo, circuit });
		page.send({ type: "run" });
		page.pass(200);
		page.send({ type: "sendSerial", text: "x\n" });
		page.pass(200);
		const text = page.frames().map((frame) => frame.serial.text);
		expect(text.join("")).toBe("ready °C\r\nline 1\r\n");
	});

	test("another program takes the place of the first", () => {
		const page = served();
		page.send({ type: "load", hex: delays, circuit });
		page.send({ type: "run" });
		page.pass(300);
		page.send({ type: "load", hex: echo, circuit });
		page.sent.length = 0;
		page.pass(300);
		expect(page.frames()).toEqual([]);
		page.send({ type: "run" });
		page.pass(200);
		expect(
			page
				.frames()
				.map((frame) => frame.serial.text)
				.join(""),
		).toBe("ready °C\r\n");
	});

	test("a program or circuit that cannot be used is refused", () => {
		const page = served();
		page.send({ type: "load", hex: "nonsense", circuit });
		expect(last(page.sent)).toEqual({ type: "refused", reason: "bad_program" });
		page.send({
			type: "load",
			hex: echo,
			circuit: { ...circuit, wires: [{ from: "y.1", to: "uno.2", color: "red" }] },
		});
		expect(last(page.sent)).toEqual({ type: "refused", reason: "bad_circuit" });
		page.send({ type: "run" });
		page.pass(100);
		expect(page.frames()).toEqual([]);
	});
});

describe("under load", () => {
	test("on a slow computer no turn takes 16 ms, and the page sees the true speed", () => {
		const page = served(2);
		page.send({ type: "load", hex: waits, circuit });
		page.send({ type: "run" });
		page.pass(3000);
		expect(page.longestTurn()).toBeLessThan(16);
		const speed = last(page.frames())?.speed ?? 1;
		expect(speed).toBeGreaterThan(0.1);
		expect(speed).toBeLessThan(0.6);
	});

	test("a flood of text is cut to its end, and what is left out is counted", () => {
		const page = served();
		page.send({ type: "load", hex: flood, circuit });
		page.send({ type: "speed", factor: 10 });
		page.send({ type: "run" });
		page.pass(1000);
		const printed = page.frames().reduce((sum, { serial }) => sum + serial.text.length + serial.dropped, 0);
		for (const { serial } of page.frames()) expect(serial.text.length).toBeLessThanOrEqual(8000);
		// 115,200 baud, ten times as fast: 115,200 characters a second.
		expect(printed).toBeGreaterThan(100_000);
		page.send({ type: "pause" });
		page.send({ type: "speed", factor: 1 });
		expect(last(page.frames())?.running).toBe(false);
	});
});

describe("checks", () => {
	const checks = {
		settle: 0.1,
		scenes: {
			blinks: { lasts: 1, expect: [{ pin: "13", is: "lit" as const }] },
			prints: { lasts: 1, expect: [{ serial: "text" as const, text: "1" }] },
		},
	};

	test("tell each step, then the report, beside a board that goes on", async () => {
		const page = served();
		page.send({ type: "runChecks", id: 7, hex: delays, circuit, checks, seed: 1 });
		await vi.waitFor(() => expect(page.begun()).toBe(1), FETCHING);
		page.send({ type: "load", hex: delays, circuit });
		page.send({ type: "run" });
		page.pass(3000);
		const progress = page.sent.filter((message) => message.type === "checking");
		expect(progress.map((message) => message.steps.map((step) => step.state))).toEqual([
			["waiting", "waiting"],
			["passed", "waiting"],
		]);
		const report = page.sent.find((message) => message.type === "checked");
		expect(report).toMatchObject({ id: 7, report: { passed: true } });
		expect(last(page.frames())?.milliseconds).toBeGreaterThan(2000);
		expect(page.longestTurn()).toBeLessThan(16);
	});

	test("alone fetch no model that their circuit does not need", async () => {
		vi.mocked(loadEveryPartKind).mockClear();
		const page = served();
		page.send({ type: "runChecks", id: 1, hex: delays, circuit, checks, seed: 1 });
		await vi.waitFor(() => expect(page.begun()).toBe(1), FETCHING);
		page.pass(9000);
		expect(last(page.sent)).toMatchObject({ type: "checked", report: { passed: true } });
		expect(loadEveryPartKind).not.toHaveBeenCalled();
	});

	test("a newer question ends an older one, and a bad program is refused under its id", async () => {
		const page = served();
		page.send({ type: "runChecks", id: 1, hex: delays, circuit, checks, seed: 1 });
		page.send({ type: "runChecks", id: 2, hex: "nonsense", circuit, checks, seed: 1 });
		await vi.waitFor(() => expect(page.begun()).toBe(2), FETCHING);
		page.pass(3000);
		expect(page.sent).toEqual([{ type: "refused", reason: "bad_program", id: 2 }]);
	});
});
