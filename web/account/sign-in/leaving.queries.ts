import { useMutation, useQuery } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { signOut, usePerson } from "#web/platform/session/session.ts";
import { noteDeletedAccount } from "#web/platform/storage/deleted-accounts.ts";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { showNotice } from "#web/platform/ui/toast.ts";
import { leaveAccount, listHeirs } from "./leaving.data.ts";

const longDate = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long" });

/** For the last administrator: who may come next. A failure is shown at once. */
export function useHeirs() {
	const { id } = usePerson();
	return useQuery({
		queryKey: ["heirs", id],
		queryFn: async () => listHeirs(await backend(), id),
		staleTime: 0,
		networkMode: "always",
		retry: false,
	});
}

export function useLeaveAccount() {
	const { id } = usePerson();
	return useMutation({
		mutationFn: async (heir: string | null) => {
			const erasedFrom = await leaveAccount(await backend(), heir);
			// The server has ended the session; here it ends by choice.
			await signOut("local");
			noteDeletedAccount(id);
			return erasedFrom;
		},
		onSuccess: (erasedFrom) => showNotice(m.leave_done({ date: longDate.format(erasedFrom) })),
	});
}
