import { useMutation } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { dropPurpose, type SignInPurpose, storePurpose } from "#web/platform/session/provider-return.ts";
import { showFailure } from "#web/platform/ui/toast.ts";
import { leaveForGoogle } from "./google.data.ts";

export function useGoogle(purpose: SignInPurpose) {
	return useMutation({
		mutationFn: async () => {
			storePurpose(purpose);
			await leaveForGoogle(await backend());
		},
		onError: (error) => {
			dropPurpose();
			showFailure(purpose === "sign-up" ? m.google_sign_up_failed() : m.google_failed({ message: error.message }));
		},
	});
}
