import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { sourceOf } from "../readings.ts";
import { isFixed } from "./conditions.ts";
import { firstOf, type Rule } from "./rule.ts";

/** It prints in `setup` only. */
export const printsOnce: Rule = ({ failed }, program) => {
	if (failed?.looksAt !== "serial" && failed?.looksAt !== "display") return null;
	const isSerial = failed.looksAt === "serial";
	const prints = program.sites.filter(({ call }) => call.object && /^print/.test(call.method));
	const own = prints.filter(({ call }) => (call.object === "Serial") === isSerial);
	const [first] = own;
	if (!first)
		return {
			code: isSerial ? "prints_nothing" : "shows_nothing",
			values: {},
			line: program.functions.get("loop")?.line ?? 1,
		};
	return own.some(({ again }) => again) ? null : { code: "prints_once", values: {}, line: first.call.line };
};

/** Types of what a reading is kept in. */
const PLAIN = /^(?:(?:unsigned )?(?:int|long|char)|short|float|double|byte|bool|boolean|word|String|u?int\d+_t)$/;

/** It prints a variable that nothing ever sets, perhaps beside a reading that nothing prints. */
export const printsNeverSet: Rule = ({ failed, language }, program) => {
	if (failed?.looksAt !== "serial" && failed?.looksAt !== "display") return null;
	const calls = program.sites.filter(({ call, again }) => again && /^(?:print|showLine)/.test(call.method));
	const dropped = program.assigned.find(
		({ name, value }) => sourceOf(value, program) && program.usesOf(name).length === 0,
	);
	return firstOf(calls, ({ call: { given, line } }) =>
		firstOf(given.flat(), ({ kind, text }) => {
			const declared = program.tree.globals.find(
				({ name, type, constant }) => name === text && !constant && PLAIN.test(type),
			);
			if (kind !== "name" || !declared || !isFixed(text, program) || text === text.toUpperCase()) return null;
			if (dropped) return { code: "other_name", values: { name: text, other: dropped.name }, line };
			return { code: "never_set", values: { name: text }, line: language === "blocks" ? line : declared.line };
		}),
	);
};

/** It prints, but never what a sensor says, or only while a condition holds. */
export const printsNoReading: Rule = ({ failed }, program) => {
	if (failed?.looksAt !== "serial" && failed?.looksAt !== "display") return null;
	const prints = program.sites.filter(({ call, again }) => again && /^print/.test(call.method));
	// A function of their own may print what it is given.
	const own = program.sites.filter(({ call }) => program.functions.has(call.name));
	const measured = [...prints, ...own].filter(({ call }) => call.given.some((given) => sourceOf(given, program)));
	const [first, [reading]] = [prints[0], measured];
	if (!first) return null;
	if (!reading) return { code: "prints_no_reading", values: {}, line: first.call.line };
	// Of two ways through an if, both may print it.
	const chosen = measured.map(({ guards }) => guards.filter(({ condition }) => !asksTheClock(condition, program)));
	const sometimes =
		measured.every(({ again }) => again) &&
		chosen.every((guards) => guards.length > 0) &&
		new Set(chosen.map(([guard]) => guard?.holds)).size === 1;
	return sometimes ? { code: "prints_sometimes", values: {}, line: reading.call.line } : null;
};

/** Every so often is not only sometimes. */
function asksTheClock(condition: readonly Token[], program: Program): boolean {
	const isClock = ({ text }: Token) => text === "millis" || text === "micros";
	const kept = program.assigned.filter(({ value }) => value.some(isClock)).map(({ name }) => name);
	return condition.some((token) => isClock(token) || kept.includes(token.text));
}
