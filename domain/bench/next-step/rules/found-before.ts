import type { Diagnostic, DiagnosticCode } from "../../diagnostic.ts";
import type { WorkFacts } from "../work-facts.ts";
import type { Rule } from "./rule.ts";

/** Warnings that are hardly ever meant so. */
const SERIOUS: readonly DiagnosticCode[] = [
	"assignment_in_condition",
	"semicolon_after_condition",
	"comparison_as_statement",
	"single_and_or",
	"chained_comparison",
	"condition_always_same",
	"missing_break",
	"serial_not_begun",
	"pin_mode_missing",
	"pin_without_pwm",
	"delay_in_interrupt",
	"type_in_call",
	"call_without_parentheses",
	"text_compared",
	"text_plus_number",
	"constant_in_quotes",
	"index_out_of_range",
	"too_many_values",
	"number_too_large",
	"division_by_zero",
	"missing_return",
	"not_initialized",
	"single_quotes_for_text",
	"comma_in_number",
	"member_alone",
	"braces_missing",
];

/** Warnings of what works on this board and on no real one. */
const UNSEEN: readonly DiagnosticCode[] = ["serial_not_begun"];

export const compileError = foundBy(({ severity }) => severity === "error");
export const seriousWarning = foundBy(({ code, severity }) => severity === "warning" && SERIOUS.includes(code));
export const otherWarning = foundBy(({ code, severity }) => severity === "warning" && code !== "unknown");
export const unseenWarning = foundBy(({ code, severity }) => severity === "warning" && UNSEEN.includes(code));

function foundBy(isMeant: (one: Diagnostic) => boolean): Rule {
	return ({ diagnostics }) => {
		const found = diagnostics.find(isMeant);
		const at = found && found.line > 0 ? { line: found.line } : {};
		return found && { code: "compile_error", values: {}, diagnostic: found, ...at };
	};
}

/** The first wrong wire: what could break something before what only does not work. */
export const wrongWire: Rule = (facts, program) => {
	const problems = facts.wiring.filter((problem) => !isWiredAsProgrammed(problem, facts, program));
	const [first] = problems;
	const found = first && (causeOf(first, problems) ?? first);
	if (!found) return null;
	const [end = ""] = found.at;
	const [id = "", ...rest] = end.split(".");
	const part = String(found.values.part ?? found.values.wanted ?? (id === "uno" ? "" : id));
	const pin = id === "uno" ? rest.join(".") : String(found.values.found ?? found.values.pin ?? "");
	const exchanged = facts.wiring.find(
		({ code, values }) =>
			code === "wrong_pin" && values.found === found.values.wanted && values.wanted === found.values.found,
	);
	if (found.code === "wrong_pin" && exchanged)
		return {
			code: "wires_swapped",
			values: { pin, otherPin: String(found.values.wanted) },
			wiring: found,
			...(part ? { part } : {}),
			pin,
		};
	const isBoards = /^(?:\d+|A\d|GND.*|5V|3\.3V)$/.test(pin);
	return {
		code: "wrong_wire",
		values: {},
		wiring: found,
		...(part ? { part } : {}),
		...(isBoards ? { pin } : {}),
	};
};

/** A pin has too much to carry because of a part that belongs to another pin. */
function causeOf({ code, values }: WorkFacts["wiring"][number], all: WorkFacts["wiring"]) {
	if (code !== "pin_overload") return undefined;
	return all.find((one) => one.code === "wrong_pin" && one.values.found === values.pin);
}

/** A part on another pin than the project's: right, where the program uses that pin and not the project's. */
function isWiredAsProgrammed(
	{ code, values }: WorkFacts["wiring"][number],
	{ failed }: WorkFacts,
	program: Parameters<Rule>[1],
): boolean {
	if (code !== "wrong_pin" || failed?.looksAt === "pin") return false;
	const used = new Set(program.writes.map(({ pin }) => pin));
	return used.has(String(values.found)) && !used.has(String(values.wanted));
}
