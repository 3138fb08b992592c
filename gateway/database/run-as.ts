import type { Pool, PoolClient } from "pg";
import { NotAdmitted } from "../not-admitted.ts";
import { type Outcome, runBatch, type Statement } from "./batch.ts";
import { cancelOnAbort } from "./cancel.ts";
import { laneCallerOf } from "./lane-caller.ts";
import { createLanes } from "./lanes.ts";
import { isSessionEnded } from "./live-session.ts";
import { rollBack, withClient } from "./with-client.ts";

export type Role = "anon" | "authenticated" | "service_role";

/** For whom a statement runs. `claims` is the JSON that auth.uid() and the policies read. */
export type Actor = { readonly role: Role; readonly claims: string };

/** The server itself, past the policies. */
export const SERVICE: Actor = { role: "service_role", claims: JSON.stringify({ role: "service_role" }) };

export type RunOptions = {
	/** Refuses every write, also inside functions (25006). */
	readonly readOnly?: boolean;
	/** Checks the outcome before the commit; a throw rolls back. Costs a second round trip. */
	readonly accept?: ((outcome: Outcome) => void) | undefined;
	/** Undoes the work in any case. */
	readonly rollBack?: boolean;
	/** Where the request came from: anonymous callers share the rate limit of their address. */
	readonly address?: string;
	/** Cancels the statement, or takes it out of its queue. */
	readonly signal?: AbortSignal;
	/** JSON of the request's headers, method and path, for `current_setting('request.headers')` and the like. */
	readonly request?: RequestSettings;
};

export type RequestSettings = { readonly headers: string; readonly method: string; readonly path: string };

/** @throws Overloaded, NotAdmitted, DatabaseAway, or the database's error */
export type RunAs = (actor: Actor, statement: Statement, options?: RunOptions) => Promise<Outcome>;

/** Milliseconds one statement of a request may take; as on a hosted project. */
const STATEMENT_TIMEOUT = "8000";

/** Connections of the pool that are left to the other endpoints. */
const LEFT_TO_OTHERS = 1;

const NO_REQUEST: RequestSettings = { headers: "", method: "", path: "" };

const BEGIN: Statement = { text: "begin", values: [] };

export type RunAsOptions = {
	/** The role of service work, for tests. */
	readonly serviceRole?: string;
	/** Milliseconds a statement waits for its turn before it is refused. */
	readonly patience?: number | undefined;
};

/**
 * Runs a statement in one transaction under the actor's role and claims, both local to the transaction.
 * Where service_role could not be given BYPASSRLS, service work runs as the owner of the tables.
 * Throws NotAdmitted for the claims of a session that has ended.
 */
export function createRunAs(pool: Pool, { serviceRole = "service_role", patience }: RunAsOptions = {}): RunAs {
	const lanes = createLanes({ connections: Math.max(1, pool.options.max - LEFT_TO_OTHERS), patience });
	let actualServiceRole: Promise<string> | undefined;
	const databaseRole = async (role: Role) => {
		if (role !== "service_role") return role;
		actualServiceRole ??= findServiceRole(pool, serviceRole).catch((error: unknown) => {
			actualServiceRole = undefined;
			throw error;
		});
		return actualServiceRole;
	};

	return async (actor, statement, options = {}) => {
		const { readOnly = false, signal, request = NO_REQUEST } = options;
		const enter: Statement = {
			text: `select gateway.require_session($2::text::jsonb),
				set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
				set_config('statement_timeout', $3, true), set_config('transaction_read_only', $4, true),
				set_config('request.headers', $5, true), set_config('request.method', $6, true),
				set_config('request.path', $7, true)`,
			values: [
				await databaseRole(actor.role),
				actor.claims,
				STATEMENT_TIMEOUT,
				readOnly ? "on" : "off",
				request.headers,
				request.method,
				request.path,
			],
		};
		const run = (client: PoolClient) =>
			options.accept || options.rollBack
				? runAccepted(client, [BEGIN, enter, statement], options)
				: runBatch(client, [enter, statement]);
		try {
			return await lanes.run(laneCallerOf(actor, options.address), statement.text, signal, () =>
				withClient(pool, (client) => cancelOnAbort(client, signal, () => run(client))),
			);
		} catch (error) {
			throw isSessionEnded(error) ? new NotAdmitted("session_ended") : error;
		}
	};
}

async function runAccepted(client: PoolClient, statements: Statement[], { accept, rollBack: undo }: RunOptions) {
	try {
		const outcome = await runBatch(client, statements);
		accept?.(outcome);
		await client.query(undo ? "rollback" : "commit");
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
