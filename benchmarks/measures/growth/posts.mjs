// Posts of a forum, each with a comment; the one that is opened has more.
import { randomUUID } from "node:crypto";
import { WORDS, withoutSearchIndexes } from "../../api/forum.mjs";
import { rpc } from "./class-requests.mjs";
import { measureRequests } from "./requests.mjs";
import { addLearners, fillWithoutTriggers, withSchool } from "./school.mjs";

const READERS = 1000;
/** A minute has 20 posts of one author. */
const WRITERS = 15;
const WRITES = 120;
const PAGE = 20;
const COMMENTS = 30;

export const axis = { name: "posts", unit: "posts", sizes: [10_000, 100_000, 1_000_000] };

export function measureAxis(sizes) {
	return withSchool(async (school) => {
		const writers = [];
		for (let number = 0; number < WRITERS; number += 1) writers.push(await school.signUp(`writer${number}`));
		await school.database.query(
			"update roles set user_type = 'educator', verified_at = now() where user_id = any ($1)",
			[writers.map(({ id }) => id)],
		);
		await fillWithoutTriggers(school.database, `${READERS} people`, (client) => addLearners(client, READERS));
		const entries = [];
		for (const size of sizes) {
			await fillWithoutTriggers(school.database, `${size} posts`, (client) => fill(client, size));
			entries.push({ size, ...(await measureRequests(school, await requestsOf(school, writers))) });
		}
		return entries;
	});
}

async function fill(client, size) {
	await client.query("truncate public.forum_posts, public.forum_comments cascade");
	await client.query("set maintenance_work_mem = '256MB'");
	await client.query("create temporary table authors as select row_number() over () as number, id from public.people");
	await withoutSearchIndexes(client, () =>
		client.query(
			`insert into public.forum_posts (user_id, title, content, category, comment_count, created_at)
			select a.id, initcap((w.words)[n % 40 + 1]) || ' and ' || (w.words)[n * 7::bigint % 40 + 1]
					|| ' ' || left(md5(n::text), 5),
				case when n % 3 = 0 then 'Which resistor do I need? ' else '' end
					|| case when n % 5000 = 0 then 'My thermistor gets warm. ' else '' end
					|| (
						select string_agg((w.words)[1 + (n::bigint * 31 + k * k * 17 + k) % 40], ' ')
						from generate_series(1, 4 + n % 9) k
					),
				(array['general', 'arduino', 'raspberry-pi', 'project-help', 'showcase', 'troubleshooting'])[n % 6 + 1],
				1, now() - interval '2 days' - n * interval '1 minute'
			from generate_series(1, $1::integer) n
			join authors a on a.number = n % $2 + 1
			cross join (select $3::text[] as words) w`,
			[size, READERS, WORDS],
		),
	);
	await client.query(
		`insert into public.forum_comments (post_id, user_id, content, created_at)
		select id, user_id, 'Check the wire first, then measure again.', created_at from public.forum_posts`,
	);
	await client.query(
		`insert into public.forum_comments (post_id, user_id, content)
		select p.id, p.user_id, 'And then?'
		from (select * from public.forum_posts order by created_at limit 1) p, generate_series(1, $1)`,
		[COMMENTS],
	);
	await client.query("drop table authors");
}

async function requestsOf({ database, learner }, writers) {
	const { rows } = await database.query("select id from forum_posts order by created_at limit 1");
	const [{ id }] = rows;
	const authors = writers.map((writer) => writer.id);
	const { headers } = learner;
	const author = "author:people!forum_comments_user_id_fkey(display_name,role)";
	return {
		"the first page": rpc(headers, "list_posts", { most: PAGE }),
		"a search of a frequent word": rpc(headers, "list_posts", { search: "resistor", most: PAGE }),
		"a search of a rare word": rpc(headers, "list_posts", { search: "thermistor", most: PAGE }),
		"a search without a hit": rpc(headers, "list_posts", { search: "xylophone", most: PAGE }),
		"a search of two letters": rpc(headers, "list_posts", { search: "qz", most: PAGE }),
		"one post": rpc(headers, "list_posts", { only_post: id, most: 1 }),
		"its comments": {
			path: `/rest/v1/forum_comments?select=*,${author}&post_id=eq.${id}&order=created_at,id&offset=0&limit=${PAGE}`,
			headers: { ...headers, prefer: "count=exact" },
		},
		"solved posts like it": rpc(headers, "list_solved_like", { post: id }),
		"writing a post": {
			path: "/api/forum/posts",
			reads: WRITES,
			headers: (turn) => writers[turn % WRITERS].headers,
			body: (turn) => ({
				...{ actionId: randomUUID(), title: `My ${WORDS[turn % 40]} and the ${WORDS[(turn * 7) % 40]}` },
				...{
					content: `The ${WORDS[(turn * 3) % 40]} is warm. Why?`,
					category: "general",
					image: null,
					work: null,
					classId: null,
				},
			}),
			answers: (text) => text.includes('"posted"'),
			// An author has five in a minute.
			after: () =>
				database.query(
					`update forum_posts set created_at = created_at - interval '2 days'
					where user_id = any ($1) and created_at > now() - interval '1 day'`,
					[authors],
				),
		},
	};
}
