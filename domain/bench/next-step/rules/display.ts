import type { StepResult } from "../../check-report.ts";
import { joined } from "../../sketch/calls.ts";
import { splitAtCommas } from "../../sketch/sketch-tree.ts";
import type { Token } from "../../sketch/tokens.ts";
import { numberIn } from "../numbers.ts";
import type { Program } from "../program.ts";
import { sourceOf } from "../readings.ts";
import type { Site } from "../site.ts";
import type { WorkFacts } from "../work-facts.ts";
import { firstOf, type Rule } from "./rule.ts";

/** A variable's name between quotes: the word is printed, and nothing prints the reading. */
export const nameInQuotes: Rule = (_, program) => {
	const prints = program.sites.filter(({ call }) => /^print(?:ln)?$/.test(call.method));
	return firstOf(prints, ({ call, guards }) => {
		const [only, more] = call.given[0] ?? [];
		const name = only?.kind === "text" && !more ? only.text.slice(1, -1).trim() : "";
		const holdsReading = program.assigned.some((one) => one.name === name && sourceOf(one.value, program));
		const names = (tokens: readonly Token[]) => tokens.some(({ kind, text }) => kind === "name" && text === name);
		const isPrinted = prints.some((other) => other.call.given.some(names));
		const isChosen = guards.some(({ condition }) => names(condition));
		return name === "" || !holdsReading || isPrinted || isChosen
			? null
			: { code: "name_in_quotes", values: { name }, line: call.line };
	});
};

const ROWS = 2;

/** The cursor of a display in a row that it does not have, or back where something was just written. */
export const cursorRow: Rule = ({ failed, language }, program) => {
	if (failed?.looksAt !== "display" || language === "blocks") return null;
	const displays = program.tree.globals.filter(({ type }) => /^LiquidCrystal/.test(type));
	return firstOf(displays, ({ name, type, given }) => {
		const own = program.sites.filter(({ call }) => call.object === name || call.name === "delay");
		const begun = own.find(({ call }) => call.method === "begin")?.call.given[1]?.[0];
		const rows = Number((type === "LiquidCrystal_I2C" ? given.at(-1) : begun)?.text) || ROWS;
		const moves = own.filter(({ call }) => call.method === "setCursor");
		const beyond = moves.find((one) => rowOf(one, program) >= rows);
		if (beyond)
			return { code: "cursor_beyond", values: { row: rowOf(beyond, program), last: rows - 1 }, line: beyond.call.line };
		return firstOf(moves.entries(), ([index, move]) => {
			const next = moves[index + 1];
			if (!next || move.guards.length > 0 || next.guards.length > 0 || move.again !== next.again) return null;
			const between = own.slice(own.indexOf(move) + 1, own.indexOf(next));
			const isSame = positionOf(move) === positionOf(next) && between.some(({ call }) => call.method === "print");
			const isShown = between.some(({ call }) => call.name === "delay" || call.method === "clear");
			return isSame && !isShown
				? { code: "written_over", values: { first: move.call.line }, line: next.call.line }
				: null;
		});
	});
};

function rowOf({ call }: Site, program: Program): number {
	return numberIn(program, call.given[1]) ?? 0;
}

function positionOf({ call }: Site): string {
	return call.given.map((one) => joined(one)).join();
}

/** A display is asked for at another address than it has: it stays empty. */
export const otherAddress: Rule = ({ parts }, program) =>
	firstOf(program.tree.globals, ({ type, name, given, line }) => {
		const address = numberIn(program, splitAtCommas(given)[0]);
		const displays = parts.filter(({ kind }) => kind === "lcd1602_i2c");
		const [display] = displays;
		if (type !== "LiquidCrystal_I2C" || address === undefined || !display?.address) return null;
		if (displays.some((one) => one.address === address)) return null;
		const values = { name, address: hex(address), right: hex(display.address) };
		return { code: "other_address", values, line, part: display.id };
	});

function hex(number: number): string {
	return `0x${number.toString(16).toUpperCase()}`;
}

/** A DHT22 is asked for where a DHT11 is. */
export const otherModel: Rule = ({ parts }, program) =>
	firstOf(program.tree.globals, ({ type, given, line }) => {
		const asked = splitAtCommas(given)[1]?.[0]?.text ?? "";
		const part = parts.find(({ kind }) => /^dht\d\d$/.test(kind));
		if (type !== "DHT" || !part || !/^DHT\d\d$/.test(asked) || asked === part.kind.toUpperCase()) return null;
		return { code: "other_model", values: { asked, right: part.kind.toUpperCase() }, line, part: part.id };
	});

/** The second row stays empty, or the first shows what belongs there, and nothing moves the cursor to the second. */
export const rowNeverUsed: Rule = ({ failed, language }, program) => {
	if (!lacksNumber(failed) || language === "blocks") return null;
	const prints = program.sites.filter(
		({ call, again }) => again && call.method === "print" && call.object !== "Serial",
	);
	const moves = program.sites.filter(({ call }) => call.method === "setCursor");
	const last = prints.at(-1);
	return last && prints.length > 1 && !moves.some((one) => one.call.given.length > 1 && rowOf(one, program) === 1)
		? { code: "row_never_used", values: { name: last.call.object }, line: last.call.line }
		: null;
};

/** Blocks that each write on the same line: the last one wins. */
export const lineUsedTwice: Rule = ({ failed, language }, program) => {
	if (!lacksNumber(failed) || language !== "blocks") return null;
	const shows = program.sites.filter(({ call, again }) => again && call.name === "showLine");
	const [first, ...others] = new Set(shows.map(({ call }) => numberIn(program, call.given[0]) ?? 0));
	const last = shows.at(-1);
	if (first === undefined || others.length > 0 || !last || shows.length < 2) return null;
	return { code: "line_used_twice", values: { row: first + 1, free: first === 0 ? 2 : 1 }, line: last.call.line };
};

/** A display shows nothing, or another sensor's number. */
function lacksNumber(failed: WorkFacts["failed"]): boolean {
	if (failed?.looksAt !== "display") return false;
	return failed.step.seen?.code === "display_empty" || showsAnother(failed.step.seen);
}

/** The number is another sensor's. */
function showsAnother(seen: StepResult["seen"]): boolean {
	if (seen?.code !== "other_number") return false;
	return Object.entries(seen.values).some(([name, value]) => name !== "number" && value === seen.values.number);
}

/** A shorter number is written over a longer one, and nothing wipes the rest. */
export const oldDigits: Rule = ({ failed, language }, program) => {
	const shown = String(failed?.step.seen?.values.number ?? "");
	if (failed?.looksAt !== "display" || failed.step.seen?.code !== "other_number" || language === "blocks") return null;
	const own = program.sites.filter(({ call, again }) => again && call.object !== "Serial");
	const wipes = own.some(({ call }) => call.method === "clear" || (call.method === "print" && endsInSpaces(call)));
	const reading = own.find(({ call }) => call.method === "print" && call.given.some((one) => sourceOf(one, program)));
	const wanted = Object.entries(failed.step.seen.values).some(
		([name, value]) => name !== "number" && typeof value === "number" && beginsAs(shown, value),
	);
	return reading && wanted && !wipes ? { code: "old_digits", values: {}, line: reading.call.line } : null;
};

/** `193` and `183` begin as 19, with a digit of a longer number behind it. */
function beginsAs(shown: string, value: number): boolean {
	const digits = String(Math.round(Math.abs(value))).length;
	const whole = shown.replace(/\..*$/, "");
	return whole.length > digits && Math.abs(Number(whole.slice(0, digits)) - value) <= Math.max(1, value * 0.06);
}

function endsInSpaces({ given }: Site["call"]): boolean {
	return given[0]?.some(({ kind, text }) => kind === "text" && / "$/.test(text)) === true;
}
