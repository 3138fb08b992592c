import type { Pool, PoolClient } from "pg";
import { NotAdmitted } from "../not-admitted.ts";
import { type Outcome, runBatch, type Statement } from "./batch.ts";
import { isSessionEnded } from "./live-session.ts";
import { rollBack, withClient } from "./with-client.ts";

export type Role = "anon" | "authenticated" | "service_role";

/** For whom a statement runs. `claims` is the JSON that auth.uid() and the policies read. */
export type Actor = { readonly role: Role; readonly claims: string };

export type RunOptions = {
	/** Refuses every write, also inside functions (25006). */
	readonly readOnly?: boolean;
	/** Looks at the outcome before the commit; what it throws undoes the work. Costs a second round trip. */
	readonly accept?: (outcome: Outcome) => void;
};

export type RunAs = (actor: Actor, statement: Statement, options?: RunOptions) => Promise<Outcome>;

/** Milliseconds one statement of a request may take; as on a hosted project. */
const STATEMENT_TIMEOUT = "8000";

const BEGIN: Statement = { text: "begin", values: [] };

/**
 * Runs a statement in one transaction under the actor's role and claims, both gone with the transaction.
 * Where service_role could not be given BYPASSRLS, service work runs as the owner of the tables.
 * Throws NotAdmitted for the claims of a session that has ended.
 */
export function createRunAs(pool: Pool, serviceRole = "service_role"): RunAs {
	let actualServiceRole: Promise<string> | undefined;
	const databaseRole = async (role: Role) => {
		if (role !== "service_role") return role;
		actualServiceRole ??= findServiceRole(pool, serviceRole).catch((error: unknown) => {
			actualServiceRole = undefined;
			throw error;
		});
		return actualServiceRole;
	};

	return async (actor, statement, { readOnly = false, accept } = {}) => {
		const enter: Statement = {
			text: `select gateway.require_session($2::text::jsonb),
				set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
				set_config('statement_timeout', $3, true), set_config('transaction_read_only', $4, true)`,
			values: [await databaseRole(actor.role), actor.claims, STATEMENT_TIMEOUT, readOnly ? "on" : "off"],
		};
		try {
			return await withClient(pool, (client) =>
				accept ? runAccepted(client, [BEGIN, enter, statement], accept) : runBatch(client, [enter, statement]),
			);
		} catch (error) {
			throw isSessionEnded(error) ? new NotAdmitted("session_ended") : error;
		}
	};
}

async function runAccepted(client: PoolClient, statements: Statement[], accept: (outcome: Outcome) => void) {
	try {
		const outcome = await runBatch(client, statements);
		accept(outcome);
		await client.query("commit");
		return outcome;
	} catch (error) {
		await rollBack(client);
		throw error;
	}
}

/** The role's name if it passes all policies, else the word for the connection's own user. */
async function findServiceRole(pool: Pool, name: string): Promise<string> {
	const { rows } = await pool.query<{ passes: boolean }>(
		"select rolbypassrls or rolsuper as passes from pg_roles where rolname = $1",
		[name],
	);
	return rows[0]?.passes ? name : "none";
}
