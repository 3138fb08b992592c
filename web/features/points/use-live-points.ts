import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { subscribe } from "#web/backend/subscribe.ts";
import { takeLive } from "#web/backend/take-live.ts";
import { usePerson } from "#web/session/session.ts";
import { pointsQuery } from "./points.queries.ts";

/** Keeps the person's points as the server has them, wherever they were won. Stands once on the page. */
export function useLivePoints(): void {
	const { id: userId } = usePerson();
	const client = useQueryClient();
	useEffect(
		() =>
			subscribe({
				channel: `user_points_${userId}`,
				table: "user_points",
				event: "*",
				filter: `user_id=eq.${userId}`,
				onRow: (row) =>
					takeLive(client, pointsQuery(userId).queryKey, () => ({ total: row.total_points, level: row.level })),
				onJoined: () => void client.invalidateQueries({ queryKey: pointsQuery(userId).queryKey, exact: true }),
			}),
		[userId, client],
	);
}
