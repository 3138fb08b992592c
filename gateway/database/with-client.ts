import type { Pool, PoolClient } from "pg";
import { isDatabaseError } from "./database-error.ts";

/** No connection to the database could be had in time, or it broke before the answer: the statement may have been executed. */
export class DatabaseAway extends Error {
	override name = "DatabaseAway";
}

/** SQLSTATEs of a server that is being stopped, has crashed, or starts, and of a connection that failed. */
const AWAY_STATES = /^(?:57P0[123]|08...)$/;
const AWAY_CODES = ["ECONNREFUSED", "ECONNRESET", "EPIPE"];
/** `pg`'s own messages, which have no code. */
const AWAY_MESSAGES =
	/^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered))/;

/** No connection, from any layer: a retry can help. */
export function isDatabaseAway(error: unknown): boolean {
	if (error instanceof DatabaseAway) return true;
	if (isDatabaseError(error)) return AWAY_STATES.test(error.code);
	if (!(error instanceof Error)) return false;
	const { code = "", syscall } = error as NodeJS.ErrnoException;
	return AWAY_CODES.includes(code) || (code === "ENOENT" && syscall === "connect") || AWAY_MESSAGES.test(error.message);
}

/**
 * Lends a connection to the work. One that broke meanwhile is thrown away, and its error reaches only who was using it.
 * @throws DatabaseAway
 */
export async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
	const client = await pool.connect().catch((cause: unknown) => {
		throw new DatabaseAway("The database does not answer", { cause });
	});
	let broken = false;
	const onError = () => {
		broken = true;
	};
	client.on("error", onError);
	try {
		return await work(client);
	} catch (error) {
		if (broken && !isDatabaseError(error)) throw new DatabaseAway("The database does not answer", { cause: error });
		// FATAL: the database is closing this connection, its end is only not here yet.
		broken ||= isDatabaseError(error) && error.severity === "FATAL";
		throw error;
	} finally {
		if (!broken) client.off("error", onError);
		client.release(broken);
	}
}

/** Undoes the open transaction; a connection that cannot even do that ends with its client. */
export async function rollBack(client: PoolClient): Promise<void> {
	await client.query("rollback").catch((error: unknown) => {
		if (isDatabaseError(error)) throw error;
	});
}
