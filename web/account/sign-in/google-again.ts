import { useMutation } from "@tanstack/react-query";
import { type Backend, backend } from "#web/platform/backend/backend.ts";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { isShared } from "#web/platform/backend/session-store.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** How long somebody may take in the provider's window, in milliseconds. */
const WINDOW_MS = 5 * 60_000;

/** Proves again who one is, at Google. */
export function useGoogleAgain() {
	return useMutation({ mutationFn: async () => proveByGoogle(await backend()), meta: { shownAtForm: true } });
}

/**
 * Opens a window of its own, which closes by itself; ends when its session is here. Throws `BackendError`
 * `window_closed`. Where no window may open, or the session is this tab's only, the page itself leaves.
 */
async function proveByGoogle(client: Backend): Promise<void> {
	Reflect.set(client.auth, "flowType", "pkce");
	const { session: former } = (await client.auth.getSession()).data;
	const queryParams = { access_type: "offline", prompt: "consent" };
	const own = !isShared();
	const redirectTo = `${location.origin}/confirm${own ? "?window=yes" : ""}`;
	const options = { redirectTo, queryParams, skipBrowserRedirect: true };
	const { url } = unwrap(await client.auth.signInWithOAuth({ provider: "google", options }));
	const opened = own && window.open(url, "_blank", "popup,width=520,height=680");
	// Without the window the answer to where one comes back is still the page of links, which leads on to the dashboard.
	if (!opened) return location.assign(url);
	await new Promise<void>((resolve, reject) => {
		const { data } = client.auth.onAuthStateChange((event, session) => {
			if (event === "SIGNED_IN" && session?.access_token !== former?.access_token) end(resolve);
		});
		const late = setTimeout(() => end(() => reject(new BackendError("window_closed", "nobody came back"))), WINDOW_MS);
		function end(then: () => void) {
			clearTimeout(late);
			data.subscription.unsubscribe();
			then();
		}
	});
}
