import { useQuery } from "@tanstack/react-query";
import { type Avatar, avatarOf } from "#domain/account/avatars.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

type Waiting = { id: string; resolve: (avatar: Avatar) => void; reject: (error: unknown) => void };

/** What is asked in one turn of the page is one request: a list of names asks for each. */
let waiting: Waiting[] = [];

/** The key of a person's avatar. */
export function avatarKey(id: string | null) {
	return ["avatar", id];
}

/** The avatar of a person whose name may be read; initials until it is known, and where it may not be. */
export function useAvatar(id: string | null): Avatar {
	const { data } = useQuery({
		queryKey: avatarKey(id),
		queryFn: () => loadAvatar(id ?? ""),
		enabled: id !== null,
		retry: false,
	});
	return data ?? "default";
}

function loadAvatar(id: string): Promise<Avatar> {
	return new Promise((resolve, reject) => {
		if (waiting.length === 0) setTimeout(() => void loadWaiting());
		waiting.push({ id, resolve, reject });
	});
}

async function loadWaiting(): Promise<void> {
	const asked = waiting;
	waiting = [];
	try {
		const ids = [...new Set(asked.map(({ id }) => id))];
		const rows = unwrap(await (await backend()).from("people").select("id, avatar").in("id", ids));
		const avatars = new Map(rows.map(({ id, avatar }) => [id, avatarOf(avatar)]));
		for (const { id, resolve } of asked) resolve(avatars.get(id) ?? "default");
	} catch (error) {
		for (const { reject } of asked) reject(error);
	}
}
