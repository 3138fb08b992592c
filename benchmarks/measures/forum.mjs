// A forum of 100,000 posts and 1,000,000 comments, read as a learner through `list_posts`: in the database and as the page
// does it, in one request. The goal is a p99 under 50 ms in the database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WORDS, withoutSearchIndexes } from "../api/forum.mjs";
import { ask, at, round } from "../api/measuring.mjs";
import { openSchool } from "../api/school.mjs";
import { startProduct } from "../product.mjs";
import { waitsFor } from "../waits-for.mjs";

const POSTS = Number(process.env.POSTS ?? 100_000);
const COMMENTS = Number(process.env.COMMENTS ?? 1_000_000);
const AUTHORS = 5000;
const READS = 200;
const PAGE = 20;
/** "resistor" is in a third of the posts, "thermistor" in one of 5,000. */
const SEARCHES = {
	"a frequent word": "resistor",
	"a rare word": "thermistor",
	"a word without a hit": "xylophone",
	"two letters": "ir",
	"two letters without a hit": "qz",
};

export async function measure() {
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const product = await startProduct(dataDir);
	try {
		const school = await openSchool({ url: product.url, dataDir, learners: 1 });
		const began = performance.now();
		waitsFor(`${POSTS} posts and ${COMMENTS} comments to be written`);
		await fill(school.database);
		console.info(`filled in ${Math.round((performance.now() - began) / 1000)} s`);
		const rows = { "limit: select 1": await measureFloor(school) };
		for (const [name, page] of Object.entries(await listPages(school.database))) {
			waitsFor(`reads of ${name}`);
			rows[name] = await measurePage(school, page);
		}
		waitsFor("the posts to be moved into classes");
		await moveIntoClasses(school);
		for (const [name, page] of Object.entries(CLASS_PAGES)) {
			waitsFor(`reads of ${name}`);
			rows[name] = await measurePage(school, page);
		}
		await school.database.end();
		return rows;
	} finally {
		await product.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** Without triggers, which would take hours; what they keep is set afterwards. */
async function fill(database) {
	const client = await database.connect();
	await client.query("set session_replication_role = replica");
	await withoutSearchIndexes(client, () => write(client));
	await client.query("set session_replication_role = origin");
	await client.query("vacuum analyze public.people, public.forum_posts, public.forum_comments");
	client.release();
}

async function write(client) {
	await client.query(
		`insert into public.people (id, display_name, role)
		select gen_random_uuid(), 'Asha M.', 'student' from generate_series(1, $1)`,
		[AUTHORS],
	);
	await client.query("create temporary table authors as select row_number() over () as number, id from public.people");
	await client.query("create unique index on authors (number)");
	await client.query(
		`insert into public.forum_posts (user_id, title, content, category, created_at, hidden_at)
		select
			a.id,
			initcap((w.words)[n % 40 + 1]) || ' and ' || (w.words)[n * 7 % 40 + 1] || ' ' || left(md5(n::text), 6),
			case when n % 3 = 0 then 'Which resistor do I need? ' else '' end
				|| case when n % 5000 = 0 then 'My thermistor gets warm. ' else '' end
				|| (
					select string_agg((w.words)[1 + (n * 31 + k * k * 17 + k) % 40] || ' ' || left(md5((n * 60 + k)::text), 5), ' ')
					from generate_series(1, 10 + n % 50) k
				),
			(array['general', 'arduino', 'raspberry-pi', 'project-help', 'showcase', 'troubleshooting'])[n % 6 + 1],
			now() - (n || ' minutes')::interval,
			case when n % 100 = 1 then now() end
		from generate_series(1, $1) n
		join authors a on a.number = n::bigint * 7919 % $2 + 1
		cross join (select $3::text[] as words) w`,
		[POSTS, AUTHORS, WORDS],
	);
	await client.query(
		"create table posts as select row_number() over () as number, id, created_at from public.forum_posts",
	);
	await client.query("create unique index on posts (number)");
	await client.query(
		`insert into public.forum_comments (post_id, user_id, content, created_at)
		select p.id, a.id, 'Check the ' || ($4::text[])[n % 40 + 1] || ' first, then measure again. ' || md5(n::text), p.created_at
		from generate_series(1, $1) n
		join posts p on p.number = n::bigint * 7919 % $2 + 1
		join authors a on a.number = n::bigint * 31 % $3 + 1`,
		[COMMENTS, POSTS, AUTHORS, WORDS],
	);
	await client.query(
		`update public.forum_posts p set comment_count = c.count
		from (select post_id, count(*) from public.forum_comments group by post_id) c where c.post_id = p.id`,
	);
}

/** What a page asks for, by name. */
async function listPages(database) {
	const { rows } = await database.query(
		`select created_at::text as at, id from public.forum_posts where hidden_at is null
		order by created_at desc, id desc offset 9999 limit 1`,
	);
	const pages = { "first page": {}, "page behind the 10,000th post": { before_at: rows[0].at, before_id: rows[0].id } };
	pages["first page of a category"] = { only_category: "showcase" };
	for (const [name, search] of Object.entries(SEARCHES)) pages[`search: ${name}`] = { search };
	return pages;
}

/** All but every thousandth post is of one of 100 classes; the learner's own has 10 of them. */
const CLASS_PAGES = {
	"a small class of 100: first page": {},
	"a small class of 100: a rare word": { search: "thermistor" },
	"a small class of 100: two letters": { search: "ir" },
};

async function moveIntoClasses({ learners, database }) {
	const client = await database.connect();
	await client.query("set session_replication_role = replica");
	await client.query(
		`insert into public.class_codes (class_name, code)
		select n, translate(lpad(n::text, 6, '0'), '0123456789', 'ABCDEFGHJK') from generate_series(0, 99) n`,
	);
	await client.query(
		`update public.forum_posts p set class_id = c.id
		from posts n, public.class_codes c
		where n.id = p.id and n.number % 1000 <> 0
			and c.class_name = (case when n.number % 10000 = 1 then 0 else n.number % 99 + 1 end)::text`,
	);
	await client.query(
		"insert into public.class_members (class_id, user_id) select id, $1 from public.class_codes where class_name = '0'",
		[learners[0].id],
	);
	await client.query("set session_replication_role = origin");
	await client.query("vacuum full analyze public.forum_posts");
	client.release();
}

/** What a transaction with a person's rights costs by itself. */
async function measureFloor({ learners, database }) {
	const times = [];
	for (let turn = 0; turn < READS; turn += 1) times.push((await readAs(database, learners[0].id, "select 1", [])).took);
	return { "database p50 (ms)": round(at(times, 0.5)), "database p99 (ms, goal 50)": round(at(times, 0.99)) };
}

async function measurePage({ url, learners, database }, page) {
	const [learner] = learners;
	const inDatabase = [];
	const requests = [];
	const { only_category = null, search = null, before_at = null, before_id = null } = page;
	const values = [only_category, search, before_at, before_id, PAGE];
	let count = 0;
	for (let turn = 0; turn < READS; turn += 1) {
		const { rows, took } = await readAs(database, learner.id, LIST_POSTS, values);
		inDatabase.push(took);
		count = rows.length;
	}
	const body = JSON.stringify({ ...page, most: PAGE });
	for (let turn = 0; turn < READS; turn += 1) {
		const { status, text, took } = await ask(`${url}/rest/v1/rpc/list_posts`, {
			method: "POST",
			headers: learner.headers,
			body,
		});
		if (status !== 200 || JSON.parse(text).length !== count) throw new Error(`a page answered ${status} ${text}`);
		requests.push(took);
	}
	return {
		posts: count,
		"database p50 (ms)": round(at(inDatabase, 0.5)),
		"database p99 (ms, goal 50)": round(at(inDatabase, 0.99)),
		"request p50 (ms)": round(at(requests, 0.5)),
		"request p99 (ms)": round(at(requests, 0.99)),
	};
}

const LIST_POSTS = "select * from public.list_posts($1, $2, $3, $4, $5)";

/** One query with this person's rights; how long the query alone took. */
async function readAs(database, person, query, values) {
	const client = await database.connect();
	try {
		await client.query("begin");
		await client.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [
			JSON.stringify({ sub: person, role: "authenticated" }),
		]);
		const began = performance.now();
		const { rows } = await client.query(query, values);
		const took = performance.now() - began;
		await client.query("commit");
		return { rows, took };
	} finally {
		client.release();
	}
}
