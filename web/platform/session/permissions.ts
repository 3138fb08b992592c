import { queryOptions, useQuery } from "@tanstack/react-query";
import { z } from "zod/mini";
import { isEducator, type UserType } from "#domain/account/roles.ts";
import { type Backend, backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";
import { stored } from "#web/platform/storage/stored.ts";
import { usePerson } from "./session.ts";

/** What a person may do. The database decides at every request; this only chooses what is shown. */
export type Permissions = {
	educator: boolean;
	/** An administrator has confirmed that this is an educator. */
	verified: boolean;
	administrator: boolean;
	/** Reviews submissions. */
	staff: boolean;
};

/** The role as it was last read, so that an educator finds their pages in the sidebar without a network. */
const storedProfile = stored<{ userType: UserType } | null>({
	key: "user_profile",
	version: 1,
	schema: z.nullable(z.object({ userType: z.string() })),
	fallback: null,
});

/** What the sidebar shows before the role is read. */
export function storedPermissions(userId: string): Permissions {
	const educator = isEducator(storedProfile.read(userId)?.userType);
	return { educator, verified: false, administrator: false, staff: false };
}

export async function getPermissions(backend: Backend, userId: string): Promise<Permissions> {
	const role = unwrap(
		await backend.from("roles").select("user_type, verified_at, is_admin").eq("user_id", userId).maybeSingle(),
	);
	if (role) storedProfile.write(userId, { userType: role.user_type });
	const educator = isEducator(role?.user_type);
	const verified = educator && role?.verified_at != null;
	const administrator = role?.is_admin ?? false;
	return { educator, verified, administrator, staff: verified || administrator };
}

export function permissionsQuery(userId: string) {
	return queryOptions({
		queryKey: ["permissions", userId],
		queryFn: async () => getPermissions(await backend(), userId),
	});
}

/** What the person signed in may do. */
export function usePermissions() {
	return useQuery(permissionsQuery(usePerson().id));
}
