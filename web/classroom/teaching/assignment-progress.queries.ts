import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { getAssignmentProgress, REMINDED, remindOfAssignment } from "./assignment-progress.data.ts";
import { progressKey } from "./assignments.queries.ts";

/** Being away and being stuck come with time, which nothing announces. */
const REFRESH_MS = 60_000;

/** How far the learners of an assignment are. */
export function useAssignmentProgress(batchId: string) {
	const userId = usePerson().id;
	return useQuery({
		queryKey: [...progressKey, userId, batchId],
		queryFn: async () => getAssignmentProgress(await backend(), batchId),
		staleTime: 0,
		refetchInterval: REFRESH_MS,
	});
}

export function useRemind(batchId: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (learner: string) => remindOfAssignment(await backend(), batchId, learner),
		onSettled: () => reloadQuery(client, progressKey),
		meta: { failure: m.assignment_remind_failed, shownByPage: (error) => hasCode(error, REMINDED) },
	});
}
