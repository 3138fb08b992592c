import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery, takeLive } from "#web/platform/backend/take-live.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { showNews } from "#web/platform/ui/toast.ts";
import { linesOf, type NotificationLine, withArrived } from "./notification-list.ts";
import { type Notification, notificationOf } from "./notifications.data.ts";
import { notificationsQuery } from "./notifications.queries.ts";
import { isShownAtWork } from "./tips-at-work.ts";

/**
 * Takes each new notification as it is written: in the list, and said for 3 seconds, a tip until it is dismissed; many of a
 * kind are said in one toast. `onArrived` is called, too.
 * Used once on the page.
 */
export function useNotificationNews(onArrived: (notification: Notification) => void): void {
	const { id: userId } = usePerson();
	const client = useQueryClient();

	const take = useEffectEvent((arrived: Notification) => {
		const { queryKey } = notificationsQuery(userId);
		takeLive<Notification[]>(client, queryKey, (list = []) => withArrived(list, arrived));
		const lines = linesOf(client.getQueryData(queryKey) ?? []);
		const line = lines.find(({ ids }) => ids.includes(arrived.id));
		if (!isShownAtWork(arrived)) void showText(arrived, line);
		onArrived(arrived);
	});

	/** It was read, here or elsewhere, or asks again. */
	const replace = useEffectEvent((changed: Notification) =>
		client.setQueryData(notificationsQuery(userId).queryKey, (list) =>
			list?.map((one) => (one.id === changed.id ? changed : one)),
		),
	);

	useEffect(
		() =>
			subscribe({
				channel: `notifications_${userId}`,
				table: "notifications",
				event: "*",
				filter: `user_id=eq.${userId}`,
				onRow: (row, isNew) => (isNew ? take : replace)(notificationOf(row)),
				onJoined: () => void reloadQuery(client, notificationsQuery(userId).queryKey),
			}),
		[userId, client],
	);
}

/** The texts are loaded after the page. Where that failed the bell counts alone. */
async function showText(arrived: Notification, line: NotificationLine | undefined): Promise<void> {
	const texts = await import("./notification-texts.ts").catch(() => null);
	if (!texts) return;
	const { title, message } = texts.notificationTexts(arrived, line?.ids.length);
	// A tip is words of a person, which the bench, having no bell, shows nowhere else.
	showNews(title, message, { id: line?.id ?? arrived.id, stays: arrived.code === "teacher_tip" });
}
