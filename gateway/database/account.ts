import type { Pool } from "pg";
import { isDatabaseError } from "./database-error.ts";
import { withClient } from "./with-client.ts";

/** What gateway.require_account raises for the claims of an account that is gone or closed. */
const NO_ACCOUNT = "GWACC";

export function isNoAccount(error: unknown): boolean {
	return isDatabaseError(error) && error.code === NO_ACCOUNT;
}

/**
 * Whether the account of a good token is still there; `claims` is their JSON.
 * @throws DatabaseAway
 */
export async function hasAccount(pool: Pool, claims: string): Promise<boolean> {
	try {
		await withClient(pool, (client) =>
			client.query({
				name: "gateway_require_account",
				text: "select gateway.require_account($1::text::jsonb)",
				values: [claims],
			}),
		);
		return true;
	} catch (error) {
		if (isNoAccount(error)) return false;
		throw error;
	}
}
