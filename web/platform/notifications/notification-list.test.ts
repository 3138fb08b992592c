import { expect, test } from "vitest";
import { badgeOf, linesOf, unreadCount, withArrived, withRead } from "./notification-list.ts";
import type { Notification } from "./notifications.data.ts";

const one = (id: string, more: Partial<Notification> = {}): Notification => ({
	...{ id, code: "submission_approved", params: {}, isRead: false, asksToAct: false },
	...{ createdAt: "2026-11-21T12:00:00Z", ...more },
});
const several = (count: number, of: (index: number) => Partial<Notification>) =>
	Array.from({ length: count }, (_, index) => one(`${of(index).code ?? "news"}-${index}`, of(index)));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const inClass = (id: string) => ({ class_id: id });

test("a new one stands first; one that was read already from the server does not appear twice", () => {
	expect(ids(withArrived([one("a")], one("new")))).toEqual(["new", "a"]);
	expect(ids(withArrived([one("a"), one("b")], one("b")))).toEqual(["b", "a"]);
});

test("one is read, or all are", () => {
	const list = [one("a"), one("b"), one("c")];
	expect(unreadCount(linesOf(withRead(list, ["b"])))).toBe(2);
	expect(unreadCount(linesOf(withRead(list, "all")))).toBe(0);
});

test("of 37 first sign-ins a raised hand and a request stand on top, in 3 lines", () => {
	const first = several(37, () => ({ code: "class_first_choice", params: inClass("5b") }));
	const asking = ["class_hand_raised", "class_join_asked"].map((code) => one(code, { code, asksToAct: true }));
	const lines = linesOf([...first, ...asking]);
	expect(lines.map(({ newest, ids: all }) => [newest.code, all.length])).toEqual([
		["class_hand_raised", 1],
		["class_join_asked", 1],
		["class_first_choice", 37],
	]);
	expect(unreadCount(lines)).toBe(3);
});

test("many are one line in one class, on one day, and while they are all read or all unread", () => {
	const code = "class_first_choice";
	const list = [
		one("a", { code, params: inClass("5b") }),
		one("b", { code, params: inClass("5b") }),
		one("c", { code, params: inClass("6a") }),
		one("d", { code, params: inClass("5b"), isRead: true }),
		one("e", { code, params: inClass("5b"), createdAt: "2026-11-19T12:00:00Z" }),
	];
	expect(linesOf(list).map((line) => line.ids)).toEqual([["a", "b"], ["c"], ["d"], ["e"]]);
	expect(linesOf([one("new", { code, params: inClass("5b") }), ...list])[0]?.id).toBe(linesOf(list)[0]?.id);
});

test("twenty lines are shown, and more only while more ask for an act", () => {
	const news = several(30, () => ({}));
	const asking = several(22, () => ({ code: "consent_asked", asksToAct: true }));
	expect(ids(linesOf(news))).toEqual(ids(news.slice(0, 20)));
	expect(linesOf([...news, ...asking.slice(0, 5)]).map(({ asks }) => asks)).toEqual([
		...Array(5).fill(true),
		...Array(15).fill(false),
	]);
	expect(linesOf([...news, ...asking])).toHaveLength(22);
	expect(linesOf(withRead([...news, ...asking], "all"))).toHaveLength(20);
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
