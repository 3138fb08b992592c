import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, type ClientConfig } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "#gateway/tests/gateway-under-test.ts";
import { type People, settle } from "#supabase/tests/world.ts";
import type { ServiceClient } from "../platform/backend/backend.ts";
import { vacuumAfterPurge } from "../platform/backend/vacuum.ts";
import { purgeDeletedAccounts } from "./purge-deleted-accounts.ts";

const DAY = 24 * 60 * 60 * 1000;
const folder = mkdtempSync(join(tmpdir(), "inspire-stem-"));
const failures: object[] = [];
const log = {
	error: (details: object) => void failures.push(details),
	warn: (details: object) => void failures.push(details),
};

let rig: GatewayUnderTest;
let people: People;
let service: ServiceClient;
const vacuum = () => vacuumAfterPurge(rig.pool, log);
/** The database's clock is finer than the page's: an account that left in this millisecond would not be a whole week away. */
const ASKED_A_MINUTE_AGO = "insert into private.leavings (user_id, asked_at) values ($1, now() - interval '1 minute')";
const inDays = (days: number) => purgeDeletedAccounts({ service, vacuum }, new Date(Date.now() + days * DAY), log);

beforeAll(async () => {
	rig = await startGateway("", { files: { folder } });
	people = await settle(rig.pool);
	service = rig.service() as unknown as ServiceClient;
});
afterAll(async () => {
	await rig.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Rows of every table, of all schemas, that hold one of these words, by table. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
	const { rows } = await rig.pool.query<{ name: string }>(
		`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast', 'supabase_migrations') order by 1`,
	);
	const found: string[] = [];
	for (const { name } of rows) {
		const sql = `select from ${name} t where exists (select from unnest($1::text[]) word where t::text ilike '%' || word || '%')`;
		if ((await rig.pool.query(sql, [words])).rowCount) found.push(name);
	}
	return found;
}

/** Tables and indexes, those of long texts among them, whose files hold the word; none that the database keeps for itself. */
async function filesWith(word: string): Promise<string[]> {
	await rig.pool.query("checkpoint");
	const { rows } = await rig.pool.query<{ name: string }>(
		`select c.oid::regclass::text as name from pg_class c
		where c.relfilenode <> 0 and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
			and position(convert_to($1, 'UTF8') in pg_read_binary_file(pg_relation_filepath(c.oid))) > 0 order by 1`,
		[word],
	);
	return rows.map(({ name }) => name);
}

/** Tables of which a column refers to a person. */
async function tablesOfPeople(): Promise<string[]> {
	const { rows } = await rig.pool.query<{ name: string }>(
		`select distinct conrelid::regclass::text as name from pg_constraint
		where contype = 'f' and confrelid in ('auth.users'::regclass, 'people'::regclass, 'profiles'::regclass) order by 1`,
	);
	return rows.map(({ name }) => name);
}

const CLASS = "00000000-0000-4000-8000-00000000c1a5";
const POST = "00000000-0000-4000-8000-0000000f0a05";
const HANDLE = "00000000-0000-4000-8000-0000000a4d1e";

/** What a person has in classes; `$1` is the person. */
const CLASS_ROWS = [
	`insert into class_codes (id, class_name, teacher_id) values ('${CLASS}', '7A Robotics', $1)`,
	`insert into class_members (class_id, user_id) values ('${CLASS}', $1)`,
	`insert into class_teachers (class_id, user_id) values ('${CLASS}', $1)`,
	`insert into class_lessons (class_id, attention_by) values ('${CLASS}', $1)`,
	`insert into attention_screens (class_id, user_id) values ('${CLASS}', $1)`,
	`insert into private.removed_members (class_id, user_id, joined_at) values ('${CLASS}', $1, now())`,
	`insert into class_accounts (user_id, handle, made_by) values ($1, '${HANDLE}', $1)`,
	`insert into private.class_secrets (handle, kind, verifier) values ('${HANDLE}', 'word', repeat('a', 64))`,
	`insert into private.class_tries (subject) values ('${HANDLE}')`,
	`insert into class_join_requests (class_id, user_id, name) values ('${CLASS}', $1, 'Asha')`,
];

/** What a person has in the forum. */
const FORUM_ROWS = [
	`insert into forum_posts (id, user_id, title, content, category, image_url)
		values ('${POST}', $1, 'Lamp', 'It stays on.', 'general', $1 || '/lamp.jpg')`,
	`insert into forum_comments (post_id, user_id, content, image_url) values ('${POST}', $1, 'Line 2.', $1 || '/lamp.jpg')`,
	"insert into consents (subject_id, recorded_by, how, text_version) values ($1, $1, 'in_person', '1')",
	"insert into consent_requests (user_id) values ($1)",
	`insert into moderation_cases (id, post_id, author_id, kind, reported, safety, due_at, decided_by)
		values ('${POST}', '${POST}', $1, 'post', 'x', false, now(), $1)`,
	`insert into moderation_reports (case_id, reporter_id, reason) values ('${POST}', $1, 'spam')`,
	`insert into moderation_log (case_id, actor_id, action) values ('${POST}', $1, 'reported')`,
	"insert into moderation_words (word, added_by) values ('wasabi', $1); update moderation_words set added_by = $1",
];

/** A teacher's document, and what they write in reviews. */
const DOCUMENT_ROWS = [
	"insert into review_comments (reviewer_id, body) values ($1, 'Asha, well wired!')",
	"insert into storage.objects (bucket_id, name) values ('project-documents', $1 || '/1.pdf')",
	"insert into project_documents (teacher_id, title, document_url, file_name) values ($1, 'Asha', $1 || '/1.pdf', 'Asha')",
];

const bytesKept = () =>
	readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile()).length;

test("after seven days nothing of a person is left in any table or file, but what belongs to others", async () => {
	const deletedAccounts = [people.owner, people.classmate, people.unverifiedEducator, people.verifiedEducator];
	const marks = (await rig.pool.query("select id::text, email from auth.users where id = any ($1)", [deletedAccounts]))
		.rows;
	const words = [...marks.flatMap(({ id, email }) => [id, email]), "Asha", "Juma", "Neema", "Baraka"];
	const before = bytesKept();
	await rig.pool.query("delete from storage.objects");
	for (const id of deletedAccounts) {
		const file = new Blob(["void setup() {}"], { type: "text/plain" });
		const { error } = await service.storage.from("challenge-submissions").upload(`${id}/sketch.ino`, file);
		expect(error).toBeNull();
	}
	await rig.pool.query(
		`insert into gateway.sessions (user_id, method) select unnest($1::uuid[]), 'password';
		`.replace("$1", `'{${deletedAccounts}}'`),
	);
	for (const sql of [
		"insert into gateway.identities (provider, subject, user_id) values ('google', $1, $1)",
		"insert into gateway.proven_emails (user_id, email) values ($1, 'asha@example.org')",
		"insert into gateway.mail_links (token_hash, kind, email, user_id, expires_at) values ('x', 'recovery', 'asha@example.org', $1, now())",
		"insert into gateway.auth_codes (code_hash, user_id, code_challenge, method, expires_at) values ('x', $1, 'x', 'x', now())",
		"insert into gateway.phone_codes (purpose, phone, code_hash, user_id, expires_at) values ('phone_change', '2557', 'x', $1, now())",
		"insert into private.setup_tries (user_id) values ($1)",
		"insert into private.class_password_permits (user_id, expires_at) values ($1, now())",
		"insert into private.picture_permits (bucket_id, path, user_id, until) values ('b', 'p', $1, now())",
		...CLASS_ROWS,
		...FORUM_ROWS,
		...DOCUMENT_ROWS,
		`insert into assistant_exchanges (user_id, conversation_id, question, answer, outcome, seen_by)
			values ($1, $1, 'My name is Asha', 'Look at line 2.', 'distress', $1)`,
	]) {
		await rig.pool.query(sql.replaceAll("$1", `'${people.owner}'`));
	}
	await rig.pool.query("insert into private.leavings (user_id) select unnest($1::uuid[])", [deletedAccounts]);

	expect(await tablesWith(words), "world.ts makes a row for a person in each of these tables").toEqual(
		expect.arrayContaining(await tablesOfPeople()),
	);
	expect(bytesKept()).toBe(before + deletedAccounts.length);
	expect(await inDays(6)).toBe(0);
	expect(await inDays(7)).toBe(deletedAccounts.length);
	expect(await tablesWith([...words, HANDLE])).toEqual([]);
	expect(bytesKept()).toBe(before);
	for (const table of ["forum_posts", "forum_comments"]) {
		const { rows } = await rig.pool.query(`select user_id, image_url from ${table}`);
		expect(rows).toEqual([{ user_id: null, image_url: null }]);
	}
	expect((await rig.pool.query("select post_id, author_id, status from moderation_cases")).rows).toEqual([
		{ post_id: POST, author_id: null, status: "open" },
	]);
	expect((await rig.pool.query("select created_by from challenges where title = 'Windmill'")).rows).toEqual([
		{ created_by: people.administrator },
	]);
	expect(failures).toEqual([]);
});

test("whoever signs in before that stays, and whoever signs in again later is not let in while it goes on", async () => {
	const { client, id, email } = await rig.person("kito");
	expect((await client.rpc("leave_account")).error).toBeNull();
	expect((await client.auth.refreshSession()).error).not.toBeNull();
	const password = "a good password";
	expect((await rig.anon().auth.signInWithPassword({ email, password })).error).toBeNull();
	expect(await inDays(8)).toBe(0);

	await rig.pool.query("insert into private.leavings (user_id, begun_at) values ($1, now())", [id]);
	await rig.pool.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [id]);
	expect((await rig.anon().auth.signInWithPassword({ email, password })).error?.code).toBe("user_banned");
});

test("one whose purge fails does not keep the others, and is tried again", async () => {
	const [stuck, free] = [await rig.person("stuck"), await rig.person("free")];
	await rig.pool.query("delete from private.leavings");
	for (const { id } of [stuck, free]) await rig.pool.query(ASKED_A_MINUTE_AGO, [id]);
	await rig.pool.query(
		`create function public.hold() returns trigger language plpgsql as $$ begin raise exception 'held'; end $$;
		create trigger hold before delete on auth.users for each row when (old.email like 'stuck%') execute function public.hold();`,
	);
	expect(await inDays(7)).toBe(1);
	expect(failures).toHaveLength(1);
	await rig.pool.query("drop trigger hold on auth.users");
	expect(await inDays(7)).toBe(1);
	expect(await tablesWith([stuck.id, free.id])).toEqual([]);
});

/** No name is like another's, and none has a number that could be a phone's. */
const letters = () => randomUUID().replace(/[\d-]/g, "");

test("what a purged person wrote is on the disk no more, and what others wrote still is", async () => {
	const [deletedAccount, other] = [await rig.person(`writer-${letters()}`), await rig.person(`stays-${letters()}`)];
	const write = (person: { id: string }, word: string) =>
		rig.pool.query(
			`insert into work_versions (user_id, project_id, kind, revision, body, pressed, action_id)
			values ($1, 'lamp', 'sketch', 1, $2, true, gen_random_uuid())`,
			[person.id, word],
		);
	await write(deletedAccount, "a-secret-of-the-writer");
	await write(other, "a-text-of-another");
	expect(await filesWith("a-secret-of-the-writer")).toEqual(["work_versions"]);
	expect(await filesWith(deletedAccount.email)).toContain("auth.users");

	await rig.pool.query(ASKED_A_MINUTE_AGO, [deletedAccount.id]);
	expect(await inDays(7)).toBe(1);
	expect(await filesWith("a-secret-of-the-writer")).toEqual([]);
	expect(await filesWith(deletedAccount.email)).toEqual([]);
	expect(await filesWith("a-text-of-another")).toEqual(["work_versions"]);
});

test("who still reads what was there before is waited for: a rewritten table would keep it", async () => {
	const deletedAccount = await rig.person("seen");
	await rig.pool.query(
		`insert into work_versions (user_id, project_id, kind, revision, body, pressed, action_id)
		values ($1, 'lamp', 'sketch', 1, 'a-secret-still-read', true, gen_random_uuid())`,
		[deletedAccount.id],
	);
	await rig.pool.query(ASKED_A_MINUTE_AGO, [deletedAccount.id]);
	const reader = await rig.pool.connect();
	await reader.query("begin isolation level repeatable read; select count(*) from work_versions");
	const purging = inDays(7);
	const waiting = "select from pg_stat_activity where query like '%age(backend_xmin)%' and pid <> pg_backend_pid()";
	await expect.poll(async () => (await rig.pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
	await reader.query("commit");
	reader.release();
	expect(await purging).toBe(1);
	expect(await filesWith("a-secret-still-read")).toEqual([]);
});

test("a table in use is vacuumed without being rewritten, and keeps nobody waiting", async () => {
	const holder = await rig.pool.connect();
	await holder.query("begin; lock table work_versions in row exclusive mode");
	failures.length = 0;
	await vacuum();
	await holder.query("commit");
	holder.release();
	expect(failures).toEqual([{ err: expect.objectContaining({ code: "55P03" }) }]);
});

test("a transaction of another database, which every snapshot begins with, is waited for", async () => {
	const left = await rig.person(`left-${letters()}`);
	await rig.pool.query(ASKED_A_MINUTE_AGO, [left.id]);
	const address = new URL((rig.pool.options as ClientConfig).connectionString ?? "");
	const database = address.pathname.slice(1);
	address.pathname = "/postgres";
	const [open, onlooker] = [new Client(address.href), new Client(address.href)];
	await Promise.all([open.connect(), onlooker.connect()]);
	await open.query("begin");
	await open.query("select pg_current_xact_id()");

	const purged = inDays(7);
	// From the other database: a statement in this one would be waited for itself.
	const looks = new Set<string>();
	await expect
		.poll(async () => {
			const { rows } = await onlooker.query<{ query: string; at: string }>(
				"select query, query_start::text as at from pg_stat_activity where datname = $1",
				[database],
			);
			for (const { query, at } of rows) if (query.includes("age(backend_xid)")) looks.add(at);
			return looks.size > 1 || rows.some(({ query }) => query.startsWith("vacuum"));
		})
		.toBe(true);
	await open.query("commit");
	expect(await purged).toBe(1);
	expect(await filesWith(left.email)).toEqual([]);
	await Promise.all([open.end(), onlooker.end()]);
});
