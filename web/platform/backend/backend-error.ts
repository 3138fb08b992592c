type Extras = {
	waitSeconds?: number | undefined;
	details?: Record<string, number> | undefined;
	status?: number | undefined;
	cause?: unknown;
};

/** Reached no server at all. */
export const NETWORK_GONE = "network_gone";
/** Too many tries; `waitSeconds` says how long, where the server did. */
export const TOO_MANY_REQUESTS = "too_many_requests";
/** The server's disk is full. */
export const DISK_FULL = "disk_full";
/** The database takes no phone number, address or insult for a name. */
export const NAME_REFUSED = "NAME1";
/** The person's session has ended, or is somebody else's by now. */
export const NOT_SIGNED_IN = "not_signed_in";
/** What a request says that was not sent because the session had ended. */
export const SIGNED_OUT = "Signed out";
/** A file of this device that cannot be read any more. */
export const UNREADABLE = "unreadable";

/**
 * The one error of the page for a request that failed.
 * `code` is PostgREST's (`PGRST116`), PostgreSQL's (`42501`), the sign-in service's (`invalid_credentials`), one of our own
 * endpoints' (`busy`), one of those above, or `unknown`.
 */
export class BackendError extends Error {
	readonly code: string;
	/** Seconds, as the server said them in Retry-After, in its answer or in its message. */
	readonly waitSeconds: number | undefined;
	/** Numbers for the message. */
	readonly details: Record<string, number>;
	/** Of the answer; undefined where there was none. */
	readonly status: number | undefined;

	constructor(code: string, message: string, extras: Extras = {}) {
		super(message, { cause: extras.cause });
		this.name = "BackendError";
		this.code = code;
		this.waitSeconds = extras.waitSeconds;
		this.details = extras.details ?? {};
		this.status = extras.status;
	}
}

/** True for a BackendError with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): error is BackendError {
	return error instanceof BackendError && codes.includes(error.code);
}
