import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { pointsQuery } from "./points.queries.ts";

interface Followed {
	filter: string;
	onRow: (row: object) => void;
	onJoined: () => void;
}

const line = vi.hoisted(() => ({ followed: undefined as unknown, end: () => undefined }));

vi.mock("#web/platform/backend/subscribe.ts", () => ({
	subscribe(followed: unknown) {
		line.followed = followed;
		return line.end;
	},
}));

const { followPoints } = await import("./follow-points.ts");

let awards: number;
let client: QueryClient;

function follow(): Followed {
	expect(followPoints(client, "asha", () => awards++)).toBe(line.end);
	return line.followed as Followed;
}

beforeEach(() => {
	awards = 0;
	client = new QueryClient();
});

test("points won elsewhere are shown, and that there was an award is told", () => {
	const { filter, onRow } = follow();
	onRow({ total_points: 150, level: 2 });
	expect(filter).toBe("user_id=eq.asha");
	expect(client.getQueryData(pointsQuery("asha").queryKey)).toEqual({ total: 150, level: 2 });
	expect(awards).toBe(1);
});

test("what may have been awarded while nobody listened is told once the line is back, not when it first stands", () => {
	const { onJoined } = follow();
	onJoined();
	expect(awards).toBe(0);
	onJoined();
	expect(awards).toBe(1);
});
