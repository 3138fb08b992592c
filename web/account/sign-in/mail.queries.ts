import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { beginRecovery } from "#web/platform/session/recovery.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { passwordSetter, redeemCode, redeemLink, sendRecovery, sendSignUpAgain } from "./mail.data.ts";
import type { MailLink } from "./mail-link.ts";

export function useRedeemLink() {
	return useMutation({
		mutationFn: async (link: MailLink) => redeemLink(await backend(), link),
		onSuccess: (userId, { kind }) => {
			if (userId && kind === "recovery") beginRecovery(userId);
		},
		meta: { success: m.session_signed_in },
	});
}

export function useRedeemCode() {
	return useMutation({ mutationFn: async (code: string) => redeemCode(await backend(), code) });
}

export function useSendRecovery() {
	return useMutation({
		mutationFn: async (email: string) => sendRecovery(await backend(), email),
		meta: { success: m.forgot_sent },
	});
}

export function useSendSignUpAgain() {
	return useMutation({
		mutationFn: async (email: string) => sendSignUpAgain(await backend(), email),
		meta: { success: m.mail_sent_again },
	});
}

export function useSetPassword() {
	const { mustChangePassword } = usePerson();
	const [setPassword] = useState(() => passwordSetter(mustChangePassword));
	return useMutation({
		mutationFn: async (password: string) => setPassword(await backend(), password),
		meta: { success: m.new_password_done },
	});
}
