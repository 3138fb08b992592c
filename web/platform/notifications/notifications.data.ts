import type { Database } from "#supabase/types.gen.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** The bell keeps this many. */
export const NOTIFICATIONS_KEPT = 20;

type Row = Database["public"]["Tables"]["notifications"]["Row"];

export type Notification = {
	id: string;
	/** What it is about, with the values in it; the texts in the page's language are made from them. */
	code: string;
	params: Record<string, unknown>;
	isRead: boolean;
	createdAt: string;
};

/** The person's latest notifications, newest first. */
export async function listNotifications(backend: Backend, userId: string): Promise<Notification[]> {
	const rows = unwrap(
		await backend
			.from("notifications")
			.select("*")
			.eq("user_id", userId)
			.order("created_at", { ascending: false })
			.limit(NOTIFICATIONS_KEPT),
	);
	return rows.map(notificationOf);
}

export async function markAsRead(backend: Backend, id: string): Promise<void> {
	unwrap(await backend.from("notifications").update({ is_read: true }).eq("id", id));
}

export async function markAllAsRead(backend: Backend, userId: string): Promise<void> {
	unwrap(await backend.from("notifications").update({ is_read: true }).eq("user_id", userId).eq("is_read", false));
}

export function notificationOf(row: Row): Notification {
	const params = row.params;
	return {
		id: row.id,
		code: row.code,
		params: typeof params === "object" && params !== null && !Array.isArray(params) ? params : {},
		isRead: row.is_read,
		createdAt: row.created_at,
	};
}
