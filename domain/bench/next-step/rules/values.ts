import { callsIn, closingBracket, joined } from "../../sketch/calls.ts";
import type { Token } from "../../sketch/tokens.ts";
import { ANALOG_MOST } from "../numbers.ts";
import type { Program } from "../program.ts";
import { firstOf, type Rule } from "./rule.ts";

const FRACTIONS = /^(?:getTempC|getTempF|getTempCByIndex|getTempFByIndex|readTemperature|readHumidity)$/;

/** Whole numbers divided: the rest is lost. */
export const wholeDivision: Rule = (_, program) =>
	firstOf(program.tree.tokens.entries(), ([index, token]) => {
		const [before, left, right] = [-2, -1, 1].map((step) => program.tree.tokens[index + step]);
		if (token.text !== "/" || !left || !right || right.kind !== "number" || /[.fF]/.test(right.text)) return null;
		const isFresh = !["*", "/", "+", "-", "."].includes(before?.text ?? "");
		const [a, b] = [Number(left.text), Number(right.text)];
		const cuts = left.kind === "number" && !/[.fF]/.test(left.text) && isFresh && a % b !== 0;
		const ofReading = isFresh && b >= ANALOG_MOST && isWhole(left, program);
		return cuts || ofReading
			? { code: "whole_division", values: { text: `${left.text} / ${right.text}` }, line: token.line }
			: null;
	});

/** Two variables that hold whole numbers are divided, and a number with a point is wanted: `float part = a / b`. */
export const wholeVariables: Rule = ({ failed }, program) => {
	if (!failed) return null;
	const fractions = program.assigned.filter(({ name }) =>
		program.declared.some((one) => one.name === name && /^(?:float|double)$/.test(one.type)),
	);
	return firstOf(fractions, ({ value, line }) => {
		const at = value.findIndex(
			({ text }, index) =>
				text === "/" && [value[index - 1], value[index + 1]].every((one) => one && isWholeOperand(one, program)),
		);
		const isPart = at > 1 && ["*", "/", "."].includes(value[at - 2]?.text ?? "");
		const hasPoint = value.some(
			({ kind, text }) => kind === "number" && /[.fF]/.test(text) && value[at - 2]?.text === text,
		);
		if (at < 1 || isPart || hasPoint || value.some(({ text }) => text === "float")) return null;
		return { code: "whole_division", values: { text: `${value[at - 1]?.text} / ${value[at + 1]?.text}` }, line };
	});
};

function isWholeOperand(token: Token, program: Program): boolean {
	return isWhole(token, program) || (token.kind === "number" && /^\d+[uUlL]*$/.test(token.text));
}

function isWhole(token: Token, program: Program): boolean {
	return /^(?:int|long|unsigned int|unsigned long|word|byte)$/.test(
		program.declared.find(({ name }) => name === token.text)?.type ?? "",
	);
}

/** A variable is too small for what is read into it. */
export const tooSmall: Rule = (facts, program) =>
	firstOf(program.declared, ({ name, type }) => {
		const own = program.assigned.filter((one) => one.name === name && one.value.length > 0);
		return firstOf(own, ({ value, line }) => {
			const [call] = callsIn(value);
			if (call?.name === "analogRead" && value.length < 6 && /^(?:byte|char|bool|boolean|uint8_t)$/.test(type))
				return { code: "too_small", values: { name, type }, line };
			const cuts = call && FRACTIONS.test(call.method) && /^(?:int|long|byte|bool|boolean|char)$/.test(type);
			return cuts && facts.failed ? { code: "fraction_cut", values: { name, type }, line } : null;
		});
	});

/** Milliseconds after which an `int` and a byte are full. */
const FULL_AFTER: Readonly<Record<string, number>> = { int: 32_767, byte: 255, uint8_t: 255, short: 32_767, char: 127 };

/** A time in a variable that is too small for it. */
export const timeTooSmall: Rule = (_, program) =>
	firstOf(program.declared, ({ name, type }) => {
		const full = FULL_AFTER[type];
		const own = program.assigned.find((one) => one.name === name && joined(one.value) === "millis()");
		return full && own
			? { code: "time_too_small", values: { name, type, seconds: Math.round(full / 100) / 10 }, line: own.line }
			: null;
	});

/** `count =+ 1` for `count += 1`. */
export const signTurned: Rule = (_, program) =>
	firstOf(program.tree.tokens.entries(), ([index, token]) => {
		const [sign, number] = program.tree.tokens.slice(index + 1, index + 3);
		const before = program.tree.tokens[index - 1];
		const isJoined = token.text === "=" && before?.kind === "name" && sign?.from === token.to;
		const isTurned =
			sign?.text === "+" || (sign?.text === "-" && number?.from !== sign.to && before?.to !== token.from);
		return isJoined && isTurned && number?.kind === "number"
			? { code: "sign_turned", values: { sign: sign?.text ?? "" }, line: token.line }
			: null;
	});

/** `analogWrite` of a reading as it is: more than 255 begins again at 0. A servo takes 180 at most. */
export const notScaled: Rule = (_, program) => {
	const servos = program.tree.globals.flatMap(({ name, type }) => (type === "Servo" ? [name] : []));
	const calls = program.sites.filter(
		({ call }) => call.name === "analogWrite" || (call.method === "write" && servos.includes(call.object)),
	);
	return firstOf(calls, ({ call }) => {
		const value = call.given[call.object ? 0 : 1] ?? [];
		const plain =
			value.length === 1
				? program.assigned
						.filter(({ name, value: own }) => name === value[0]?.text && own.length > 0)
						.map((one) => one.value)
				: [value];
		const isReading = plain.some((own) => own[0]?.text === "analogRead" && closingBracket(own, 1) === own.length - 1);
		return isReading ? { code: call.object ? "not_degrees" : "not_scaled", values: {}, line: call.line } : null;
	});
};
