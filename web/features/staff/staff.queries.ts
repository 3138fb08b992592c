import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { m } from "#messages/generated/messages.js";
import { backend } from "#web/backend/backend.ts";
import { usePerson } from "#web/session/session.ts";
import { standingQuery } from "#web/session/standing.ts";
import {
	claimAdministration,
	hasAdministrator,
	listStaff,
	type Role,
	type StaffFilter,
	setRole,
	verifyEducator,
} from "./staff.data.ts";

const administratorQuery = queryOptions({
	queryKey: ["has-administrator"],
	queryFn: async () => hasAdministrator(await backend()),
});

const staffKey = ["staff"] as const;

/** Whether this school has an administrator. */
export function useHasAdministrator() {
	return useQuery(administratorQuery);
}

/** Enters the set-up code; true when the person is administrator now. */
export function useClaimAdministration() {
	const { id } = usePerson();
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (code: string) => claimAdministration(await backend(), code),
		onSuccess: async (claimed) => {
			if (!claimed) return;
			await client.invalidateQueries({ queryKey: standingQuery(id).queryKey });
			client.setQueryData(administratorQuery.queryKey, true);
		},
	});
}

export function useStaff(filter: StaffFilter) {
	return useQuery({
		queryKey: [...staffKey, filter],
		queryFn: async () => listStaff(await backend(), filter),
		placeholderData: keepPreviousData,
	});
}

export function useVerifyEducator() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ id, verified }: { id: string; verified: boolean }) =>
			verifyEducator(await backend(), id, verified),
		onSuccess: () => client.invalidateQueries({ queryKey: staffKey }),
		meta: { failure: m.staff_change_failed },
	});
}

export function useSetRole() {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async ({ id, role }: { id: string; role: Role }) => setRole(await backend(), id, role),
		onSuccess: () => client.invalidateQueries({ queryKey: staffKey }),
		meta: { success: m.staff_role_set, failure: m.staff_change_failed },
	});
}
