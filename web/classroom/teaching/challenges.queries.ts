import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { usePerson } from "#web/platform/session/session.ts";
import {
	type ChallengeFacts,
	type ChallengeStatus,
	createChallenge,
	deleteChallenge,
	getTeachingRoom,
	HAS_SUBMISSIONS,
	listChallenges,
	openToEveryone,
	updateChallenge,
} from "./challenges.data.ts";

/** Challenges of educators, and what may still be added to them. */
export const challengesKey = ["teacher-challenges"] as const;

function challengesQuery(userId: string) {
	return queryOptions({
		queryKey: [...challengesKey, userId],
		queryFn: async () => listChallenges(await backend(), userId),
		// A teacher hands one out while the learners sit there.
		staleTime: 0,
	});
}

/** Every challenge of educators that the person signed in may read, newest first. */
export function useChallenges() {
	return useQuery(challengesQuery(usePerson().id));
}

/** What the educator signed in may still add. */
export function useTeachingRoom() {
	return useQuery({
		queryKey: [...challengesKey, usePerson().id, "room"],
		queryFn: async () => getTeachingRoom(await backend()),
		staleTime: 0,
	});
}

export function useCreateChallenge() {
	const client = useQueryClient();
	const userId = usePerson().id;
	return useMutation({
		mutationFn: async ({ forEveryone, ...challenge }: ChallengeFacts & { id: string; forEveryone: boolean }) => {
			const server = await backend();
			await createChallenge(server, userId, challenge);
			if (forEveryone) await openToEveryone(server, challenge.id, true);
		},
		onSuccess: () => reloadQuery(client, challengesKey),
		meta: { success: m.teaching_created, failure: m.teaching_create_failed, shownAtForm: true },
	});
}

export function useUpdateChallenge(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (changes: Partial<ChallengeFacts> & { status?: ChallengeStatus }) =>
			updateChallenge(await backend(), id, changes),
		onSuccess: () => reloadQuery(client, challengesKey),
		meta: { success: m.teaching_changed, failure: m.teaching_change_failed },
	});
}

export function useDeleteChallenge(id: string, onDeleted: () => void) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async () => deleteChallenge(await backend(), id),
		onSuccess: () => {
			onDeleted();
			return reloadQuery(client, challengesKey);
		},
		meta: {
			success: m.teaching_deleted,
			failure: m.teaching_delete_failed,
			shownByPage: (error) => hasCode(error, HAS_SUBMISSIONS),
		},
	});
}

export function useOpenToEveryone(id: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (everyone: boolean) => openToEveryone(await backend(), id, everyone),
		onSuccess: () => reloadQuery(client, challengesKey),
		meta: { success: m.teaching_changed, failure: m.teaching_change_failed },
	});
}
