import { NOTIFICATIONS_KEPT, type Notification } from "./notifications.data.ts";

/** Above it the badge says 9+. */
const BADGE_MAXIMUM = 9;

/** The list with a new notification first; one that is in it already stays once. */
export function withArrived(list: readonly Notification[], arrived: Notification): Notification[] {
	return [arrived, ...list.filter(({ id }) => id !== arrived.id)].slice(0, NOTIFICATIONS_KEPT);
}

/** The list with one notification read, or all of them. */
export function withRead(list: readonly Notification[], which: string | "all"): Notification[] {
	return list.map((one) => (which === "all" || one.id === which ? { ...one, isRead: true } : one));
}

export function unreadCount(list: readonly Notification[]): number {
	return list.filter(({ isRead }) => !isRead).length;
}

/** "3", "9+"; nothing without an unread one. */
export function badgeOf(unread: number): string {
	if (unread === 0) return "";
	return unread > BADGE_MAXIMUM ? `${BADGE_MAXIMUM}+` : String(unread);
}
