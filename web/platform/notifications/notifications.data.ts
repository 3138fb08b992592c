import type { Database } from "#supabase/types.gen.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

/** The newest that are read, out of which the bell's lines are made. */
const NEWEST = 100;

type Row = Pick<
	Database["public"]["Tables"]["notifications"]["Row"],
	"id" | "code" | "params" | "is_read" | "created_at" | "asks_to_act"
>;

export type Notification = {
	id: string;
	/** What it is about, with the values in it; the texts in the page's language are made from them. */
	code: string;
	params: Record<string, unknown>;
	isRead: boolean;
	/** Something is to be done about it. */
	asksToAct: boolean;
	createdAt: string;
};

/** The person's latest notifications and those that still ask for an act, newest first. */
export async function listNotifications(backend: Backend, userId: string): Promise<Notification[]> {
	const own = () =>
		backend
			.from("notifications")
			.select("id, code, params, is_read, created_at, asks_to_act")
			.eq("user_id", userId)
			.order("created_at", { ascending: false })
			.limit(NEWEST);
	const [newest, asking] = await Promise.all([own(), own().eq("asks_to_act", true).eq("is_read", false)]);
	const rows = unwrap(newest);
	const oldest = rows.at(-1)?.created_at ?? "";
	return [...rows, ...unwrap(asking).filter(({ created_at }) => created_at < oldest)].map(notificationOf);
}

export async function markAsRead(backend: Backend, ids: readonly string[]): Promise<void> {
	unwrap(
		await backend
			.from("notifications")
			.update({ is_read: true })
			.in("id", [...ids]),
	);
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
		asksToAct: row.asks_to_act,
		createdAt: row.created_at,
	};
}
