import type { QueryClient } from "@tanstack/react-query";
import { subscribe } from "#web/platform/backend/subscribe.ts";
import { reloadQuery, takeLive } from "#web/platform/backend/take-live.ts";
import { pointsQuery } from "./points.queries.ts";

/**
 * Keeps a person's points as the server has them, wherever they were won; the answer ends it. `onAward`: they changed, or
 * may have changed without a subscription.
 */
export function followPoints(client: QueryClient, userId: string, onAward: () => void): () => void {
	const { queryKey } = pointsQuery(userId);
	let joinedBefore = false;
	return subscribe({
		channel: `user_points_${userId}`,
		table: "user_points",
		event: "*",
		filter: `user_id=eq.${userId}`,
		onRow(row) {
			takeLive(client, queryKey, () => ({ total: row.total_points, level: row.level }));
			onAward();
		},
		onJoined() {
			void reloadQuery(client, queryKey);
			if (joinedBefore) onAward();
			joinedBefore = true;
		},
	});
}
