import { joined } from "../../sketch/calls.ts";
import { allStatements, ownTokens, type Statement } from "../../sketch/sketch-tree.ts";
import { numberIn } from "../numbers.ts";
import type { Program } from "../program.ts";
import { sourceOf } from "../readings.ts";
import type { WiredPart, WorkFacts } from "../work-facts.ts";
import { modesIn } from "./beginning.ts";
import { conditionsIn, decidedAt } from "./conditions.ts";
import { sleepsFrom } from "./pauses.ts";
import { firstOf, type Rule } from "./rule.ts";

/** Milliseconds: a press or a touch is shorter than that. */
const TOUCH_MS = 700;
/** What joins its pin to ground while somebody presses it. */
const PRESSED = new Set(["button", "joystick"]);

/** A button joins its pin to ground only: without the pin's pull-up it reads anything while it is open. */
export const pullUpNeeded: Rule = (facts, program) => {
	const modes = modesIn(program);
	return firstOf(program.calls("digitalRead"), ({ call }) => {
		const pin = program.pinOf(call.given[0]);
		const part = pin === null ? undefined : facts.wired[pin]?.find(({ needsPullUp }) => needsPullUp);
		if (pin === null || !part) return null;
		const own = modes.get(pin) ?? [];
		const hasPullUp = own.some(({ mode }) => mode === "INPUT_PULLUP");
		if (hasPullUp || program.writes.some((write) => write.pin === pin && write.level === "high")) return null;
		return { code: "pull_up_needed", values: { pin }, line: own[0]?.line ?? call.line, pin, part: part.id };
	});
};

/** A button with a pull-up reads LOW while it is pressed, and the program waits for HIGH. */
export const pressedIsLow: Rule = (facts, program) => {
	const asked = [...conditionsIn(program), ...program.writes.flatMap(({ guards }) => guards)];
	return firstOf(asked, (guard) => {
		const { condition, line } = decidedAt(guard, program);
		const pin = sourceOf(condition, program)?.pin ?? "";
		const [button, other] = facts.wired[pin] ?? [];
		const [sign = "", level = ""] = condition.slice(-2).map(({ text }) => text);
		const isBare = facts.failed !== null && !condition.some(({ text }) => /^(?:[=!]=|!|[<>]=?)$/.test(text));
		const asksForHigh = isBare || (sign === "==" && /^(?:HIGH|1|true)$/.test(level));
		const hasPullUp = modesIn(program)
			.get(pin)
			?.some(({ mode }) => mode === "INPUT_PULLUP");
		if (!button || other || !PRESSED.has(button.kind) || !asksForHigh || !hasPullUp) return null;
		return { code: "pressed_is_low", values: { pin }, line, pin, part: button.id };
	});
};

/** While a button is held, what should happen once a press happens in each round. */
export const togglesWhileHeld: Rule = ({ failed, wired, language }, program) => {
	const loop = program.functions.get("loop");
	if (!failed || !loop || language === "blocks") return null;
	const every = allStatements(loop.body).filter(({ kind }) => kind === "plain");
	const waits = allStatements(loop.body).some(
		(one) => one.kind === "loop" || ownTokens(one).some(({ text }) => /^(?:delay|millis)$/.test(text)),
	);
	if (waits) return null;
	return firstOf(loop.body, (statement) => {
		if (statement.kind !== "if") return null;
		const condition = joined(statement.condition);
		const pin = /^!?digitalRead\((\w+)\)(?:==(?:HIGH|LOW|1|0|true))?$/.exec(condition)?.[1];
		const own = pin === undefined ? null : program.pinOf(statement.condition.filter(({ text }) => text === pin));
		const part = own === null ? undefined : wired[own]?.find(isPressed);
		const toggle = allStatements(statement.whenTrue).find((one) => {
			if (one.kind === "if") return setsOtherWay(one);
			const text = joined(ownTokens(one), " ");
			return every.includes(one) && /^(\w+) (?:= ! \1|\+\+|\+= 1|= \1 \+ 1)$/.test(text);
		});
		return part && own !== null && toggle
			? { code: "toggles_while_held", values: { pin: own }, line: toggle.line, pin: own, part: part.id }
			: null;
	});
};

/** `if (on == LOW) on = HIGH; else on = LOW;` */
function setsOtherWay({ condition, whenTrue, whenFalse }: Extract<Statement, { kind: "if" }>): boolean {
	const asked = condition.find(({ kind }) => kind === "name")?.text;
	const sets = (list: readonly Statement[] | null | undefined) =>
		(list ?? []).some((one) => one.kind === "plain" && joined(ownTokens(one), " ").startsWith(`${asked} = `));
	return asked !== undefined && sets(whenTrue) && sets(whenFalse);
}

/** A button is asked once in a round that sleeps so long that a press is over before it is asked again. */
export const pressMissed: Rule = ({ failed, wired, language }, program) => {
	if (!failed || language === "blocks") return null;
	const slept = program
		.calls("delay")
		.filter(({ again }) => again)
		.reduce((sum, { call }) => sum + (numberIn(program, call.given[0]) ?? 0), 0);
	const reads = program.calls("digitalRead").filter(({ again }) => again);
	return slept < TOUCH_MS ? null : firstOf(reads, (site) => missedAt(site, reads, slept, wired, program));
};

function missedAt(
	{ call, statement }: Program["sites"][number],
	reads: Program["sites"],
	slept: number,
	wired: WorkFacts["wired"],
	program: Program,
) {
	const pin = program.pinOf(call.given[0]);
	const button = pin === null ? undefined : wired[pin]?.find(isPressed);
	const isAskedOften =
		statement.kind === "loop" || reads.filter((one) => program.pinOf(one.call.given[0]) === pin).length > 1;
	const isInLoop = program.statements.some((one) => one.kind === "loop" && allStatements(one.body).includes(statement));
	if (pin === null || !button || isAskedOften || isInLoop) return null;
	return {
		code: "press_missed",
		values: { seconds: slept / 1000, pin },
		...{ line: call.line, pin, part: button.id },
	};
}

/** It sleeps longer than a press lasts. A block that switches a light takes a second by itself. */
export const sleepsThroughTouch: Rule = (facts, program) => {
	if (!facts.failed || facts.language === "blocks" || !facts.parts.some(isPressed)) return null;
	return sleepsFrom(TOUCH_MS, facts, program);
};

function isPressed({ kind }: Pick<WiredPart, "kind">): boolean {
	return kind === "button" || kind === "touch";
}
