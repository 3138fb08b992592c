import { Bell } from "lucide-react";
import { useMemo, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Popover } from "#web/platform/ui/Popover.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { badgeOf, linesOf, unreadCount } from "./notification-list.ts";
import { useMarkAsRead, useNotifications } from "./notifications.queries.ts";

/** The bell with the number of unread notifications, and the latest of them in lines behind it. */
export function NotificationBell() {
	const notifications = useNotifications();
	const markAsRead = useMarkAsRead();
	const [open, setOpen] = useState(false);
	const list = useMemo(() => notifications.data && linesOf(notifications.data), [notifications.data]);
	const unread = notifications.isError ? 0 : unreadCount(list ?? []);
	return (
		<Popover
			label={m.news_title()}
			open={open}
			onOpenChange={setOpen}
			className="w-[min(400px,calc(100vw-24px))] max-h-[min(560px,var(--radix-popover-content-available-height))] flex flex-col overflow-hidden"
			trigger={
				<Button
					variant="quiet"
					size="icon"
					aria-label={unread > 0 ? m.news_bell_unread({ count: unread }) : m.news_bell()}
					className="relative not-hover:!bg-surface shrink-0"
				>
					<Bell size={20} aria-hidden="true" />
					{unread > 0 && (
						<span
							aria-hidden="true"
							className="absolute -top-1.5 -right-1.5 min-w-5.5 h-5.5 px-1 grid place-items-center rounded-full bg-coral text-on-coral text-xs font-extrabold"
						>
							{badgeOf(unread)}
						</span>
					)}
				</Button>
			}
		>
			<div className="flex items-center justify-between gap-3 min-h-15 pl-5 pr-3 border-b border-line">
				<h2 className="text-lg">{m.news_title()}</h2>
				{unread > 0 && (
					<Button once variant="soft" className="!min-h-11 !px-3.5 !text-sm" onClick={() => markAsRead.mutate("all")}>
						{m.news_mark_all()}
					</Button>
				)}
			</div>
			<NotificationList
				list={list}
				failed={notifications.isError}
				retrying={notifications.isFetching}
				onRetry={() => void notifications.refetch()}
				onRead={(ids) => markAsRead.mutate(ids)}
				onLeave={() => setOpen(false)}
			/>
		</Popover>
	);
}
