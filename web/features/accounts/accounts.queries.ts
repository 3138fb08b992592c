import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SignUpForm } from "#domain/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { showSuccess } from "#web/ui/toast.ts";
import { type Credentials, signIn, signUp } from "./accounts.data.ts";

/** The landing page waits for it before it leads on: the profile is stored last. */
export const SIGN_UP_KEY = ["sign-up"];

export function useSignIn() {
	return useMutation({
		mutationFn: async (credentials: Credentials) => signIn(await backend(), credentials),
		meta: { success: m.session_signed_in, failure: m.sign_in_failed, standsAtForm: true },
	});
}

export function useSignUp() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: SIGN_UP_KEY,
		mutationFn: async (form: SignUpForm) => signUp(await backend(), form),
		onSuccess: (outcome) => {
			// Where a mail must be answered first, the form says so and stays.
			if (outcome === "signed-in") showSuccess(m.sign_up_done());
			return client.invalidateQueries({ queryKey: ["profile"] });
		},
		meta: { failure: m.sign_up_failed, standsAtForm: true },
	});
}
