import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SignUpForm } from "#domain/account/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { SIGN_UP_KEY } from "./accounts.queries.ts";
import { signUp } from "./sign-up.data.ts";

export function useSignUp() {
	const client = useQueryClient();
	return useMutation({
		mutationKey: SIGN_UP_KEY,
		mutationFn: async (form: SignUpForm) => signUp(await backend(), form),
		onSuccess: (outcome) => {
			// Where a mail must be answered first, the form says so and stays.
			if (outcome === "signed-in") showSuccess(m.sign_up_done());
			return reloadQuery(client, ["profile"]);
		},
		meta: {
			failure: m.sign_up_failed,
			shownAtForm: true,
			// The form says it, with the way to the login.
			shownByPage: (error) => hasCode(error, "user_already_exists", "email_exists"),
		},
	});
}
