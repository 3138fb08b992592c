import { own, type Request, serverOnly, type TableAccess } from "./access-table.ts";

/** The owner and the class-mate are in a class of the verified educator; the unverified one has a class without students. */
export const SCHOOL_CLASS = `
	insert into class_codes (id, class_name, teacher_id)
		select 'c0000000-0000-4000-8000-000000000001', '7A Robotics', id from auth.users where email = 'baraka@example.org';
	insert into class_codes (id, class_name, teacher_id)
		select 'c0000000-0000-4000-8000-000000000002', '6B Lights', id from auth.users where email = 'neema@example.org';
	insert into class_accounts (user_id, handle, secret_kind)
		select id, gen_random_uuid(), 'pictures' from auth.users where email in ('asha@example.org', 'juma@example.org');
	insert into class_members (class_id, user_id)
		select 'c0000000-0000-4000-8000-000000000001', id from auth.users
		where email in ('asha@example.org', 'juma@example.org');
	insert into class_join_requests (class_id, user_id, name)
		select 'c0000000-0000-4000-8000-000000000001', id, 'Asha' from auth.users where email = 'asha@example.org';`;

const CLASS = "'c0000000-0000-4000-8000-000000000001'";
const UNVERIFIED_CLASS = "'c0000000-0000-4000-8000-000000000002'";

/** The verified educator teaches the unverified one's class, too. */
const TAUGHT_BESIDE = `${SCHOOL_CLASS} insert into class_teachers (class_id, user_id)
	select ${UNVERIFIED_CLASS}, id from auth.users where email = 'baraka@example.org'`;

/** The administrator teaches the class, too. */
const TAUGHT_TOGETHER = `${SCHOOL_CLASS} insert into class_teachers (class_id, user_id)
	select ${CLASS}, user_id from roles where is_admin`;

/** The tables of classes, and what a class opens of the tables of people. */
export const CLASS_ACCESS: Record<string, TableAccess> = {
	"public.class_codes": {
		select: [
			{
				given: SCHOOL_CLASS,
				sql: `select from class_codes where id = ${CLASS} and $1::uuid is not null`,
				answers: {
					stranger: "refused",
					classmate: "allowed",
					owner: "allowed",
					verifiedEducator: "allowed",
					administrator: "allowed",
					others: "hidden",
				},
			},
			{
				about: "one that is taught beside its owner",
				given: TAUGHT_BESIDE,
				sql: `select from class_codes where id = ${UNVERIFIED_CLASS} and $1::uuid is not null`,
				answers: {
					stranger: "refused",
					unverifiedEducator: "allowed",
					verifiedEducator: "allowed",
					administrator: "allowed",
					others: "hidden",
				},
				outsiders: "hidden",
			},
			{
				about: "one without students",
				given: SCHOOL_CLASS,
				sql: `select from class_codes where id = ${UNVERIFIED_CLASS} and $1::uuid is not null`,
				answers: { stranger: "refused", unverifiedEducator: "allowed", administrator: "allowed", others: "hidden" },
				outsiders: "hidden",
			},
		],
		insert: [
			{
				about: "of a learner's own",
				sql: "insert into class_codes (class_name, teacher_id) values ('Mine', $1)",
				answers: serverOnly,
			},
			{
				about: "of an educator's own",
				of: "unverifiedEducator",
				sql: "insert into class_codes (class_name, teacher_id) values ('Mine', $1)",
				answers: { unverifiedEducator: "allowed", others: "refused" },
				outsiders: "refused",
			},
		],
		update: [
			{
				given: SCHOOL_CLASS,
				sql: `update class_codes set class_name = '7B' where id = ${CLASS} and $1::uuid is not null`,
				answers: { stranger: "refused", verifiedEducator: "allowed", others: "hidden" },
			},
			{
				about: "one that is taught beside its owner",
				given: TAUGHT_BESIDE,
				sql: `update class_codes set class_name = '7B' where id = ${UNVERIFIED_CLASS} and $1::uuid is not null`,
				answers: { stranger: "refused", unverifiedEducator: "allowed", verifiedEducator: "allowed", others: "hidden" },
				outsiders: "hidden",
			},
		],
		delete: {
			given: SCHOOL_CLASS,
			sql: `delete from class_codes where id = ${CLASS} and $1::uuid is not null`,
			answers: serverOnly,
		},
	},
	"public.class_teachers": {
		select: {
			given: TAUGHT_TOGETHER,
			sql: `select from class_teachers where class_id = ${CLASS} and $1::uuid is not null`,
			answers: { stranger: "refused", verifiedEducator: "allowed", administrator: "allowed", others: "hidden" },
		},
		insert: {
			of: "administrator",
			given: SCHOOL_CLASS,
			sql: `insert into class_teachers (class_id, user_id) values (${CLASS}, $1)`,
			answers: serverOnly,
		},
		update: {
			given: TAUGHT_TOGETHER,
			sql: "update class_teachers set class_id = class_id where $1::uuid is not null",
			answers: serverOnly,
		},
		delete: {
			given: TAUGHT_TOGETHER,
			sql: "delete from class_teachers where $1::uuid is not null",
			answers: serverOnly,
		},
	},
	"public.together_members": {
		select: [
			{
				given: SCHOOL_CLASS,
				sql: "select from together_members where user_id = $1",
				answers: own,
			},
			{
				about: "of a partner at one's computer",
				given:
					"update together_members set host_id = (select id from people where display_name = 'Juma A.') where user_id = $1",
				sql: "select from together_members where user_id = $1",
				answers: { stranger: "refused", classmate: "allowed", owner: "allowed", others: "hidden" },
			},
		],
		insert: {
			sql: "insert into together_members (session_id, user_id, host_id, seat) values (gen_random_uuid(), $1, $1, 1)",
			answers: serverOnly,
		},
		update: { sql: "update together_members set seen_at = now() where user_id = $1", answers: serverOnly },
		delete: { sql: "delete from together_members where user_id = $1", answers: serverOnly },
	},
	"public.class_members": {
		select: {
			given: SCHOOL_CLASS,
			sql: "select from class_members where user_id = $1",
			answers: {
				stranger: "refused",
				owner: "allowed",
				verifiedEducator: "allowed",
				administrator: "allowed",
				others: "hidden",
			},
		},
		insert: {
			given: SCHOOL_CLASS,
			sql: `insert into class_members (class_id, user_id) values (${UNVERIFIED_CLASS}, $1)`,
			answers: serverOnly,
		},
		update: {
			given: SCHOOL_CLASS,
			sql: `update class_members set class_id = ${UNVERIFIED_CLASS} where user_id = $1`,
			answers: serverOnly,
		},
		delete: { given: SCHOOL_CLASS, sql: "delete from class_members where user_id = $1", answers: serverOnly },
	},
	"public.class_accounts": {
		select: {
			given: SCHOOL_CLASS,
			sql: "select from class_accounts where user_id = $1",
			answers: { stranger: "refused", verifiedEducator: "allowed", administrator: "allowed", others: "hidden" },
		},
		insert: {
			sql: "insert into class_accounts (user_id, handle) values ($1, gen_random_uuid())",
			answers: serverOnly,
		},
		update: {
			given: SCHOOL_CLASS,
			sql: "update class_accounts set locked_at = null where user_id = $1",
			answers: serverOnly,
		},
		delete: { given: SCHOOL_CLASS, sql: "delete from class_accounts where user_id = $1", answers: serverOnly },
	},
	"public.class_join_requests": {
		select: {
			given: SCHOOL_CLASS,
			sql: "select from class_join_requests where user_id = $1",
			answers: {
				stranger: "refused",
				owner: "allowed",
				verifiedEducator: "allowed",
				administrator: "allowed",
				others: "hidden",
			},
		},
		insert: {
			given: SCHOOL_CLASS,
			sql: `insert into class_join_requests (class_id, user_id, name) values (${UNVERIFIED_CLASS}, $1, 'Asha')`,
			answers: serverOnly,
		},
		update: {
			given: SCHOOL_CLASS,
			sql: "update class_join_requests set state = 'let_in' where user_id = $1",
			answers: serverOnly,
		},
		delete: { given: SCHOOL_CLASS, sql: "delete from class_join_requests where user_id = $1", answers: serverOnly },
	},
};

/** Profiles and names, as a class opens them. */
export const IN_CLASS: Record<"profile" | "name", Request> = {
	profile: {
		about: "of a student in one's class",
		given: SCHOOL_CLASS,
		sql: "select from profiles where id = $1",
		answers: {
			stranger: "refused",
			owner: "allowed",
			verifiedEducator: "allowed",
			administrator: "allowed",
			others: "hidden",
		},
	},
	name: {
		about: "a class-mate",
		given: `${SCHOOL_CLASS} delete from challenge_submissions where student_id = $1;`,
		sql: "select from people where id = $1",
		answers: {
			stranger: "refused",
			classmate: "allowed",
			owner: "allowed",
			verifiedEducator: "allowed",
			administrator: "allowed",
			others: "hidden",
		},
	},
};
