import type { Diagnostic } from "#domain/bench/diagnostic.ts";

/** The diagnostic of a program whose compiler or analysis was stopped: it takes too long, or too much memory. */
export const COMPILER_STOPPED: Diagnostic = {
	code: "compiler_stopped",
	severity: "error",
	line: 0,
	column: 0,
	params: {},
	raw: "",
};
