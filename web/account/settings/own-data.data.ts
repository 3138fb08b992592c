import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#supabase/types.gen.ts";
import type { Backend } from "#web/platform/backend/backend.ts";
import { unwrap } from "#web/platform/backend/unwrap.ts";

type Table = keyof Database["public"]["Tables"];

/** The tables that hold rows of a person's own, each with the column that says whose. */
export const OWN_TABLES = {
	profiles: "id",
	people: "id",
	roles: "user_id",
	work_versions: "user_id",
	project_helps: "user_id",
	project_completions: "user_id",
	point_awards: "user_id",
	user_points: "user_id",
	user_kit_progress: "user_id",
	notifications: "user_id",
	challenges: "created_by",
	challenge_submissions: "student_id",
	project_documents: "teacher_id",
	review_comments: "reviewer_id",
	assistant_exchanges: "user_id",
	consent_requests: "user_id",
	consents: "subject_id",
	forum_comments: "user_id",
	forum_posts: "user_id",
	lesson_progress: "user_id",
	class_codes: "teacher_id",
	class_join_requests: "user_id",
	class_accounts: "user_id",
	class_members: "user_id",
	class_teachers: "user_id",
	class_group_members: "user_id",
	assignment_learners: "user_id",
	check_attempts: "user_id",
	attempt_totals: "user_id",
	presences: "user_id",
	attendance_spans: "user_id",
	work_heads: "user_id",
	together_members: "user_id",
} as const satisfies Partial<Record<Table, string>>;

/** What tells a person's rows of a table apart, where there may be several: pages of them need one order. */
export const OWN_KEYS: Partial<Record<keyof typeof OWN_TABLES, readonly string[]>> = {
	work_versions: ["project_id", "kind", "revision"],
	project_helps: ["project_id", "help_id"],
	project_completions: ["project_id"],
	point_awards: ["kind", "subject"],
	user_kit_progress: ["kit_id"],
	notifications: ["id"],
	challenges: ["id"],
	challenge_submissions: ["id"],
	project_documents: ["id"],
	review_comments: ["id"],
	assistant_exchanges: ["id"],
	consents: ["id"],
	forum_comments: ["id"],
	forum_posts: ["id"],
	lesson_progress: ["project_id"],
	class_codes: ["id"],
	class_join_requests: ["id"],
	class_members: ["class_id"],
	class_teachers: ["class_id"],
	class_group_members: ["class_id"],
	assignment_learners: ["assignment_id"],
	check_attempts: ["id"],
	attempt_totals: ["project_id"],
	attendance_spans: ["first_at"],
	work_heads: ["project_id", "kind"],
	together_members: ["session_id"],
};

/** Rows asked for at once; fewer where the built-in backend refuses that many bytes in one answer. */
const PAGE = 500;
const ANSWER_TOO_LARGE = "GW_ANSWER_BYTES";

/** Every row of a person's own that they may read, by table; a submission with its reviews. Throws `BackendError`. */
export async function listOwnRows(backend: Backend, userId: string): Promise<Record<string, unknown[]>> {
	const tables = Object.entries(OWN_TABLES) as [keyof typeof OWN_TABLES, string][];
	const rows = await Promise.all(tables.map(([table, column]) => rowsOf(backend, table, column, userId)));
	return Object.fromEntries(tables.map(([table], index) => [table, rows[index] ?? []]));
}

async function rowsOf(
	backend: Backend,
	table: keyof typeof OWN_TABLES,
	column: string,
	userId: string,
): Promise<unknown[]> {
	// The table is known at run time only, so that no row type can be inferred.
	const untyped = backend as unknown as SupabaseClient;
	const columns = table === "challenge_submissions" ? "*, submission_reviews(*)" : "*";
	const all: unknown[] = [];
	let page = PAGE;
	for (;;) {
		let query = untyped.from(table).select(columns).eq(column, userId);
		for (const key of OWN_KEYS[table] ?? []) query = query.order(key);
		const reply = await query.range(all.length, all.length + page - 1);
		if (reply.error?.code === ANSWER_TOO_LARGE && page > 1) {
			page = Math.ceil(page / 4);
			continue;
		}
		const rows: unknown[] = unwrap(reply);
		all.push(...rows);
		if (rows.length < page) return all;
	}
}
