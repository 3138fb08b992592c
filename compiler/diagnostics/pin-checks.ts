import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";
import type { Token } from "#domain/bench/sketch/tokens.ts";
import { constantsOf } from "./declarations.ts";
import type { Finding } from "./rule.ts";

type Located = Finding & { position: Token };

/** The pins with ~ on an Uno (ATmega328P data sheet DS40002061, table 14-3 ff.: OC0A to OC2B). */
const PWM_PINS = ["3", "5", "6", "9", "10", "11"];

/** `digitalWrite` on a pin that no `pinMode` names. Silent where a pin is worked out, in a loop or by a function. */
export function pinModeMissing(view: SketchView): Located[] {
	const pins = constantsOf(view);
	const value = (token: Token) => pins.get(token.text) ?? token.text;
	const set = callsOf(view, "pinMode");
	const touchesRegisters = view.tokens.some(({ text }) => /^DDR[BCD]$/.test(text));
	if (touchesRegisters || set.some(({ pin }) => pin === null || !isPlain(pin, pins))) return [];
	const named = new Set(set.flatMap(({ pin }) => (pin ? [value(pin)] : [])));
	const found: Located[] = [];
	for (const { pin } of callsOf(view, "digitalWrite")) {
		if (!pin || !isPlain(pin, pins) || named.has(value(pin))) continue;
		named.add(value(pin));
		found.push({ code: "pin_mode_missing", params: { pin: pin.text }, position: pin });
	}
	return found;
}

/** `analogWrite` with a value between off and on, on a pin that can only be on or off. */
export function pinWithoutPwm(view: SketchView): Located[] {
	const pins = constantsOf(view);
	return callsOf(view, "analogWrite").flatMap(({ pin }) => {
		const number = pin && (pins.get(pin.text) ?? (pin.text === "LED_BUILTIN" ? "13" : pin.text));
		if (!pin || !number || !/^(?:\d+|A[0-5])$/.test(number) || PWM_PINS.includes(number)) return [];
		return [{ code: "pin_without_pwm" as const, params: { pin: number }, position: pin }];
	});
}

/** The calls of a function of the Arduino with their first value, null where that is more than one word. */
function callsOf({ tokens, partner, depth }: SketchView, name: string): { pin: Token | null }[] {
	return tokens.flatMap((token, index) => {
		if (token.text !== name || tokens[index + 1]?.text !== "(" || partner(index + 1) === -1 || !depth[index]) return [];
		const [pin, next] = [tokens[index + 2], tokens[index + 3]];
		return [{ pin: pin && next && [",", ")"].includes(next.text) ? pin : null }];
	});
}

function isPlain(pin: Token, pins: ReadonlyMap<string, string>): boolean {
	return pin.kind === "number" || /^(?:A[0-5]|LED_BUILTIN)$/.test(pin.text) || pins.has(pin.text);
}
