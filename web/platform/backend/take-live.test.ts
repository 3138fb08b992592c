import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { reloadQuery, takeLive } from "./take-live.ts";

const queryKey = ["news"];

/** A list that is read; each reading ends with the given answer. */
function readList() {
	const client = new QueryClient();
	const readings: ((list: string[]) => void)[] = [];
	const queryFn = () => new Promise<string[]>((resolve) => void readings.push(resolve));
	new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
	return { client, readings };
}

test("news that come while the list is being read outlive an answer from before them", async () => {
	const { client, readings } = readList();
	takeLive<string[]>(client, queryKey, (list = []) => ["new", ...list]);
	await vi.waitFor(() => expect(readings).toHaveLength(2));
	readings[0]?.(["old"]);
	readings[1]?.(["new", "old"]);
	await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(["new", "old"]));
	expect(client.isFetching()).toBe(0);
});

test("news that come to a list that stands cost no reading", async () => {
	const { client, readings } = readList();
	readings[0]?.(["old"]);
	await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual(["old"]));
	takeLive<string[]>(client, queryKey, (list = []) => ["new", ...list]);
	expect(client.getQueryData(queryKey)).toEqual(["new", "old"]);
	expect(readings).toHaveLength(1);
});

test("a first reading that began before the line stood is given up for one that began after", async () => {
	const { client, readings } = readList();
	void reloadQuery(client, queryKey);
	await vi.waitFor(() => expect(readings).toHaveLength(2));
	readings[1]?.(["new", "old"]);
	readings[0]?.(["old"]);
	await vi.waitFor(() => expect(client.isFetching()).toBe(0));
	expect(client.getQueryData(queryKey)).toEqual(["new", "old"]);
});
