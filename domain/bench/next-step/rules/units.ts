import { callsIn } from "../../sketch/calls.ts";
import type { Token } from "../../sketch/tokens.ts";
import type { Program } from "../program.ts";
import { valueIn } from "../readings.ts";
import type { NextStep, WorkFacts } from "../work-facts.ts";
import { firstOf, type Rule } from "./rule.ts";

/** How far a value may be from what its sensor measures: sound is a little faster in warm air. */
const TOLERANCE = 0.06;
/** How far a quotient may be from a power of ten, in powers of ten: about 1 %. */
const SAME_POWER = 0.004;

interface Expression {
	readonly tokens: readonly Token[];
	readonly line: number;
}

/** Pascals that nothing makes hectopascals of. */
export const pressureUnit: Rule = (facts, program) =>
	wrongUnit("readPressure", "hectopascals", "pressure_unit", facts, program);

/** The time of an echo that nothing makes centimetres of. */
export const echoUnit: Rule = (facts, program) => wrongUnit("pulseIn", "centimetres", "echo_unit", facts, program);

/** What is worked out from a measuring call, where none of it is near what the sensor was put to. */
function wrongUnit(
	method: string,
	control: string,
	code: string,
	{ failed, measured }: WorkFacts,
	program: Program,
): NextStep | null {
	const moment = measured?.moments.find(({ controls }) => wantedIn(controls, control) > 0);
	if (!failed || !moment) return null;
	const wanted = wantedIn(moment.controls, control);
	const every = expressionsWith(method, program).map((one) => ({ ...one, got: valueIn(moment, one.tokens, program) }));
	const isHidden = every.some(
		({ tokens, got }) => got === undefined && callsIn(tokens).some(({ name }) => program.functions.has(name)),
	);
	if (isHidden) return null;
	const found = every.flatMap(({ tokens, line, got }) => (got === undefined ? [] : [{ tokens, line, got }]));
	if (found.some(({ got }) => Math.abs(got / wanted - 1) < TOLERANCE)) return null;
	const worked = found.find(({ tokens }) => tokens.some(({ text }) => text === "/" || text === "*")) ?? found[0];
	return worked ? { code, values: { got: rounded(worked.got), value: wanted }, line: worked.line } : null;
}

function wantedIn(controls: Readonly<Record<string, number>>, control: string): number {
	return Object.entries(controls).find(([name]) => name.endsWith(`.${control}`))?.[1] ?? 0;
}

/** What is assigned, given back, compared or printed with this call in it, or with a variable that holds its answer. */
function expressionsWith(method: string, program: Program): Expression[] {
	const given = program.statements.flatMap((one) =>
		one.kind === "plain" && one.tokens[0]?.text === "return" ? [{ tokens: one.tokens.slice(1), line: one.line }] : [],
	);
	const printed = program.sites.flatMap(({ call }) =>
		call.given[0] && /^print(?:ln)?$/.test(call.method) ? [{ tokens: call.given[0], line: call.line }] : [],
	);
	const compared = program.sites.flatMap(({ guards }) =>
		guards.flatMap(({ condition, line }) => {
			const sign = condition.findIndex(({ text }) => /^[<>]=?$/.test(text));
			return sign < 0 ? [] : [{ tokens: condition.slice(0, sign), line }];
		}),
	);
	const assigned = program.assigned.map(({ value, line }) => ({ tokens: value, line }));
	const isDirect = ({ tokens }: Expression) => callsIn(tokens).some((call) => call.method === method);
	const holders = new Set(
		program.assigned.flatMap(({ name, value, line }) => (isDirect({ tokens: value, line }) ? [name] : [])),
	);
	return [...assigned, ...given, ...printed, ...compared].filter(
		(one) => isDirect(one) || one.tokens.some(({ kind, text }) => kind === "name" && holders.has(text)),
	);
}

function rounded(value: number): number {
	return Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 100) / 100;
}

/** What is shown is ten, a hundred or a thousand times what it should be, or such a part of it. */
export const wrongFactor: Rule = ({ failed }, program) => {
	const { number, ...others } = failed?.step.seen?.values ?? {};
	if (failed?.step.seen?.code !== "other_number" || typeof number !== "number") return null;
	const sole = Object.values(others).filter((value) => typeof value === "number" && value > 0);
	const wanted = Number(others.wanted ?? (sole.length === 1 ? sole[0] : 0));
	const power = wanted > 0 && number > 0 ? Math.log10(number / wanted) : 0;
	const whole = Math.round(power);
	if (whole === 0 || Math.abs(whole) > 3 || Math.abs(power - whole) > SAME_POWER || sole.includes(number)) return null;
	const found = { factor: 10 ** Math.abs(whole), way: whole > 0 ? "large" : "small", wanted };
	const works = program.sites.find(({ call }) => call.method === "set_scale")?.call.line ?? failed.line;
	return works !== null ? { code: "wrong_factor", values: { number, ...found }, line: works } : null;
};

/** A scale gives its raw number: it does not know how much a gram is. */
export const scaleNotSet: Rule = ({ failed }, program) => {
	if (!failed || program.sites.some(({ call }) => call.method === "set_scale")) return null;
	return firstOf(program.sites, ({ call }) =>
		call.method === "get_units" ? { code: "scale_not_set", values: { object: call.object }, line: call.line } : null,
	);
};
