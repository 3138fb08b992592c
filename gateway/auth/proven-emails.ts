import type { Queryable } from "../database/transaction.ts";

/** Remembers that the owner of the account reads the mail of this address. */
export async function rememberProvenEmail(database: Queryable, userId: string, email: string): Promise<void> {
	await database.query(
		`insert into gateway.proven_emails (user_id, email) values ($1, $2)
		on conflict (user_id) do update set email = excluded.email`,
		[userId, email],
	);
}

export async function isProvenEmail(database: Queryable, userId: string, email: string): Promise<boolean> {
	const { rowCount } = await database.query("select from gateway.proven_emails where user_id = $1 and email = $2", [
		userId,
		email,
	]);
	return rowCount === 1;
}
