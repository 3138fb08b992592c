import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { Notification } from "./notifications.data.ts";

const server = vi.hoisted(() => ({
	list: [] as unknown[],
	reads: [] as ((list: unknown[]) => void)[],
	marks: [] as (() => void)[],
}));

vi.mock("#web/platform/backend/backend.ts", () => ({ backend: async () => ({}) }));
vi.mock("#web/platform/session/session.ts", () => ({ usePerson: () => ({ id: "asha" }) }));
vi.mock("./notifications.data.ts", () => ({
	listNotifications: () => new Promise((resolve) => server.reads.push(resolve)),
	markAsRead: () => new Promise<void>((resolve) => server.marks.push(resolve)),
	markAllAsRead: () => new Promise<void>((resolve) => server.marks.push(resolve)),
}));

const { markAsReadMutation, notificationsQuery } = await import("./notifications.queries.ts");

const note = (id: string, isRead = false) => ({ id, isRead }) as Notification;

test("what arrives while one is marked is read afterwards, once all marks have been answered", async () => {
	const client = new QueryClient();
	const { queryKey } = notificationsQuery("asha");
	client.setQueryData(queryKey, [note("1"), note("2")]);
	const end = new QueryObserver(client, { ...notificationsQuery("asha"), staleTime: 0 }).subscribe(() => undefined);
	await vi.waitFor(() => expect(server.reads).toHaveLength(1));

	const mark = (id: string) => new MutationObserver(client, markAsReadMutation(client, "asha")).mutate([id]);
	const marks = [mark("1"), mark("2")];
	await vi.waitFor(() => expect(server.marks).toHaveLength(2));
	expect(client.getQueryData(queryKey)).toEqual([note("1", true), note("2", true)]);

	server.marks[0]?.();
	await marks[0];
	expect(server.reads).toHaveLength(1);
	server.marks[1]?.();
	await vi.waitFor(() => expect(server.reads).toHaveLength(2));
	server.reads[1]?.([note("3"), note("1", true), note("2", true)]);
	await marks[1];
	expect(client.getQueryData(queryKey)).toHaveLength(3);
	end();
});
