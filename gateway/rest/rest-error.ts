/** A refusal of the REST endpoints: its HTTP status and PostgREST's body. */
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

/** The refusal of a feature that PostgREST has and this backend has not (docs/backend.md). */
export function notOffered(feature: string): RestError {
	return new RestError(400, "GW_NOT_OFFERED", `This backend does not offer ${feature}`);
}
