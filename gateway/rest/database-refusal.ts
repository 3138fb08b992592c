import { isDatabaseError } from "../database/database-error.ts";
import { limitRefusal } from "./limits.ts";
import { RestError } from "./rest-error.ts";

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

/** Reads an error of the database. `anonymous`: a missing permission is then 401 (sign in), else 403. */
export function fromDatabase(error: unknown, anonymous: boolean): RestError | null {
	if (!isDatabaseError(error)) return null;
	const { code } = error;
	// Its message is about the stack depth, not about what to change.
	if (code === "54001") return new RestError(400, code, "The request is nested too deep");
	const limit = limitRefusal(code, error.message);
	if (limit) return limit;
	return new RestError(statusOf(code, anonymous), code, error.message, error.detail ?? null, error.hint ?? null);
}

function statusOf(code: string, anonymous: boolean): number {
	if (code === "42501") return anonymous ? 401 : 403;
	// What a function raises as PT404 is answered with 404.
	if (/^PT4\d\d$/.test(code)) return Number(code.slice(2));
	return STATUS_BY_STATE[code] ?? STATUS_BY_CLASS[code.slice(0, 2)] ?? 400;
}
