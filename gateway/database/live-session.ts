import type { Pool } from "pg";
import { isDatabaseError } from "./database-error.ts";
import { withClient } from "./with-client.ts";

/** What gateway.require_session raises for the claims of a session that has ended. */
const SESSION_ENDED = "GWSES";

export function isSessionEnded(error: unknown): boolean {
	return isDatabaseError(error) && error.code === SESSION_ENDED;
}

/**
 * Whether the session of a good token is still open and its account may use it; `claims` is their JSON.
 * @throws DatabaseAway
 */
export async function isSessionLive(pool: Pool, claims: string): Promise<boolean> {
	try {
		await withClient(pool, (client) =>
			client.query({
				name: "gateway_require_session",
				text: "select gateway.require_session($1::text::jsonb)",
				values: [claims],
			}),
		);
		return true;
	} catch (error) {
		if (isSessionEnded(error)) return false;
		throw error;
	}
}
