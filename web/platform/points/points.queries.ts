import { queryOptions } from "@tanstack/react-query";
import { backend } from "#web/platform/backend/backend.ts";
import { getPoints } from "./points.data.ts";

export function pointsQuery(userId: string) {
	return queryOptions({
		queryKey: ["points", userId],
		queryFn: async () => getPoints(await backend(), userId),
	});
}
