import type { Notification } from "./notifications.data.ts";

/** The bell shows this many lines, and more only while more ask for an act. */
export const LINES_SHOWN = 20;
/** Above it the badge says 9+. */
const BADGE_MAXIMUM = 9;
/** Of these, many in one class on one day are one line. */
const SUMMED: ReadonlySet<string> = new Set([
	"class_first_choice",
	"class_join_asked",
	"class_left",
	"class_unknown_names",
	"educator_waits",
]);

/** One or several notifications of the same kind. */
export interface NotificationLine {
	/** Of its oldest notification, whatever is added. */
	id: string;
	newest: Notification;
	/** Newest first. */
	ids: readonly string[];
	/** It is unread, and something is to be done about it. */
	asks: boolean;
}

/** The list with a new notification first; one that is in it already stays once. */
export function withArrived(list: readonly Notification[], arrived: Notification): Notification[] {
	return [arrived, ...list.filter(({ id }) => id !== arrived.id)];
}

/** The list with some notifications read, or all of them. */
export function withRead(list: readonly Notification[], which: readonly string[] | "all"): Notification[] {
	return list.map((one) => (which === "all" || which.includes(one.id) ? { ...one, isRead: true } : one));
}

/** What the bell shows, what asks for an act first, each part newest first: nothing that asks is pushed out by what does not. */
export function linesOf(list: readonly Notification[]): NotificationLine[] {
	const lines = new Map<string, NotificationLine>();
	for (const one of list) {
		const key = keyOf(one);
		const line = lines.get(key);
		const asks = one.asksToAct && !one.isRead;
		lines.set(key, { newest: line?.newest ?? one, id: one.id, ids: [...(line?.ids ?? []), one.id], asks });
	}
	const asking = [...lines.values()].filter(({ asks }) => asks);
	const others = [...lines.values()].filter(({ asks }) => !asks);
	return [...asking, ...others.slice(0, Math.max(0, LINES_SHOWN - asking.length))];
}

function keyOf({ id, code, params, isRead, createdAt }: Notification): string {
	if (!SUMMED.has(code)) return id;
	return [code, params.class_id, new Date(createdAt).toDateString(), isRead].join(" ");
}

export function unreadCount(lines: readonly NotificationLine[]): number {
	return lines.filter(({ newest }) => !newest.isRead).length;
}

/** "3", "9+"; nothing without an unread one. */
export function badgeOf(unread: number): string {
	if (unread === 0) return "";
	return unread > BADGE_MAXIMUM ? `${BADGE_MAXIMUM}+` : String(unread);
}
