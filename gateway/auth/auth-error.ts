/** A refusal of the auth endpoints, with the code that supabase-js hands on. */
export class AuthRefusal extends Error {
	readonly status: number;
	readonly code: string;
	/** Why a password is too weak (code weak_password). */
	readonly reasons: readonly string[] | null;
	/** Seconds to wait before the next try. */
	readonly retryAfter: number | null;

	constructor(
		status: number,
		code: string,
		message: string,
		more: { reasons?: readonly string[]; retryAfter?: number } = {},
	) {
		super(message);
		this.name = "AuthRefusal";
		this.status = status;
		this.code = code;
		this.reasons = more.reasons ?? null;
		this.retryAfter = more.retryAfter ?? null;
	}
}

export function notValid(message: string): AuthRefusal {
	return new AuthRefusal(400, "validation_failed", message);
}

export function diskFull(): AuthRefusal {
	return new AuthRefusal(507, "insufficient_storage", "The server's disk is full");
}

export function tooMany(what: string, seconds: number): AuthRefusal {
	const wait = seconds <= 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
	return new AuthRefusal(429, "over_request_rate_limit", `${what} Try again in ${wait}.`, { retryAfter: seconds });
}
