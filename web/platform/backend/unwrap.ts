import {
	BackendError,
	DISK_FULL,
	NETWORK_GONE,
	NOT_SIGNED_IN,
	SIGNED_OUT,
	TOO_MANY_REQUESTS,
} from "./backend-error.ts";

type Refusal = { message: string; code?: string | undefined; status?: number | undefined; name?: string };
/** Names no `data`: naming it would make supabase-js infer its row types from here. */
type Reply = { error: Refusal | null; status?: number };
type DataOf<R> = R extends { data: infer Data; error: null } ? Data : never;

/** The data of a supabase-js reply; throws `BackendError` where the reply is an error. */
export function unwrap<R extends Reply>(reply: R): DataOf<R> {
	if (reply.error !== null) throw backendErrorFrom(reply.error, reply.status);
	return (reply as R & { data: DataOf<R> }).data;
}

/** Makes one kind of error of what the data endpoints and the sign-in endpoints answer. */
export function backendErrorFrom(refusal: Refusal, replyStatus?: number): BackendError {
	const status = refusal.status ?? replyStatus;
	// The client writes the error's name before its message.
	if (refusal.message === `AbortError: ${SIGNED_OUT}`) {
		return new BackendError(NOT_SIGNED_IN, refusal.message, { cause: refusal });
	}
	if (status === 429) {
		return new BackendError(TOO_MANY_REQUESTS, refusal.message, {
			status,
			waitSeconds: secondsIn(refusal.message),
			cause: refusal,
		});
	}
	if (status === 507) return new BackendError(DISK_FULL, refusal.message, { status, cause: refusal });
	if (isNetworkFailure(refusal, status)) {
		return new BackendError(NETWORK_GONE, refusal.message, { status, cause: refusal });
	}
	return new BackendError(refusal.code || "unknown", refusal.message, { status, cause: refusal });
}

function isNetworkFailure(refusal: Refusal, status: number | undefined): boolean {
	if (refusal.name === "AuthRetryableFetchError") return true;
	if (status === 0 || status === 502 || status === 503 || status === 504) return true;
	return /failed to fetch|networkerror|load failed|fetch failed/i.test(refusal.message);
}

/** The sign-in service says the wait in its message: "… after 42 seconds", "… in 2 minutes". */
function secondsIn(message: string): number | undefined {
	const [, count, unit] = /(\d+)\s*(second|minute)/.exec(message) ?? [];
	return count === undefined ? undefined : Number(count) * (unit === "minute" ? 60 : 1);
}
