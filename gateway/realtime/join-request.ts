import { z } from "zod";
import { BadChange } from "./parse-filter.ts";

const change = z.object({
	event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
	schema: z.string().max(63).nullish(),
	table: z.string().max(63).nullish(),
	filter: z.string().max(4000).nullish(),
});

const join = z.object({
	access_token: z.string().nullish(),
	config: z.object({ private: z.boolean().nullish(), postgres_changes: z.array(change).max(50).nullish() }).default({}),
});

/** One of the changes a client listens to; the answer repeats it value for value. */
export type WantedChange = z.output<typeof change>;

export type JoinRequest = {
	readonly token: string | null;
	readonly changes: readonly WantedChange[];
	readonly isPrivate: boolean;
};

/** Reads the payload of phx_join. Its broadcast and presence settings are ignored. */
export function readJoin(payload: unknown): JoinRequest {
	const { success, data, error } = join.safeParse(payload);
	if (!success) throw new BadChange(`${error.issues[0]?.path.join(".")} is not valid`);
	const { config, access_token } = data;
	return {
		token: access_token || null,
		changes: config.postgres_changes ?? [],
		isPrivate: config.private ?? false,
	};
}
