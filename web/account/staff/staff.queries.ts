import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/platform/backend/backend.ts";
import { reloadQuery } from "#web/platform/backend/take-live.ts";
import { permissionsQuery } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import {
	claimAdministration,
	hasAdministrator,
	listStaff,
	type Role,
	type StaffFilter,
	setRole,
	setupCodeWaits,
	verifyEducator,
} from "./staff.data.ts";

/** `none`: there is no administrator. `renewed`: there is one, and a new set-up code waits. `done`: nothing is to be set up. */
type SetUp = "none" | "renewed" | "done";

const setUpQuery = queryOptions({
	queryKey: ["set-up"],
	queryFn: async (): Promise<SetUp> => {
		const client = await backend();
		const [administered, waits] = await Promise.all([hasAdministrator(client), setupCodeWaits(client)]);
		if (!administered) return "none";
		return waits ? "renewed" : "done";
	},
});

const staffKey = ["staff"] as const;

/** How far this school is set up. */
export function useSetUp() {
	return useQuery(setUpQuery);
}

/** Enters the set-up code; true when the person is administrator now. */
export function useClaimAdministration() {
	const { id } = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (code: string) => claimAdministration(await backend(), code),
		onSuccess: async (claimed) => {
			if (!claimed) return;
			await reloadQuery(client, permissionsQuery(id).queryKey);
			client.setQueryData(setUpQuery.queryKey, "done");
		},
	});
}

/** One page of the staff, read again whenever the page is opened: a teacher may have signed up beside the administrator. */
export function useStaff(filter: StaffFilter) {
	return useQuery({
		queryKey: [...staffKey, filter],
		queryFn: async () => listStaff(await backend(), filter),
		placeholderData: keepPreviousData,
		staleTime: 0,
	});
}

export function useVerifyEducator() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ id, verified }: { id: string; verified: boolean }) =>
			verifyEducator(await backend(), id, verified),
		onSuccess: () => reloadQuery(client, staffKey),
		meta: { failure: m.staff_change_failed },
	});
}

export function useSetRole() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ id, role }: { id: string; role: Role }) => setRole(await backend(), id, role),
		onSuccess: () => reloadQuery(client, staffKey),
		meta: { success: m.staff_role_set, failure: m.staff_change_failed },
	});
}
