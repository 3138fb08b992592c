import type { Queryable } from "../database/transaction.ts";

/** An account as stored in auth.users; times as ISO 8601. */
export type UserRow = {
	readonly id: string;
	readonly aud: string;
	readonly role: string;
	readonly email: string | null;
	readonly encrypted_password: string | null;
	readonly email_confirmed_at: string | null;
	readonly phone: string | null;
	readonly phone_confirmed_at: string | null;
	readonly confirmed_at: string | null;
	readonly last_sign_in_at: string | null;
	readonly raw_app_meta_data: Record<string, unknown>;
	readonly raw_user_meta_data: Record<string, unknown>;
	readonly is_anonymous: boolean;
	readonly banned_until: string | null;
	readonly created_at: string;
	readonly updated_at: string;
};

/** The columns a caller may write; a key left out stays as it is. */
export type UserChanges = {
	email?: string | null;
	encrypted_password?: string | null;
	email_confirmed_at?: string | null;
	phone?: string | null;
	phone_confirmed_at?: string | null;
	raw_app_meta_data?: Record<string, unknown>;
	raw_user_meta_data?: Record<string, unknown>;
	banned_until?: string | null;
};

const WRITABLE = [
	"email",
	"encrypted_password",
	"email_confirmed_at",
	"phone",
	"phone_confirmed_at",
	"raw_app_meta_data",
	"raw_user_meta_data",
	"banned_until",
] as const satisfies readonly (keyof UserChanges)[];

export async function findUserById(database: Queryable, id: string): Promise<UserRow | null> {
	return first(await database.query({ name: "gateway_user_by_id", text: `${SELECT} where id = $1`, values: [id] }));
}

/** Finds by a normalised address (see normalisedEmail). */
export async function findUserByEmail(database: Queryable, email: string): Promise<UserRow | null> {
	return first(
		await database.query({ name: "gateway_user_by_email", text: `${SELECT} where lower(email) = $1`, values: [email] }),
	);
}

/** Finds by a number in digits (see normalisedPhone). */
export async function findUserByPhone(database: Queryable, phone: string): Promise<UserRow | null> {
	return first(
		await database.query({ name: "gateway_user_by_phone", text: `${SELECT} where phone = $1`, values: [phone] }),
	);
}

/** Newest first. `page` counts from 1. */
export async function listUsers(
	database: Queryable,
	page: number,
	perPage: number,
): Promise<{ users: UserRow[]; total: number }> {
	const { rows } = await database.query<UserRow>(
		`${SELECT} order by users.created_at desc, users.id limit $1 offset $2`,
		[perPage, (page - 1) * perPage],
	);
	const { rows: counted } = await database.query<{ total: number }>("select count(*)::int as total from auth.users");
	return { users: rows, total: counted[0]?.total ?? 0 };
}

export async function insertUser(database: Queryable, id: string | null, changes: UserChanges): Promise<UserRow> {
	const columns = writtenColumns(changes);
	const values = columns.map((column) => changes[column]);
	const names = ["id", ...columns].join(", ");
	const placeholders = ["coalesce($1::uuid, gen_random_uuid())", ...columns.map((_, index) => `$${index + 2}`)].join(
		", ",
	);
	const { rows } = await database.query<UserRow>(
		`insert into auth.users (${names}) values (${placeholders}) returning ${COLUMNS}`,
		[id, ...values],
	);
	return required(rows);
}

export async function updateUser(database: Queryable, id: string, changes: UserChanges): Promise<UserRow> {
	const columns = writtenColumns(changes);
	const sets = [...columns.map((column, index) => `${column} = $${index + 2}`), "updated_at = now()"].join(", ");
	const { rows } = await database.query<UserRow>(`update auth.users set ${sets} where id = $1 returning ${COLUMNS}`, [
		id,
		...columns.map((column) => changes[column]),
	]);
	return required(rows);
}

export async function deleteUser(database: Queryable, id: string): Promise<boolean> {
	const { rowCount } = await database.query("delete from auth.users where id = $1", [id]);
	return rowCount === 1;
}

const TIMES = ["email_confirmed_at", "phone_confirmed_at", "confirmed_at", "last_sign_in_at", "banned_until"];
const COLUMNS = [
	"id, aud, role, email, encrypted_password, phone, raw_app_meta_data, raw_user_meta_data, is_anonymous",
	...[...TIMES, "created_at", "updated_at"].map((time) => `to_json(${time}) as ${time}`),
].join(", ");
const SELECT = `select ${COLUMNS} from auth.users`;

function writtenColumns(changes: UserChanges) {
	return WRITABLE.filter((column) => changes[column] !== undefined);
}

function first({ rows }: { rows: UserRow[] }): UserRow | null {
	return rows[0] ?? null;
}

function required(rows: UserRow[]): UserRow {
	const [row] = rows;
	if (!row) throw new Error("the account is gone");
	return row;
}
