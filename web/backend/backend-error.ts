type Extras = { waitSeconds?: number | undefined; cause?: unknown };

/** Reached no server at all. */
export const NETWORK_GONE = "network_gone";
/** Too many tries; `waitSeconds` says how long, where the server did. */
export const TOO_MANY_REQUESTS = "too_many_requests";
/** The server's disk is full. */
export const DISK_FULL = "disk_full";
/** The person's session has ended, or is somebody else's by now. */
export const NOT_SIGNED_IN = "not_signed_in";
/** A file of this device that cannot be read any more. */
export const UNREADABLE = "unreadable";

/**
 * The one error that data functions throw.
 * `code` is PostgREST's (`PGRST116`), PostgreSQL's (`42501`), the sign-in service's (`invalid_credentials`),
 * one of those above, or `unknown`.
 */
export class BackendError extends Error {
	readonly code: string;
	readonly waitSeconds: number | undefined;

	constructor(code: string, message: string, extras: Extras = {}) {
		super(message, { cause: extras.cause });
		this.name = "BackendError";
		this.code = code;
		this.waitSeconds = extras.waitSeconds;
	}
}

/** True for a BackendError with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): error is BackendError {
	return error instanceof BackendError && codes.includes(error.code);
}
