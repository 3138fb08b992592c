import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { backend } from "#web/platform/backend/backend.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { type KitFilter, listKits, openKit } from "./kits.data.ts";
import { kitsQueryKey } from "./kits-key.ts";

export const EVERY_KIT: KitFilter = { search: "", type: "all" };

export function kitsQuery(userId: string, filter: KitFilter = EVERY_KIT) {
	return queryOptions({
		queryKey: [...kitsQueryKey, userId, filter],
		queryFn: async () => listKits(await backend(), userId, filter),
	});
}

/** The catalogue; while a new filter is asked for, the former answer stays. */
export function useKits(filter: KitFilter = EVERY_KIT) {
	return useQuery({ ...kitsQuery(usePerson().id, filter), placeholderData: keepPreviousData });
}

/** Notes that a kit was opened. A failure is logged only: nothing the learner does depends on it. */
export function useOpenKit() {
	const { id } = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (kitId: string) => openKit(await backend(), id, kitId),
		onSuccess: () => reloadQuery(client, kitsQueryKey),
	});
}
