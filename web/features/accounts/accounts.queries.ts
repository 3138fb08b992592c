import { useMutation } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { type Credentials, signIn } from "./accounts.data.ts";

/** The landing page waits for it before it leads on: the profile is stored last. */
export const SIGN_UP_KEY = ["sign-up"];

/** `quiet` where signing in is only the first half of something else. */
export function useSignIn({ quiet = false } = {}) {
	return useMutation({
		mutationFn: async (credentials: Credentials) => signIn(await backend(), credentials),
		meta: { ...(!quiet && { success: m.session_signed_in }), failure: m.sign_in_failed, shownAtForm: true },
	});
}
