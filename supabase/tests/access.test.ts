import type { PoolClient } from "pg";
import { describe, expect, test } from "vitest";
import { ACTIONS, type Action, type Answer, type Answers, type Request } from "./access-table.ts";
import { ASSISTANT_ACCESS } from "./assistant-access.ts";
import { CALLABLE } from "./callable.ts";
import { CLASS_ACCESS } from "./class-access.ts";
import { settleOthers } from "./class-school.ts";
import { FILES_ACCESS } from "./files-access.ts";
import { FOLLOWING_ACCESS } from "./following-access.ts";
import { FORUM_ACCESS } from "./forum-access.ts";
import { GROUPS_ACCESS } from "./groups-access.ts";
import { PEOPLE_ACCESS } from "./people-access.ts";
import { ASSIGNMENT_ACCESS, TEACHING_ACCESS } from "./teaching-access.ts";
import { WORK_ACCESS } from "./work-access.ts";
import { actAs, ROLES, type Role, rolledBack, undone, worldForFile } from "./world.ts";

/** Each table of the schema × action × role. A test compares the names with pg_catalog. */
const ACCESS = {
	...PEOPLE_ACCESS,
	...WORK_ACCESS,
	...FILES_ACCESS,
	...FORUM_ACCESS,
	...CLASS_ACCESS,
	...ASSISTANT_ACCESS,
	...FOLLOWING_ACCESS,
	...GROUPS_ACCESS,
	...TEACHING_ACCESS,
	...ASSIGNMENT_ACCESS,
};

const { database, people } = worldForFile();

type Policy = { table: string; policy: string };

const requests = Object.entries(ACCESS).flatMap(([table, actions]) =>
	ACTIONS.flatMap((action) =>
		[actions[action]].flat().map((request) => ({ table, action, about: request.about ?? "", request })),
	),
);

describe("every table has its answers", () => {
	test("each table of public, and of storage with a policy, stands in the table of answers", async () => {
		const { rows } = await database.pool.query<{ name: string }>(`
			select c.relnamespace::regnamespace || '.' || c.relname as name
			from pg_class c
			where c.relkind in ('r', 'p', 'v', 'm', 'f') and (
				c.relnamespace = 'public'::regnamespace
				or c.relnamespace = 'storage'::regnamespace and exists (select from pg_policy where polrelid = c.oid)
			)`);
		expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(ACCESS).sort());
	});

	test("each of them has row-level security", async () => {
		const { rows } = await database.pool.query<{ name: string }>(
			"select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity",
		);
		expect(rows).toEqual([]);
	});

	test("no client has a right that policies do not reach, and the stranger none", async () => {
		const { rows } = await database.pool.query<{ right: string }>(`
			select table_name || ': ' || privilege_type || ' for ' || grantee as right
			from information_schema.role_table_grants
			where table_schema = 'public' and (
				grantee in ('anon', 'PUBLIC')
				or grantee = 'authenticated' and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')
			)`);
		expect(rows).toEqual([]);
	});
});

describe.each(requests)("$table: $action $about", ({ table, action, request }) => {
	test("answers each role as the table says", async () => {
		expect(await answersOf(request)).toEqual(expected(request));
	});

	test("where it is refused, it would succeed without grants and policies", async () => {
		const open = (db: PoolClient) => openGate(db, table, action);
		expect(await answersOf(request, open)).toEqual(Object.fromEntries(ROLES.map((role) => [role, "allowed"])));
	});

	test("where it is allowed to a client, a policy allows it", async () => {
		const answers = await answersOf(request, (db) => dropPolicies(db, table));
		const { service: _, ...clients } = answers;
		expect(Object.values(clients)).not.toContain("allowed");
	});
});

const ofClasses = Object.keys({ ...CLASS_ACCESS, ...FOLLOWING_ACCESS, ...GROUPS_ACCESS, ...ASSIGNMENT_ACCESS });

test.each(requests.filter(({ table }) => ofClasses.includes(table)))(
	"$table: $action $about, by a verified teacher of another class and a learner of none",
	({ request }) =>
		rolledBack(database.pool, async (db) => {
			const userId = people[request.of ?? "owner"];
			const others = await settleOthers(db);
			if (request.given) await db.query(request.given.replaceAll("$1", `'${userId}'`));
			const expected = request.outsiders ?? expectedOf(request.answers, "unverifiedEducator");
			for (const [name, other] of Object.entries(others)) {
				const answer = await undone(db, async () => {
					await actAs(db, other);
					return ask(db, request.sql, userId);
				});
				expect(answer, name).toBe(expected);
			}
		}),
);

describe("every policy is needed", () => {
	test("without any one of them some answer is another", async () => {
		const { rows } = await database.pool.query<Policy>(
			`select relnamespace::regnamespace || '.' || relname as table, polname as policy
			from pg_policy join pg_class c on c.oid = polrelid`,
		);
		const idle: string[] = [];
		for (const policy of rows) if (!(await isNeeded(policy))) idle.push(policy.policy);
		expect(idle).toEqual([]);
	});
});

describe("every function has its callers", () => {
	test("each function of public is called by those who stand in the table, and by no other", async () => {
		const { rows } = await database.pool.query<{ signature: string; roles: string[] }>(`
			select p.oid::regprocedure::text as signature, array_agg(r.rolname::text order by r.rolname) as roles
			from pg_proc p join pg_roles r on r.rolname in ('anon', 'authenticated', 'service_role')
				and has_function_privilege(r.oid, p.oid, 'execute')
			where p.pronamespace = 'public'::regnamespace
			group by p.oid`);
		expect(Object.fromEntries(rows.map(({ signature, roles }) => [signature, roles]))).toEqual(
			Object.fromEntries(Object.entries(CALLABLE).map(([signature, roles]) => [signature, databaseRoles(roles)])),
		);
	});

	test("no client reaches the private functions", async () => {
		const { rows } = await database.pool.query<{ signature: string }>(`
			select p.oid::regprocedure::text as signature
			from pg_proc p join pg_roles r on r.rolname in ('anon', 'authenticated')
			where p.pronamespace = 'private'::regnamespace
				and (has_function_privilege(r.oid, p.oid, 'execute') or has_schema_privilege(r.oid, 'private', 'usage'))`);
		expect(rows).toEqual([]);
	});

	test("a function that runs with its owner's rights looks names up nowhere else", async () => {
		const { rows } = await database.pool.query<{ signature: string }>(`
			select p.oid::regprocedure::text as signature from pg_proc p
			where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prosecdef
				and not coalesce(p.proconfig @> array['search_path=""'], false)`);
		expect(rows).toEqual([]);
	});
});

async function isNeeded({ table, policy }: Policy): Promise<boolean> {
	for (const { request } of requests.filter((each) => each.table === table)) {
		const answers = await answersOf(request, async (db) => {
			await db.query(`drop policy "${policy}" on ${table}`);
		});
		if (ROLES.some((role) => answers[role] !== expectedOf(request.answers, role))) return true;
	}
	return false;
}

/** The answer to each role, each on the same rows; `change` alters grants or policies first. */
function answersOf(request: Request, change?: (db: PoolClient) => Promise<void>): Promise<Record<string, Answer>> {
	const userId = people[request.of ?? "owner"];
	return rolledBack(database.pool, async (db) => {
		await change?.(db);
		if (request.given) await db.query(request.given.replaceAll("$1", `'${userId}'`));
		const answers: Record<string, Answer> = {};
		for (const role of ROLES) {
			answers[role] = await undone(db, async () => {
				await actAs(db, role === "stranger" || role === "service" ? role : people[role]);
				return ask(db, request.sql, userId);
			});
		}
		return answers;
	});
}

async function ask(db: PoolClient, sql: string, userId: string): Promise<Answer> {
	try {
		const { rowCount } = await db.query(sql, [userId]);
		return rowCount === 0 ? "hidden" : "allowed";
	} catch (error) {
		// By a policy, or by a quota that a policy checks.
		if (["42501", "PT413"].includes((error as { code?: string }).code ?? "")) return "refused";
		throw error;
	}
}

function expected({ answers }: Request): Record<string, Answer> {
	return Object.fromEntries(ROLES.map((role) => [role, expectedOf(answers, role)]));
}

function expectedOf(answers: Answers, role: Role): Answer {
	return role === "service" ? "allowed" : (answers[role] ?? answers.others);
}

/** Gives the action, and what its condition and the table's generated columns need, to every client, for every row. */
async function openGate(db: PoolClient, table: string, action: Action): Promise<void> {
	await dropPolicies(db, table, "not polpermissive");
	await db.query("grant usage on schema private to anon, authenticated");
	await db.query("grant execute on all functions in schema private to anon, authenticated");
	for (const right of new Set([action, "select"])) {
		await db.query(`grant ${right} on ${table} to anon, authenticated`);
		const check = right === "insert" ? "with check (true)" : "using (true)";
		await db.query(`create policy "open to ${right}" on ${table} for ${right} to anon, authenticated ${check}`);
	}
}

async function dropPolicies(db: PoolClient, table: string, which = "true"): Promise<void> {
	const { rows } = await db.query<{ name: string }>(
		`select polname as name from pg_policy where polrelid = $1::regclass and ${which}`,
		[table],
	);
	for (const { name } of rows) await db.query(`drop policy "${name}" on ${table}`);
}

function databaseRoles(roles: Role[]): string[] {
	const names = roles.map((role) => ({ stranger: "anon", service: "service_role" })[role as string] ?? "authenticated");
	return [...new Set(names)].sort();
}
