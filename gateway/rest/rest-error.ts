import { isDatabaseError } from "../database/database-error.ts";

/** A refusal of the REST door: its HTTP status and PostgREST's body. */
export class RestError extends Error {
	readonly status: number;
	readonly code: string;
	readonly details: string | null;
	readonly hint: string | null;

	constructor(
		status: number,
		code: string,
		message: string,
		details: string | null = null,
		hint: string | null = null,
	) {
		super(message);
		this.name = "RestError";
		this.status = status;
		this.code = code;
		this.details = details;
		this.hint = hint;
	}
}

export function parseError(what: string, text: string): RestError {
	return new RestError(400, "PGRST100", `"failed to parse ${what}"`, `unexpected input: ${text.slice(0, 80)}`);
}

/** Statuses by SQLSTATE, then by class, as PostgREST answers them. All else is the request's fault: 400. */
const STATUS_BY_STATE: Record<string, number> = {
	"23503": 409,
	"23505": 409,
	"25006": 405,
	"42883": 404,
	"42P01": 404,
	"42P17": 500,
	// Not PostgREST's 503: the disk is full, and asking again does not help.
	"53100": 507,
	"53400": 500,
	// The database is stopped, has crashed, or starts: asking again helps.
	"57P01": 503,
	"57P02": 503,
	"57P03": 503,
	P0001: 400,
};
const STATUS_BY_CLASS: Record<string, number> = {
	"08": 503,
	"09": 500,
	"0L": 403,
	"0P": 403,
	"25": 500,
	"28": 403,
	"2D": 500,
	"38": 500,
	"39": 500,
	"3B": 500,
	"40": 500,
	"53": 503,
	"54": 500,
	"55": 500,
	"57": 500,
	"58": 500,
	F0: 500,
	HV: 500,
	P0: 500,
	XX: 500,
};

/** Reads an error of the database. `anonymous`: a missing permission then asks for a sign-in (401), else it is final (403). */
export function fromDatabase(error: unknown, anonymous: boolean): RestError | null {
	if (!isDatabaseError(error)) return null;
	const { code } = error;
	return new RestError(statusOf(code, anonymous), code, error.message, error.detail ?? null, error.hint ?? null);
}

function statusOf(code: string, anonymous: boolean): number {
	if (code === "42501") return anonymous ? 401 : 403;
	// What a function raises as PT404 is answered with 404.
	if (/^PT4\d\d$/.test(code)) return Number(code.slice(2));
	return STATUS_BY_STATE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400;
}
