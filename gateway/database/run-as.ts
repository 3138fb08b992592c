import type { Pool, PoolClient } from "pg";
import { type Outcome, runBatch, type Statement } from "./batch.ts";

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
 */
export function createRunAs(pool: Pool): RunAs {
	let serviceRole: Promise<string> | undefined;
	const databaseRole = async (role: Role) => {
		if (role !== "service_role") return role;
		serviceRole ??= findServiceRole(pool).catch((error: unknown) => {
			serviceRole = undefined;
			throw error;
		});
		return serviceRole;
	};

	return async (actor, statement, { readOnly = false, accept } = {}) => {
		const enter: Statement = {
			text: `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
				set_config('statement_timeout', $3, true), set_config('transaction_read_only', $4, true)`,
			values: [await databaseRole(actor.role), actor.claims, STATEMENT_TIMEOUT, readOnly ? "on" : "off"],
		};
		const client = await pool.connect();
		let broken = false;
		try {
			if (!accept) return await runBatch(client, [enter, statement]);
			return await runAccepted(client, [BEGIN, enter, statement], accept);
		} catch (error) {
			broken = isConnectionError(error);
			throw error;
		} finally {
			client.release(broken);
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
		await client.query("rollback");
		throw error;
	}
}

async function findServiceRole(pool: Pool): Promise<string> {
	const { rows } = await pool.query<{ bypasses: boolean }>(
		"select rolbypassrls or rolsuper as bypasses from pg_roles where rolname = 'service_role'",
	);
	return rows[0]?.bypasses ? "service_role" : "none";
}

/** True when the connection itself failed: the database did not answer with an error of its own. */
function isConnectionError(error: unknown): boolean {
	return error instanceof Error && !("severity" in error) && !("status" in error);
}
