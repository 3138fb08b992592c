import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** Leaves for the provider's page, which leads back to the dashboard. */
export async function leaveForGoogle(backend: Backend): Promise<void> {
	// The code that comes back is tied to this browser by a hash, which only safe addresses can make.
	Reflect.set(backend.auth, "flowType", "pkce");
	const queryParams = { access_type: "offline", prompt: "consent" };
	const options = { redirectTo: `${location.origin}/dashboard`, queryParams };
	unwrap(await backend.auth.signInWithOAuth({ provider: "google", options }));
}
