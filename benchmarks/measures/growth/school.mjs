import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSchool } from "../../api/school.mjs";
import { startProduct } from "../../product.mjs";
import { waitsFor } from "../../waits-for.mjs";

/**
 * Runs the work on a new product with one class: its verified teacher, who is also the administrator, one learner with an
 * account of their own, and the database as its owner. All is removed afterwards.
 */
export async function withSchool(work) {
	const dataDir = mkdtempSync(join(tmpdir(), "inspire-stem-bench-"));
	const product = await startProduct(dataDir);
	let database;
	try {
		const { learners, ...school } = await openSchool({ url: product.url, dataDir, learners: 2 });
		database = school.database;
		const [learner, teacher] = learners;
		const classId = await openClass({ ...school, dataDir, teacher, learner });
		return await work({ ...school, pid: product.pid, teacher, learner, classId });
	} finally {
		await database?.end();
		await product.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

async function openClass({ database, post, dataDir, teacher, learner }) {
	await database.query("update roles set user_type = 'educator', verified_at = now() where user_id = $1", [teacher.id]);
	const code = readFileSync(join(dataDir, "setup-code.txt"), "utf8").trim();
	await post(teacher, "/rest/v1/rpc/claim_administration", { code });
	const classId = randomUUID();
	await database.query("insert into class_codes (id, class_name, teacher_id) values ($1, '7A Robotics', $2)", [
		classId,
		teacher.id,
	]);
	await database.query("insert into class_members (class_id, user_id) values ($1, $2)", [classId, learner.id]);
	return classId;
}

/** Runs the statements of the work without triggers, which would take hours; the work sets what triggers keep. */
export async function fillWithoutTriggers(database, what, work) {
	waitsFor(`${what} to be written`);
	const client = await database.connect();
	try {
		await client.query("set session_replication_role = replica");
		await work(client);
		await client.query("set session_replication_role = origin");
		await client.query("vacuum analyze");
	} finally {
		client.release(true);
	}
}

/** Adds learners until the class has `count`, or to no class where there is none: accounts that no one signs in to. */
export async function addLearners(client, count, classId = null) {
	await client.query(
		`with made as (
			insert into auth.users (id, email, raw_user_meta_data)
			select gen_random_uuid(), 'pupil' || gen_random_uuid() || '@bench.test', '{}' from generate_series(1, $1)
			returning id
		), numbered as (
			select id, 'Pupil' || translate(lpad((row_number() over () + (select count(*) from public.people))::text, 5, '0'),
				'0123456789', 'abcdefghij') as name from made
		), profiles as (
			insert into public.profiles (id, name, user_type) select id, name || ' Mushi', 'student' from numbered
		), people as (
			insert into public.people (id, display_name, role) select id, name || ' M.', 'student' from numbered
		), roles as (
			insert into public.roles (user_id, user_type) select id, 'student' from numbered
		)
		insert into public.class_members (class_id, user_id) select $2::uuid, id from made where $2::uuid is not null`,
		[count, classId],
	);
}
