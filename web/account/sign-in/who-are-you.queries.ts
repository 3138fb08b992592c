import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SignUpForm } from "#domain/account/sign-up.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { dropDraft, signUpDraft, startingForm } from "./sign-up-draft.ts";
import { applyChoices, chooseRole, isRoleOpen } from "./who-are-you.data.ts";

export function useRoleOpen() {
	const { id } = usePerson();
	return useQuery({ queryKey: ["role-open", id], queryFn: async () => isRoleOpen(await backend(), id) });
}

/** With the name, where it was asked, and what the sign-up form said, where that could not be stored on the way back from the provider. */
export function useChooseRole() {
	const { id } = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ userType, name }: { userType: "educator" | "student"; name?: string }) => {
			const form = name ? { ...startingForm(), name } : signUpDraft();
			if (!form) return chooseRole(await backend(), userType);
			const kind = userType === "educator" ? "educator" : "student-email";
			return applyChoices(await backend(), id, { ...form, kind });
		},
		onSuccess: () => {
			dropDraft();
			return client.invalidateQueries();
		},
		meta: { success: m.who_done },
	});
}

/** Stores the choices of the sign-up form once, after the way back from the provider. */
export function useApplyChoices() {
	const { id } = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (form: SignUpForm) => applyChoices(await backend(), id, form),
		onSuccess: dropDraft,
		onSettled: () => client.invalidateQueries(),
		meta: { success: m.google_signed_up, failure: m.google_sign_up_failed },
	});
}
