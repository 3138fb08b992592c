import { queryOptions, useQuery } from "@tanstack/react-query";
import { isEducator } from "#domain/roles.ts";
import { type Backend, backend } from "#web/backend/backend.ts";
import { unwrap } from "#web/backend/unwrap.ts";
import { usePerson } from "./session.ts";

/** What a person may do. The database decides anew at every request; this only chooses what is shown. */
export type Standing = {
	educator: boolean;
	/** An educator's word has been confirmed by an administrator. */
	verified: boolean;
	administrator: boolean;
	/** Reviews submissions. */
	staff: boolean;
};

export async function getStanding(backend: Backend, userId: string): Promise<Standing> {
	const role = unwrap(
		await backend.from("roles").select("user_type, verified_at, is_admin").eq("user_id", userId).maybeSingle(),
	);
	const educator = isEducator(role?.user_type);
	const verified = educator && role?.verified_at != null;
	const administrator = role?.is_admin ?? false;
	return { educator, verified, administrator, staff: verified || administrator };
}

export function standingQuery(userId: string) {
	return queryOptions({
		queryKey: ["standing", userId],
		queryFn: async () => getStanding(await backend(), userId),
	});
}

/** The standing of the person signed in. */
export function useStanding() {
	return useQuery(standingQuery(usePerson().id));
}
