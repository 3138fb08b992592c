import { expect, test } from "vitest";
import { badgeOf, unreadCount, withArrived, withRead } from "./notification-list.ts";
import type { Notification } from "./notifications.data.ts";

const one = (id: string, isRead = false): Notification => ({
	id,
	code: "submission_approved",
	params: {},
	isRead,
	createdAt: "2026-11-21T12:00:00Z",
});
const twenty = Array.from({ length: 20 }, (_, index) => one(String(index), true));
const ids = (list: readonly Notification[]) => list.map(({ id }) => id);

test("a new one stands first, the list keeps 20, and one more is unread", () => {
	const list = withArrived(twenty, one("new"));
	expect([list[0]?.id, list.length, unreadCount(twenty), unreadCount(list)]).toEqual(["new", 20, 0, 1]);
	expect(ids(list)).not.toContain("19");
});

test("one that was read already from the server does not appear twice", () => {
	expect(ids(withArrived([one("a"), one("b")], one("b")))).toEqual(["b", "a"]);
});

test("one is read, or all are", () => {
	const list = [one("a"), one("b"), one("c")];
	expect(unreadCount(withRead(list, "b"))).toBe(2);
	expect(unreadCount(withRead(list, "all"))).toBe(0);
});

test.each([
	[0, ""],
	[1, "1"],
	[9, "9"],
	[10, "9+"],
	[20, "9+"],
])("%i unread: the badge says %j", (unread, badge) => {
	expect(badgeOf(unread)).toBe(badge);
});
