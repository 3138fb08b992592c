import { m } from "#messages/generated/messages.js";
import type { Backend } from "#web/platform/backend/backend.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import { showFailure, showSuccess } from "#web/platform/ui/toast.ts";

/** Session storage: whether the person signs in or up, until the browser comes back from the provider. */
const PURPOSE_KEY = "inspire-stem-google";

/** Where the sign-up form keeps what was typed, also for the way to the provider and back. */
export const SIGN_UP_DRAFT_KEY = "inspire-stem-sign-up-draft";

const CLASS_SIGN_IN = "/class-sign-in";

export type SignInPurpose = "sign-in" | "sign-up";

export function storePurpose(purpose: SignInPurpose): void {
	writeDraft(PURPOSE_KEY, purpose);
}

export function readPurpose(): SignInPurpose | undefined {
	const purpose = readDraft(PURPOSE_KEY);
	return purpose === "sign-in" || purpose === "sign-up" ? purpose : undefined;
}

export function dropPurpose(): void {
	forgetDraft(PURPOSE_KEY);
}

/** Removes what one person typed or was led to before another signs in: no one else may read it. */
export function forgetVisitor(): void {
	dropPurpose();
	forgetDraft(SIGN_UP_DRAFT_KEY);
}

/** Ends a sign-in that returned from the provider, and reports its result. Its parameters are removed from the address. */
export async function finishReturn(client: Backend): Promise<void> {
	const purpose = readPurpose();
	const returned = takeParameters();
	if (!returned) return;
	if (!purpose) return redeemLinkCode(client, returned.code);
	const failure = returned.code
		? (await client.auth.exchangeCodeForSession(returned.code)).error?.message
		: (returned.failure ?? "");
	if (failure === undefined) {
		// A new account is reported once the choices of the form are stored.
		if (purpose === "sign-in") {
			forgetVisitor();
			showSuccess(m.session_signed_in());
		}
	} else {
		showFailure(purpose === "sign-up" ? m.google_sign_up_failed() : m.google_failed({ message: failure }));
	}
	if (failure !== undefined) dropPurpose();
}

/** A mail's link of a hosted project comes back with a code, good in the browser that asked for the mail only. */
async function redeemLinkCode(client: Backend, code: string | null): Promise<void> {
	if (!code) return;
	const { error } = await client.auth.exchangeCodeForSession(code);
	if (error) showFailure(m.confirm_bad_text());
	else showSuccess(m.session_signed_in());
}

/** What a provider, or a mail's link, adds to the address that it returns to. */
export const RETURNED: readonly string[] = ["code", "error", "error_code", "error_description"];

/** True while the address still holds what a provider or a mail's link returned. */
export function returnsFromProvider(): boolean {
	return location.pathname !== CLASS_SIGN_IN && /[?&](?:code|error_description)=/.test(location.search);
}

function takeParameters(): { code: string | null; failure: string | null } | null {
	const url = new URL(location.href);
	// What comes to the page of links is that page's, and a class code is none of a provider's.
	if (url.pathname === "/confirm" || url.pathname === CLASS_SIGN_IN) return null;
	const code = url.searchParams.get("code");
	const failure = url.searchParams.get("error_description");
	if (code === null && failure === null) return null;
	for (const name of RETURNED) url.searchParams.delete(name);
	history.replaceState(history.state, "", url.pathname + url.search);
	return { code, failure };
}
