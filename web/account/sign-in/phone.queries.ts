import { useMutation } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { sendCode, verifyCode } from "./phone.data.ts";

export function useSendCode() {
	return useMutation({
		mutationFn: async (phone: string) => sendCode(await backend(), phone),
		meta: { success: m.phone_sent, failure: m.phone_send_failed, shownAtForm: true },
	});
}

export function useVerifyCode() {
	return useMutation({
		mutationFn: async ({ phone, code }: { phone: string; code: string }) => verifyCode(await backend(), phone, code),
		meta: { success: m.phone_verified, failure: m.phone_verify_failed, shownAtForm: true },
	});
}
