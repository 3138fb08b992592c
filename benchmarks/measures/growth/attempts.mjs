// Attempts of a school of 120 learners, one every 90 seconds: 10,000 are of ten days, a million of three years.
import { randomUUID } from "node:crypto";
import { classRequests, rpc } from "./class-requests.mjs";
import { measureRequests } from "./requests.mjs";
import { addLearners, fillWithoutTriggers, withSchool } from "./school.mjs";

const LEARNERS = 120;
const IN_CLASS = 40;
const SECONDS_BETWEEN = 90;
/** The newest 20 of a project keep their program. */
const WITH_PROGRAM = 20;
const PROGRAM = "digitalWrite(8, HIGH);\n".repeat(40);

export const axis = { name: "attempts", unit: "attempts", sizes: [10_000, 100_000, 1_000_000] };

export function measureAxis(sizes) {
	return withSchool(async (school) => {
		await fillWithoutTriggers(school.database, `${LEARNERS} learners`, async (client) => {
			await addLearners(client, IN_CLASS - 1, school.classId);
			await addLearners(client, LEARNERS - IN_CLASS);
			await client.query(
				`create table cells as
				select row_number() over (order by c.id, p.id) - 1 as number, p.id as user_id, c.id as project_id
				from public.profiles p, public.challenges c where p.user_type = 'student' and c.project`,
			);
			await client.query("create unique index on cells (number)");
		});
		const entries = [];
		for (const size of sizes) {
			await fillWithoutTriggers(school.database, `${size} attempts`, (client) => fill(client, size));
			entries.push({ size, ...(await measureRequests(school, await requestsOf(school))) });
		}
		return entries;
	});
}

async function fill(client, size) {
	await client.query("truncate public.check_attempts, public.attempt_totals, public.project_completions");
	const { rows } = await client.query("select count(*)::integer as cells from cells");
	const [{ cells }] = rows;
	await client.query(
		`insert into public.check_attempts
			(user_id, project_id, action_id, kind, passed, passed_steps, step_count, failed_step, seen, program, attempted_at)
		select c.user_id, c.project_id, gen_random_uuid(), 'sketch', false, '{red_first}', 3, 'yellow_second',
			'{"code": "stayed_low"}', case when n > $1::integer - $2 then $3 end,
			now() - ($1::integer - n) * $4 * interval '1 second'
		from generate_series(1, $1::integer) n join cells c on c.number = n % $5`,
		[size, WITH_PROGRAM * cells, PROGRAM, SECONDS_BETWEEN, cells],
	);
	await client.query(
		`insert into public.attempt_totals
			(user_id, project_id, attempts, failed_in_row, failed_step, seen, first_at, last_at)
		select user_id, project_id, count(*), 3, 'yellow_second', '{"code": "stayed_low"}',
			min(attempted_at), max(attempted_at)
		from public.check_attempts group by 1, 2`,
	);
	await client.query(
		`insert into public.project_completions (user_id, project_id, points, source)
		select user_id, project_id, 50, '' from cells where number % 4 > 0`,
	);
}

async function requestsOf(school) {
	const { database, teacher, learner } = school;
	const { rows: projects } = await database.query("select id from challenges where project order by id");
	const completions = `user_id=eq.${learner.id}&order=completed_at.desc`;
	return {
		...classRequests(school),
		"a learner's page": rpc(teacher.headers, "learner_progress", { learner: learner.id }),
		"what a learner has completed": {
			path: `/rest/v1/project_completions?select=project_id,points,completed_at&${completions}`,
			headers: learner.headers,
		},
		"recording an attempt": rpc(learner.headers, "record_attempt", (turn) => ({
			...{ person: learner.id, action_id: randomUUID(), project_id: projects[turn % projects.length].id },
			...{ kind: "sketch", passed: false, program: PROGRAM, passed_steps: ["red_first"], step_count: 3 },
			...{ failed_step: "yellow_second", seen: { code: "stayed_low" } },
		})),
	};
}
