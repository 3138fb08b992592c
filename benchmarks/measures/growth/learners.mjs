// Learners of a class who have each tried every project, and come every school day of a year.
import { randomUUID } from "node:crypto";
import { ask } from "../../api/measuring.mjs";
import { waitsFor } from "../../waits-for.mjs";
import { classRequests, rpc } from "./class-requests.mjs";
import { measureRequests } from "./requests.mjs";
import { fillWithoutTriggers, withSchool } from "./school.mjs";

const DAYS = 200;
const TRIES = 5;
const BOARDS = 12;
const SECRET = { kind: "pictures", pictures: ["drum", "boat", "moon"] };

export const axis = { name: "learners", unit: "learners of a class", sizes: [10, 40, 160] };

export function measureAxis(sizes) {
	return withSchool(async (school) => {
		const entries = [];
		let added = 0;
		for (const size of sizes) {
			// One is in the class from the beginning.
			await addToRoster(school, added, size - 1);
			added = size - 1;
			await fillWithoutTriggers(school.database, `the work of ${size} learners`, fill);
			entries.push({ size, ...(await measureRequests(school, await requestsOf(school))) });
		}
		return entries;
	});
}

/** As the teacher's page adds names: each has an account of the class. */
async function addToRoster({ post, teacher, classId }, from, to) {
	waitsFor(`${to} learners to be added`);
	const entries = Array.from({ length: to - from }, (_, index) => ({ id: randomUUID(), name: nameOf(from + index) }));
	const { status, text } = await post(teacher, "/api/class-roster", { action: "add", classId, entries });
	if (status !== 200 || text.split('"added"').length - 1 !== entries.length) throw new Error(`${status} ${text}`);
}

const nameOf = (number) => `Pupil${String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))} Mushi`;

async function fill(client) {
	await client.query(
		"truncate check_attempts, attempt_totals, project_completions, point_awards, attendance_spans, work_versions",
	);
	await client.query(
		`create temporary table works as
		select m.user_id, c.id as project_id, row_number() over (order by c.id, m.user_id) as number
		from class_members m, challenges c where c.project`,
	);
	await client.query(
		`insert into check_attempts
			(user_id, project_id, action_id, kind, passed, passed_steps, step_count, failed_step, seen, attempted_at)
		select user_id, project_id, gen_random_uuid(), 'sketch', false, '{red_first}', 3, 'yellow_second',
			'{"code": "stayed_low"}', now() - (number * 7 % $1) * interval '1 day'
		from works, generate_series(1, $2)`,
		[DAYS, TRIES],
	);
	await client.query(
		`insert into attempt_totals (user_id, project_id, attempts, failed_in_row, failed_step, seen)
		select user_id, project_id, $1, 3, 'yellow_second', '{"code": "stayed_low"}' from works`,
		[TRIES],
	);
	await client.query(
		`with done as (
			insert into project_completions (user_id, project_id, points, source, completed_at)
			select user_id, project_id, 50, '', now() - (number * 7 % $1) * interval '1 day' from works where number % 4 > 0
			returning user_id, project_id, completed_at
		)
		insert into point_awards (user_id, kind, subject, points, awarded_at)
		select user_id, 'project', project_id, 50, completed_at from done`,
		[DAYS],
	);
	await client.query(
		`insert into attendance_spans (user_id, first_at, last_at, minutes)
		select m.user_id, now() - day * interval '1 day' - interval '2 hours', now() - day * interval '1 day', 80
		from class_members m, generate_series(0, $1::integer - 1) day`,
		[DAYS],
	);
	await client.query(
		`insert into work_versions (user_id, project_id, kind, revision, body, pressed, action_id)
		select user_id, project_id, 'sketch', 1, repeat('digitalWrite(8, HIGH);', 40), true, gen_random_uuid() from works`,
	);
	await client.query("drop table works");
}

async function requestsOf(school) {
	const { database, url, teacher, learner, classId } = school;
	const { rows } = await database.query(
		`select m.user_id as learner, (select min(c.id) from challenges c where c.project) as project
		from class_members m where m.class_id = $1 order by 1 limit $2`,
		[classId, BOARDS],
	);
	const { rows: codes } = await database.query("select code from class_codes where id = $1", [classId]);
	const [{ code }] = codes;
	const name = nameOf(0);
	const browser = randomUUID();
	const headers = { "content-type": "application/json" };
	const signIn = (step) => ({
		path: "/api/class-sign-in",
		headers,
		body: { step, code, name, secret: SECRET, browser },
	});
	// The first time, the secret is chosen.
	const first = signIn("choose");
	await ask(url + first.path, { method: "POST", headers, body: JSON.stringify(first.body) });
	const mine = `user_id=eq.${learner.id}`;
	return {
		...classRequests(school),
		"the classes with their rosters": { path: "/rest/v1/rpc/my_classes", headers: teacher.headers, body: {} },
		"twelve boards of the live page": rpc(teacher.headers, "class_boards", { class_id: classId, wanted: rows }),
		"the live page's lesson": rpc(teacher.headers, "class_lesson", { class_id: classId }),
		"the learner's own classes": {
			path: `/rest/v1/class_members?select=class_codes(id,class_name)&${mine}&order=joined_at`,
			headers: learner.headers,
		},
		"a name at the sign-in": signIn("name"),
		"the sign-in by class code": { ...signIn("enter"), answers: (text) => text.includes('"signed-in"') },
	};
}
