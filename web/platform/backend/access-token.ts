import { backend } from "./backend.ts";
import { BackendError, hasCode, NETWORK_GONE, NOT_SIGNED_IN } from "./backend-error.ts";
import { backendErrorFrom } from "./unwrap.ts";

/**
 * The token of the person signed in; with a `person`, only theirs. Throws `BackendError` `not_signed_in` where that is
 * the anonymous caller, or another person.
 */
export async function accessToken(userId?: string): Promise<string> {
	const { data, error } = await (await backend()).auth.getSession();
	const { session } = data;
	if (session && (userId === undefined || session.user.id === userId)) return session.access_token;
	const failure = error && backendErrorFrom(error);
	if (hasCode(failure, NETWORK_GONE)) throw failure;
	throw new BackendError(NOT_SIGNED_IN, "The person is not signed in");
}
