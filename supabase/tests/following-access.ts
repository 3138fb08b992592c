import { ownAndTeacher, serverOnly, type TableAccess } from "./access-table.ts";
import { SCHOOL_CLASS } from "./class-access.ts";

const CLASS = "'c0000000-0000-4000-8000-000000000001'";
const UNVERIFIED_CLASS = "'c0000000-0000-4000-8000-000000000002'";

/** The owner's screen waits. */
const ATTENTION = `${SCHOOL_CLASS} insert into class_lessons (class_id) values (${CLASS});
	insert into attention_screens select ${CLASS}, id from auth.users where email = 'asha@example.org'`;

/** A table of which each row is one learner's: read by them and by the teachers of their classes, written by functions. */
function oneLearners(table: string, { insert, change }: { insert: string; change: string }): TableAccess {
	return {
		select: { given: SCHOOL_CLASS, sql: `select from ${table} where user_id = $1`, answers: ownAndTeacher },
		insert: { given: `delete from ${table}`, sql: `insert into ${table} ${insert}`, answers: serverOnly },
		update: { sql: `update ${table} set ${change} where user_id = $1`, answers: serverOnly },
		delete: { sql: `delete from ${table} where user_id = $1`, answers: serverOnly },
	};
}

/** What teachers follow: attempts, who is here, what was saved last. */
export const FOLLOWING_ACCESS: Record<string, TableAccess> = {
	"public.check_attempts": oneLearners("check_attempts", {
		insert: `(user_id, project_id, action_id, kind, passed, passed_steps, step_count)
			values ($1, 'lamp', gen_random_uuid(), 'sketch', true, '{}', 0)`,
		change: "passed = true",
	}),
	"public.attempt_totals": oneLearners("attempt_totals", {
		insert: "(user_id, project_id) values ($1, 'lamp')",
		change: "failed_in_row = 0",
	}),
	"public.presences": oneLearners("presences", { insert: "(user_id) values ($1)", change: "hand_raised_at = now()" }),
	"public.attendance_spans": oneLearners("attendance_spans", {
		insert: "(user_id) values ($1)",
		change: "minutes = 90",
	}),
	"public.work_heads": oneLearners("work_heads", {
		insert: "(user_id, project_id, kind, revision) values ($1, 'lamp', 'sketch', 7)",
		change: "revision = 9",
	}),
	"public.class_pulses": {
		select: {
			given: SCHOOL_CLASS,
			sql: `select from class_pulses where class_id = ${CLASS} and $1::uuid is not null`,
			answers: { stranger: "refused", verifiedEducator: "allowed", administrator: "allowed", others: "hidden" },
		},
		insert: {
			given: SCHOOL_CLASS,
			sql: `insert into class_pulses (class_id) select ${UNVERIFIED_CLASS} where $1::uuid is not null`,
			answers: serverOnly,
		},
		update: {
			given: SCHOOL_CLASS,
			sql: `update class_pulses set changed_at = now() where class_id = ${CLASS} and $1::uuid is not null`,
			answers: serverOnly,
		},
		delete: {
			given: SCHOOL_CLASS,
			sql: `delete from class_pulses where class_id = ${CLASS} and $1::uuid is not null`,
			answers: serverOnly,
		},
	},
	"public.class_lessons": {
		select: {
			given: `${SCHOOL_CLASS} insert into class_lessons (class_id) values (${CLASS})`,
			sql: `select from class_lessons where class_id = ${CLASS} and $1::uuid is not null`,
			answers: {
				stranger: "refused",
				classmate: "allowed",
				owner: "allowed",
				verifiedEducator: "allowed",
				administrator: "allowed",
				others: "hidden",
			},
		},
		insert: {
			given: SCHOOL_CLASS,
			sql: `insert into class_lessons (class_id) select ${CLASS} where $1::uuid is not null`,
			answers: serverOnly,
		},
		update: {
			given: `${SCHOOL_CLASS} insert into class_lessons (class_id) values (${CLASS})`,
			sql: "update class_lessons set ended_at = now() where $1::uuid is not null",
			answers: serverOnly,
		},
		delete: {
			given: `${SCHOOL_CLASS} insert into class_lessons (class_id) values (${CLASS})`,
			sql: "delete from class_lessons where $1::uuid is not null",
			answers: serverOnly,
		},
	},
	"public.attention_screens": {
		select: {
			given: ATTENTION,
			sql: "select from attention_screens where user_id = $1",
			answers: { stranger: "refused", verifiedEducator: "allowed", administrator: "allowed", others: "hidden" },
		},
		insert: {
			given: `${SCHOOL_CLASS} insert into class_lessons (class_id) values (${CLASS})`,
			sql: `insert into attention_screens (class_id, user_id) values (${CLASS}, $1)`,
			answers: serverOnly,
		},
		update: {
			given: ATTENTION,
			sql: "update attention_screens set class_id = class_id where user_id = $1",
			answers: serverOnly,
		},
		delete: { given: ATTENTION, sql: "delete from attention_screens where user_id = $1", answers: serverOnly },
	},
};
