import { describe, expect, test } from "vitest";
import { alike, scaled, shortestWait } from "../../fixtures/golden-trace.ts";
import { display, onEightWires, SUPPLIES } from "../../fixtures/lcd1602-rig.ts";
import { HD44780_TIMINGS } from "./hd44780-timings.ts";

describe("beginning", () => {
	test("on eight wires: function set, display on, clear, then characters", () => {
		const one = onEightWires();
		one.print("Hello", one.eight);
		expect(one.text()).toEqual(["Hello", ""]);
	});

	test("on four wires: three times eight, once four, then halves (p. 46)", () => {
		const one = display();
		one.rig.pass(50_000);
		for (const [half, wait] of [
			[0x30, 4500],
			[0x30, 150],
			[0x30, 150],
			[0x20, 50],
		] as const) {
			one.pulse(half, 4);
			one.rig.pass(wait);
		}
		for (const instruction of [0x28, 0x0c, 0x06]) one.four(instruction);
		one.four(0x01, false, 2000);
		one.print("Temp: 21", one.four);
		one.four(0x80 | 0x40);
		one.print("row two", one.four);
		expect(one.text()).toEqual(["Temp: 21", "row two"]);
	});

	test("after power-on it is off, on one line and empty; without power it shows nothing and hears nothing", () => {
		const one = display();
		expect(one.state()).toMatchObject({ on: false, cursor: null });
		one.rig.pass(20_000);
		one.eight(0x0c);
		one.print("a", one.eight);
		expect(one.state().rows[0]?.[0]).toBe(0x61);
		expect(one.text()[1]).toBe("");
		const dead = onEightWires({ supplies: { ...SUPPLIES, VDD: 3 } });
		expect(dead.state()).toMatchObject({ on: false, contrast: 0 });
	});
});

describe("memory", () => {
	test("the first line ends at 39 and goes on in the second, whose end leads back (p. 11)", () => {
		const one = onEightWires();
		one.print(`${"a".repeat(40)}B`, one.eight);
		expect(one.text()).toEqual(["a".repeat(16), "B"]);
		one.eight(0x80 | 0x67);
		one.print("yz", one.eight);
		expect(one.text()[0]).toBe(`z${"a".repeat(15)}`);
	});

	test("shifting moves both rows, returning home moves them back, clearing empties them", () => {
		const one = onEightWires();
		one.print("Hello", one.eight);
		one.eight(0xc0);
		one.print("World", one.eight);
		one.eight(0x18);
		expect(one.text()).toEqual(["ello", "orld"]);
		one.eight(0x1c);
		one.eight(0x1c);
		expect(one.text()).toEqual([" Hello", " World"]);
		one.eight(0x02, false, 2000);
		expect(one.text()).toEqual(["Hello", "World"]);
		one.eight(0x01, false, 2000);
		expect(one.text()).toEqual(["", ""]);
	});

	test("writes to the left, and shifts along with the text, as the entry mode says", () => {
		const one = onEightWires();
		one.eight(0x85);
		one.eight(0x04);
		one.print("abc", one.eight);
		expect(one.text()[0]).toBe("   cba");
		one.eight(0x01, false, 2000);
		one.eight(0x07);
		one.eight(0x90);
		one.print("abc", one.eight);
		expect(one.text()[0]).toBe(`${" ".repeat(13)}abc`);
	});

	test("keeps the program's own characters, five dots wide", () => {
		const one = onEightWires();
		const heart = [0x00, 0x0a, 0x1f, 0x1f, 0x0e, 0x04, 0x00, 0x00];
		one.eight(0x40 | (3 << 3));
		for (const line of heart) one.eight(line | 0xe0, true);
		one.eight(0x80);
		one.eight(3, true);
		expect(one.state().glyphs[3]).toEqual(heart);
		expect(one.state().rows[0]?.[0]).toBe(3);
		expect(one.text()[0]).toBe("□");
	});

	test("shows where its cursor is, and how", () => {
		const one = onEightWires();
		one.eight(0x0e);
		one.eight(0xc5);
		expect(one.state().cursor).toEqual({ row: 1, column: 5, line: true, block: false });
		one.eight(0x14);
		one.eight(0x0d);
		expect(one.state().cursor).toEqual({ row: 1, column: 6, line: false, block: true });
		one.eight(0x80 | 30);
		expect(one.state().cursor).toBeNull();
		one.eight(0x08);
		expect(one.state()).toMatchObject({ on: false, cursor: null });
	});

	test("can be read: busy flag and address, and what it shows", () => {
		const one = onEightWires();
		one.print("Hi", one.eight);
		const read = (isData: boolean) => {
			for (let bit = 0; bit < 8; bit++) one.rig.outside(`D${bit}`).release();
			one.drive("RW", true);
			one.drive("RS", isData);
			one.drive("E", true);
			const byte = [0, 1, 2, 3, 4, 5, 6, 7].reduce(
				(sum, bit) => sum | (one.rig.network.isHigh(one.rig.net(`D${bit}`)) ? 1 << bit : 0),
				0,
			);
			one.drive("E", false);
			one.drive("RW", false);
			one.rig.pass(50);
			return byte;
		};
		expect(read(false)).toBe(2);
		one.eight(0x81, false, 10);
		expect(read(false)).toBe(0x81);
		expect(read(true)).toBe("i".charCodeAt(0));
		expect(read(false)).toBe(2);
	});
});

describe("timing", () => {
	/** How long it stays busy: the shortest wait, by the microsecond, after which the next thing is not lost. */
	const busy = (timings: typeof HD44780_TIMINGS, first: (one: ReturnType<typeof display>) => void) => {
		const kept = (wait: number) => {
			const one = onEightWires({ timings });
			first(one);
			one.rig.pass(wait);
			one.eight(0x0e, false, 3000);
			return one.state().cursor !== null;
		};
		return shortestWait(kept);
	};
	const trace = (timings = HD44780_TIMINGS) => [
		busy(timings, (one) => one.eight(0x85, false, 0)),
		busy(timings, (one) => one.eight(0x61, true, 0)),
		busy(timings, (one) => one.eight(0x01, false, 0)),
		busy(timings, (one) => one.eight(0x02, false, 0)),
	];
	// Table 6, pp. 24-25, at 270 kHz: 37 µs, 37 µs and 4 µs more, 1.52 ms; E falls a microsecond after it rose.
	const golden = [36, 40, 1519, 1519];

	test("it is busy as long as the data sheet says", () => {
		expect(trace()).toEqual(golden);
	});

	test.each([0.8, 1.2])("a display whose times are shifted to %s would be noticed", (factor) => {
		expect(alike(trace(), golden)).toBe(true);
		expect(alike(trace(scaled(HD44780_TIMINGS, factor)), golden)).toBe(false);
	});
});
