import { callsIn, closingBracket } from "../../sketch/calls.ts";
import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { analogPin } from "./pins.ts";
import { firstOf, type Rule } from "./rule.ts";

const ANALOG_MOST = 1023;
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

function isWhole(token: Token, program: Program): boolean {
	return /^(?:int|long|unsigned int|word)$/.test(program.declared.find(({ name }) => name === token.text)?.type ?? "");
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

/** `analogWrite` of a reading as it is: more than 255 begins again at 0. */
export const notScaled: Rule = (_, program) =>
	firstOf(program.calls("analogWrite"), ({ call }) => {
		const value = call.given[1] ?? [];
		const plain =
			value.length === 1
				? program.assigned
						.filter(({ name, value: own }) => name === value[0]?.text && own.length > 0)
						.map((one) => one.value)
				: [value];
		const isReading = plain.some((own) => own[0]?.text === "analogRead" && closingBracket(own, 1) === own.length - 1);
		return isReading ? { code: "not_scaled", values: {}, line: call.line } : null;
	});

/** Sensors of the circuit that the program never asks. */
export const sensorNotRead: Rule = (facts, program) => {
	if (program.tree.functions.length === 0) return null;
	const named = new Set(
		program.tree.tokens.flatMap(({ text }) => [
			program.pinOf([{ text, kind: /^\d/.test(text) ? "number" : "name" } as Token]),
		]),
	);
	return firstOf(Object.entries(facts.wired), ([pin, parts]) => {
		const sensor = parts.find(({ signal }) => signal === "analog" || signal === "digital");
		const isRead = named.has(pin) || named.has(analogPin(pin)) || (pin.startsWith("A") && named.has(pin.slice(1)));
		return sensor && !isRead
			? { code: "sensor_not_read", values: { pin }, pin, part: sensor.id, line: loopLine(program) }
			: null;
	});
};

function loopLine(program: Program): number {
	return program.functions.get("loop")?.line ?? 1;
}
