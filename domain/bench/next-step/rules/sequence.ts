import { callsIn, joined } from "../../sketch/calls.ts";
import { allStatements, ownTokens, type Statement } from "../../sketch/sketch-tree.ts";
import { numberIn } from "../numbers.ts";
import type { Program } from "../program.ts";
import { callMeasures } from "../readings.ts";
import { firstOf, type Rule } from "./rule.ts";

/** What happens one after the other, without any sensor. */

/** Milliseconds that are too long for one thing to follow another. */
const SLOW_MS = 4000;
/** Functions that call one another are followed so far. */
const DEEPEST = 3;

/** `loop` or `forever` begins again what should happen only once. */
export const beginsAgain: Rule = ({ failed }, program) => {
	const { code, values } = failed?.step.seen ?? {};
	if (code !== "other_pulses" || program.sites.some(({ call }) => callMeasures(call))) return null;
	const write = program.writes.find(
		({ pin, again, level }) => again && level === "high" && pin === String(values?.pin),
	);
	if (!write || !(Number(values?.count) > Number(values?.most))) return null;
	return {
		code: "begins_again",
		values: { count: Number(values?.count) },
		line: program.functions.get("loop")?.line ?? write.line,
	};
};

/** `for (i = 0; i <= 3; i++)` counts four rounds, and `i = 1; i < 3` two. One round less, or more, must make it right. */
export const otherRounds: Rule = ({ failed, language }, program) => {
	const { code, values } = failed?.step.seen ?? {};
	if (code !== "other_pulses" || language === "blocks") return null;
	const [count, least, most] = [Number(values?.count), Number(values?.least), Number(values?.most)];
	return firstOf(program.statements, (one) => {
		if (one.kind !== "loop" || !maySet(String(values?.pin), one.body, program)) return null;
		const head = joined(one.head, " ");
		const way = /= 0 ; \w+ <= /.test(head) ? "more" : /= 1 ; \w+ < /.test(head) ? "fewer" : null;
		const mended = way === "more" ? count - 1 : count + 1;
		return way && mended >= least && mended <= most
			? { code: `one_round_${way}`, values: { count }, line: one.line }
			: null;
	});
};

/** The statements set the pin, or one that is worked out, themselves or in a function that they call. */
function maySet(pin: string, statements: readonly Statement[], program: Program, depth = 0): boolean {
	const calls = allStatements(statements).flatMap((one) => callsIn(ownTokens(one)));
	return calls.some(({ name, given }) => {
		if (/^(?:digitalWrite|analogWrite|tone)$/.test(name)) return [pin, null].includes(program.pinOf(given[0]));
		return depth < DEEPEST && maySet(pin, program.functions.get(name)?.body ?? [], program, depth + 1);
	});
}

/** A pause that is far too long where one thing should follow another. */
export const slowPause: Rule = ({ failed }, program) => {
	if (!/^(?:stayed_low|rose_late)$/.test(failed?.step.seen?.code ?? "")) return null;
	return firstOf(program.calls("delay"), ({ call }) => {
		const ms = numberIn(program, call.given[0]) ?? 0;
		return ms >= SLOW_MS ? { code: "slow_pause", values: { seconds: ms / 1000 }, line: call.line } : null;
	});
};

/** Two lights come on at one moment, where one should follow the other. */
export const noPauseBetween: Rule = ({ failed, language }, program) => {
	const code = failed?.step.seen?.code ?? "";
	if (language === "blocks" || !/^(?:other_rose|rose_early)$/.test(code)) return null;
	return inLists(program, (first, second) =>
		first.level === "HIGH" && second.level === "HIGH" && first.pin !== second.pin && !first.waits
			? { code: "no_pause_between", values: { second: second.line }, line: first.line }
			: null,
	);
};

/** A pin is set to the level that it has already, with a pause between. */
export const sameLevelTwice: Rule = ({ failed, language }, program) => {
	if (failed?.looksAt !== "pin" || language === "blocks") return null;
	return inLists(program, (first, second) =>
		first.pin === second.pin && first.level === second.level && first.waits
			? {
					code: "same_level_twice",
					values: { pin: first.pin, level: first.level, first: first.line },
					line: second.line,
					pin: first.pin,
				}
			: null,
	);
};

/** A pin that is set to a level. */
interface SetPin {
	readonly pin: string;
	readonly level: string;
	readonly line: number;
	/** A pause follows, before anything else is set. */
	readonly waits: boolean;
}

/** Asks about each two pins that are set one right after the other in one list of statements. */
function inLists(program: Program, ask: (first: SetPin, second: SetPin) => ReturnType<Rule>) {
	const lists = [
		...program.reached.map(({ body }) => body),
		...program.statements.flatMap((one) => (one.kind === "loop" ? [one.body] : [])),
	];
	return firstOf(lists, (list) => {
		const sets = setsIn(list, program);
		return firstOf(sets.entries(), ([index, first]) => {
			const second = sets[index + 1];
			return second && second.pin !== "" ? ask(first, second) : null;
		});
	});
}

function setsIn(list: readonly Statement[], program: Program): SetPin[] {
	const found: SetPin[] = [];
	for (const statement of list) {
		const [call] = statement.kind === "plain" ? callsIn(statement.tokens) : [];
		const pin = call?.name === "digitalWrite" ? program.pinOf(call.given[0]) : null;
		const last = found.at(-1);
		if (call && pin !== null) {
			const level = joined(call.given[1]);
			found.push({ pin, level, line: call.line, waits: false });
		} else if (last && call?.name === "delay") found[found.length - 1] = { ...last, waits: true };
		else if (last) found.push({ pin: "", level: "", line: statement.line, waits: false });
	}
	return found;
}
