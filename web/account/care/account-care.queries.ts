import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { type CaredFor, changeSecret, correctAge, makeOneTimePassword, readClassAccount } from "./account-care.data.ts";

/** What shows ages: the staff page and the classes. */
const SHOWN_IN = [["staff"], ["classes"]];

/** The dialog shows the password, and a failure. */
export function useOneTimePassword() {
	return useMutation({ mutationFn: makeOneTimePassword, gcTime: 0 });
}

const classAccountKey = (id: string) => ["class-account", id] as const;

/** The class account of a person without an email, if it is one. */
export function useClassAccount({ id, email }: CaredFor) {
	return useQuery({
		queryKey: classAccountKey(id),
		queryFn: async () => readClassAccount(await backend(), id),
		enabled: email === "",
		staleTime: 0,
	});
}

export function useSecretChange(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (change: "reset" | "open") => changeSecret(await backend(), id, change),
		onSettled: () => reloadQuery(client, classAccountKey(id)),
		meta: { success: m.classes_secret_changed, failure: m.staff_change_failed },
	});
}

/** The field shows a failure. */
export function useCorrectAge() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ id, age }: { id: string; age: number }) => correctAge(await backend(), id, age),
		onSuccess: () => Promise.all(SHOWN_IN.map((key) => reloadQuery(client, key))),
		meta: { success: m.staff_age_saved },
	});
}
