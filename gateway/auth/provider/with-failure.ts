import type { AuthRefusal } from "../auth-error.ts";

/** The URL with the error's parameters, as supabase-js reads them. */
export function withFailure(target: URL, refusal: AuthRefusal): URL {
	target.searchParams.set("error", refusal.status < 500 ? "access_denied" : "server_error");
	target.searchParams.set("error_code", refusal.code);
	target.searchParams.set("error_description", refusal.message);
	return target;
}
