import {
	mutationOptions,
	type QueryClient,
	queryOptions,
	useMutation,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { withRead } from "./notification-list.ts";
import { listNotifications, markAllAsRead, markAsRead } from "./notifications.data.ts";

export function notificationsQuery(userId: string) {
	return queryOptions({
		queryKey: ["notifications", userId],
		queryFn: async () => listNotifications(await backend(), userId),
	});
}

export function useNotifications() {
	return useQuery(notificationsQuery(usePerson().id));
}

/** Marks one as read, or all: at once on the page; as it was if the server does not take it. */
export function useMarkAsRead() {
	return useMutation(markAsReadMutation(useQueryClient(), usePerson().id));
}

/** The list is read again afterwards: a pending read was aborted, with what had arrived. */
export function markAsReadMutation(client: QueryClient, userId: string) {
	const { queryKey } = notificationsQuery(userId);
	const mutationKey = ["mark-notifications", userId];
	return mutationOptions({
		mutationKey,
		mutationFn: async (which: readonly string[] | "all") =>
			which === "all" ? markAllAsRead(await backend(), userId) : markAsRead(await backend(), which),
		onMutate: async (which) => {
			await client.cancelQueries({ queryKey });
			client.setQueryData(queryKey, (list) => list && withRead(list, which));
		},
		// Not while another one is pending: the server would call it unread.
		onSettled: async () => {
			if (client.isMutating({ mutationKey }) === 1) await reloadQuery(client, queryKey);
		},
		meta: { failure: m.news_mark_failed },
	});
}
