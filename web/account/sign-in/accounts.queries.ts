import { useMutation, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { profileQuery } from "#web/platform/session/profile.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { type Credentials, changeEmail, changePassword, signIn } from "./accounts.data.ts";

/** The landing page waits for it before it leads on: the profile is stored last. */
export const SIGN_UP_KEY = ["sign-up"];

/** `quiet` where signing in is only the first half of something else. */
export function useSignIn({ quiet = false } = {}) {
	return useMutation({
		mutationFn: async (credentials: Credentials) => signIn(await backend(), credentials),
		meta: quiet ? {} : { success: m.session_signed_in, failure: m.sign_in_failed, shownAtForm: true },
	});
}

export function useChangePassword() {
	const { email } = usePerson();
	return useMutation({
		mutationFn: async ({ present, password }: { present: string; password: string }) =>
			changePassword(await backend(), { email, password: present }, password),
		meta: { success: m.new_password_done },
	});
}

/** The answer is true where a link waits in the mail to the new address. */
export function useChangeEmail() {
	const person = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ present, email }: { present: string; email: string }) =>
			changeEmail(await backend(), { email: person.email, password: present }, email),
		onSuccess: () => reloadQuery(client, profileQuery(person).queryKey),
	});
}
