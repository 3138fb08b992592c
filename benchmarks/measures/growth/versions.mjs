// Versions that the server keeps of one learner's works: 30 of each, so a thousand are of 34 works.
import { randomUUID } from "node:crypto";
import { rpc } from "./class-requests.mjs";
import { measureRequests } from "./requests.mjs";
import { fillWithoutTriggers, withSchool } from "./school.mjs";

const KEPT = 30;
const BODY = "digitalWrite(8, HIGH);\n".repeat(180);
/** Greater than that of any version: what is saved began from the newest. */
const NEWEST = 1_000_000;

export const axis = { name: "versions", unit: "saved versions of a learner", sizes: [10, 100, 1000] };

export function measureAxis(sizes) {
	return withSchool(async (school) => {
		const entries = [];
		for (const size of sizes) {
			await fillWithoutTriggers(school.database, `${size} versions`, (client) => fill(client, school.learner.id, size));
			entries.push({ size, ...(await measureRequests(school, await requestsOf(school))) });
		}
		return entries;
	});
}

async function fill(client, learner, size) {
	await client.query("truncate public.work_versions, public.work_heads");
	await client.query(
		`insert into public.work_versions (user_id, project_id, kind, revision, body, pressed, begun_at, saved_at, action_id)
		select $1, c.id, 'sketch', n % $2 + 1, '// ' || n || E'\\n' || $3, true, at, at, gen_random_uuid()
		from generate_series(0, $4::integer - 1) n
		join (select id, row_number() over (order by id) - 1 as number from public.challenges where project) c
			on c.number = n / $2
		cross join lateral (select now() - interval '1 day' - ($4::integer - n) * interval '10 minutes' as at) saved`,
		[learner, KEPT, BODY, size],
	);
}

async function requestsOf({ database, learner: { id, headers } }) {
	const { rows } = await database.query("select min(id) as project from challenges where project");
	const [{ project }] = rows;
	const work = `user_id=eq.${id}&project_id=eq.${project}&kind=eq.sketch&order=revision.desc`;
	const save = (pressed) =>
		rpc(headers, "save_work", (turn) => ({
			...{ person: id, project_id: project, kind: "sketch", body: `// ${pressed} ${turn}\n${BODY}` },
			...{ base_revision: NEWEST, action_id: randomUUID(), pressed },
		}));
	const read = (path) => ({ path: `/rest/v1/work_versions?select=${path}`, headers });
	return {
		"opening the work": read(`revision,body,saved_at,pressed&${work}&limit=1`),
		"the work's versions": read(`revision,body,saved_at,pressed&${work}&limit=100`),
		"when each version was saved": read(`revision,saved_at&${work}&limit=100`),
		"the works that were begun": read(`project_id,saved_at&user_id=eq.${id}&order=saved_at.desc&limit=60`),
		"the page saves by itself": save(false),
		// Each adds a version, until there are 30 of this work.
		"the learner presses Save": save(true),
	};
}
