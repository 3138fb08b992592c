// The teacher's grid: 40 learners × 36 projects with 100,000 attempts, in one request. The goal is a p99 under 50 ms in the
// database.
import { at, round } from "../../api/measuring.mjs";
import { databaseOf } from "../../api/school.mjs";

const READS = 200;
const ATTEMPTS = 100_000;

/** `headers`: those of the class's teacher. */
export async function measureGrid(url, dataDir, classId, headers) {
	const database = databaseOf(dataDir);
	try {
		const { rows } = await database.query(
			`select teacher_id, (select count(*)::integer from class_members where class_id = c.id) as learners
			from class_codes c where id = $1`,
			[classId],
		);
		const [{ teacher_id: teacher, learners }] = rows;
		await fill(database, classId, learners);
		const inDatabase = [];
		for (let turn = 0; turn < READS; turn += 1) inDatabase.push(await readAs(database, teacher, classId));
		const requests = [];
		let bytes = 0;
		for (let turn = 0; turn < READS; turn += 1) {
			const began = performance.now();
			const body = JSON.stringify({ class_id: classId });
			const answer = await fetch(`${url}/rest/v1/rpc/class_progress`, { method: "POST", headers, body });
			const text = await answer.text();
			requests.push(performance.now() - began);
			bytes = text.length;
			const cells = answer.ok ? JSON.parse(text).learners.flatMap(({ projects }) => projects).length : 0;
			if (cells !== learners * 36) throw new Error(`class_progress answered ${answer.status}, ${cells} cells`);
		}
		return {
			"grid 40 × 36, 100,000 attempts: database p50 (ms)": round(at(inDatabase, 0.5)),
			"grid: database p99 (ms, goal 50)": round(at(inDatabase, 0.99)),
			"grid: request p50 (ms)": round(at(requests, 0.5)),
			"grid: request p99 (ms)": round(at(requests, 0.99)),
			"grid: answer (kB)": Math.round(bytes / 1000),
		};
	} finally {
		await database.end();
	}
}

/** Each learner has tried each project; three quarters are done. What a lesson has left stays. */
async function fill(database, classId, learners) {
	const works = `(select m.user_id, c.id as project_id, row_number() over () as number
		from class_members m, challenges c where m.class_id = $1 and c.project) works`;
	await database.query(
		`insert into check_attempts (user_id, project_id, action_id, kind, passed, passed_steps, step_count, failed_step, seen)
		select user_id, project_id, gen_random_uuid(), 'blocks', false, '{red_first}', 3, 'yellow_second', '{"code": "stayed_low"}'
		from ${works}, generate_series(1, $2)`,
		[classId, Math.ceil(ATTEMPTS / (learners * 36))],
	);
	await database.query(
		`insert into attempt_totals (user_id, project_id, attempts, failed_in_row, failed_step, seen)
		select user_id, project_id, 69, 3, 'yellow_second', '{"code": "stayed_low"}' from ${works}
		on conflict do nothing`,
		[classId],
	);
	await database.query(
		`insert into project_completions (user_id, project_id, points, source)
		select user_id, project_id, 50, '' from ${works} where number % 4 > 0
		on conflict do nothing`,
		[classId],
	);
	await database.query("analyze");
}

/** One read with the teacher's rights; how long the query alone took. */
async function readAs(database, person, classId) {
	const client = await database.connect();
	try {
		await client.query("begin");
		await client.query("select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)", [
			JSON.stringify({ sub: person, role: "authenticated" }),
		]);
		const began = performance.now();
		await client.query("select class_progress($1)", [classId]);
		const took = performance.now() - began;
		await client.query("commit");
		return took;
	} finally {
		client.release();
	}
}
