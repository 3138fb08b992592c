import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Seat } from "#domain/classroom/together.ts";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { hasCode, NETWORK_GONE } from "#web/platform/backend/backend-error.ts";
import { onceConnected } from "#web/platform/backend/connection.ts";
import { outbox } from "#web/platform/outbox/outbox.ts";
import { usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { createStore } from "#web/platform/storage/create-store.ts";
import { showGuidance } from "#web/platform/ui/toast.ts";
import { namesOf } from "./seat-names.ts";
import {
	confirmTogether,
	driveTogether,
	getTogether,
	leaveTogether,
	listOwnCodes,
	listTogetherPoints,
} from "./together.data.ts";

/** Each report keeps the others' parts from ending. */
const REPORT_MS = 60_000;

export const togetherKey = (userId: string) => ["together", userId] as const;

function togetherQuery(userId: string) {
	return queryOptions({
		queryKey: togetherKey(userId),
		async queryFn({ client, queryKey }) {
			const before = client.getQueryData<TogetherNow>(queryKey)?.seats ?? [];
			const now = await getTogether(await backend());
			const gone = before.slice(1).filter(({ id }) => !now.seats.some((seat) => seat.id === id));
			if (gone.length > 0) showGuidance(m.together_ended({ names: namesOf(gone) }), "together");
			return now;
		},
		refetchInterval: ({ state }) => (state.data && state.data.seats.length > 0 ? REPORT_MS : false),
	});
}

type TogetherNow = Awaited<ReturnType<typeof getTogether>>;

/** The last partner's leaving, and the first one's, end it for all. */
function seatsWithout(seats: readonly Seat[], userId: string): Seat[] {
	const left = seats.filter(({ id }) => id !== userId);
	return left.length < 2 || seats[0]?.id === userId ? [] : left;
}

/** Whether the page that asks who works here is open. */
export const togetherOpen = createStore(false);

/** Who works at this computer; undefined until the server has answered, and for educators. */
export function useTogether() {
	const { id } = usePerson();
	const permissions = usePermissions().data;
	const learner = permissions !== undefined && !permissions.educator && !permissions.administrator;
	return useQuery({ ...togetherQuery(id), enabled: learner }).data;
}

/** Somebody takes the keyboard. */
export function useDrive() {
	const { id } = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (userId: string) => driveTogether(await backend(), userId),
		onSettled: () => client.invalidateQueries({ queryKey: togetherKey(id) }),
		meta: { failure: m.together_failed },
	});
}

/** All who sit here say that they are still there: now, or when the server is back. It confirms no part that has ended. */
export function useConfirm() {
	const { id } = usePerson();
	const client = useQueryClient();
	return useMutation({
		async mutationFn() {
			const server = await backend();
			try {
				await confirmTogether(server);
			} catch (error) {
				if (!hasCode(error, NETWORK_GONE)) throw error;
				await onceConnected();
				await confirmTogether(server);
			}
		},
		onSettled: () => client.invalidateQueries({ queryKey: togetherKey(id) }),
		meta: { failure: m.together_failed },
	});
}

/** Somebody's part ends, with a copy of the work as it is. */
export function useLeave() {
	const { id } = usePerson();
	const client = useQueryClient();
	return useMutation({
		async mutationFn(userId: string) {
			await outbox.flush();
			await leaveTogether(await backend(), userId);
			// Who left by a press of a button is not announced as gone.
			client.setQueryData<TogetherNow>(
				togetherKey(id),
				(now) => now && { ...now, seats: seatsWithout(now.seats, userId) },
			);
		},
		onSettled: () => client.invalidateQueries({ queryKey: togetherKey(id) }),
		meta: { failure: m.together_failed },
	});
}

/** The codes of one's own classes. */
export function useOwnCodes() {
	const { id } = usePerson();
	return useQuery({ queryKey: ["own-codes", id], queryFn: async () => listOwnCodes(await backend(), id) });
}

/** What a completed project gave each who sits at this computer; read once the page shows it. */
export function useTogetherPoints(projectId: string) {
	const { id } = usePerson();
	const seats = useTogether()?.seats ?? [];
	return useQuery({
		queryKey: [...togetherKey(id), "points", projectId],
		queryFn: async () => listTogetherPoints(await backend(), projectId),
		enabled: seats.length > 1,
		staleTime: 0,
	});
}
