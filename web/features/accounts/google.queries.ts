import { useMutation } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { dropAim, keepAim, type ProviderAim } from "#web/session/provider-return.ts";
import { showFailure } from "#web/ui/toast.ts";
import { leaveForGoogle } from "./google.data.ts";

export function useGoogle(aim: ProviderAim) {
	return useMutation({
		mutationFn: async () => {
			keepAim(aim);
			await leaveForGoogle(await backend());
		},
		onError: (error) => {
			dropAim();
			showFailure(aim === "sign-up" ? m.google_sign_up_failed() : m.google_failed({ message: error.message }));
		},
	});
}
