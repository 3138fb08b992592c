import { expect, test } from "vitest";
import { fellBy, rowsOf } from "./rows.mjs";

test("a figure of several values is a row for each", () => {
	expect(rowsOf({ "Verify (ms)": 142, "select, alone (ms)": { p50: 3.1, p99: 9 }, simavr: "not installed" })).toEqual([
		["Verify (ms)", "142"],
		["select, alone (ms): p50", "3.1"],
		["select, alone (ms): p99", "9"],
		["simavr", "not installed"],
	]);
});

test.each([
	["a time that grew by a quarter", "Verify, warm p50 (ms, at most 150)", "100", "125", 0.25],
	["a time that grew by a fifth", "Verify, warm p50 (ms, at most 150)", "100", "120", null],
	["a time that fell", "Verify, warm p50 (ms)", "100", "50", null],
	["a speed that fell", "busy loop, of a 16 MHz board (least 60×)", "110.00×", "55.00×", 0.5],
	["a speed that grew", "busy loop, of a 16 MHz board (least 60×)", "55.00×", "110.00×", null],
	["what a second has", "select under RLS (a second, target 2000)", "1000", "700", 0.3],
	["a time of what comes some times a second", "a number a hundredth of a second: longest (ms)", "5.3", "2.4", null],
	["a time of it that grew", "a number a hundredth of a second: longest (ms)", "2", "3", 0.5],
	["frames", "wires drawn: frames a second by the clock (goal 60)", "44", "22", 0.5],
	["how much of a limit is reached", "REST (× of transaction and claims)", "0.12", "0.06", 0.5],
	["an exponent", "the work's versions: exponent", "0.19, last 0.09", "0.27, last -0.02", null],
	["a peer", "  peer: avr8js as it comes, busy loop", "3.50×", "1.00×", null],
	["a limit", "limit: plain pg (a second)", "8000", "1000", null],
	["a count", "select, alone (ms): times", "400", "800", null],
	["a ratio", "select, hostile compiles (ms): p99 over alone (at most 2)", "1.5", "3", 1],
	["a count without a unit", "acknowledged writes", "6522", "12000", null],
	["a row that is new", "Verify, warm p50 (ms)", undefined, "125", null],
	["what could not be had", "Verify, warm p50 (ms)", "100", "not installed", null],
])("%s", (_, name, was, is, fell) => {
	const found = fellBy(name, was, is);
	if (fell === null) expect(found).toBeNull();
	else expect(found).toBeCloseTo(fell);
});
