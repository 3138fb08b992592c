import { type Answers, type Request, serverOnly, type TableAccess } from "./access-table.ts";
import { SCHOOL_CLASS } from "./class-access.ts";

const CLASS = "'c0000000-0000-4000-8000-000000000001'";
const OWN_GROUP = "'90000000-0000-4000-8000-000000000001'";
const OTHER_GROUP = "'90000000-0000-4000-8000-000000000002'";
const BOARD = "'b0000000-0000-4000-8000-000000000001'";

/** Two groups and a board of the verified educator's class: the owner is in the first group, the class-mate in none. */
export const CLASS_GROUPS = `${SCHOOL_CLASS}
	insert into class_groupings (class_id) values (${CLASS});
	insert into class_groups (id, class_id, position, name)
		values (${OWN_GROUP}, ${CLASS}, 1, 'Embe'), (${OTHER_GROUP}, ${CLASS}, 2, 'Ndizi');
	insert into class_group_members (class_id, user_id, group_id)
		select ${CLASS}, id, ${OWN_GROUP} from auth.users where email = 'asha@example.org';
	insert into class_boards (id, class_id, position, name) values (${BOARD}, ${CLASS}, 1, 'Simba');`;

const classTeacher: Answers = {
	stranger: "refused",
	verifiedEducator: "allowed",
	administrator: "allowed",
	others: "hidden",
};

const asked = (sql: string, answers: Answers, about?: string): Request => ({
	given: CLASS_GROUPS,
	sql: `${sql} and $1::uuid is not null`,
	answers,
	...(about === undefined ? {} : { about }),
});

/** Read by the class's teacher, a learner's own group by the learner; written by functions only. */
export const GROUPS_ACCESS: Record<string, TableAccess> = {
	"public.class_groupings": {
		select: asked(`select from class_groupings where class_id = ${CLASS}`, classTeacher),
		insert: {
			given: SCHOOL_CLASS,
			sql: `insert into class_groupings (class_id) select ${CLASS} where $1::uuid is not null`,
			answers: serverOnly,
		},
		update: asked(`update class_groupings set turn_minutes = 5 where class_id = ${CLASS}`, serverOnly),
		delete: asked(`delete from class_groupings where class_id = ${CLASS}`, serverOnly),
	},
	"public.class_groups": {
		select: [
			asked(
				`select from class_groups where id = ${OWN_GROUP}`,
				{ ...classTeacher, owner: "allowed" },
				"of a learner's own",
			),
			asked(`select from class_groups where id = ${OTHER_GROUP}`, classTeacher, "of others in the class"),
		],
		insert: {
			given: SCHOOL_CLASS,
			sql: `insert into class_groups (id, class_id, position) select ${OWN_GROUP}, ${CLASS}, 1 where $1::uuid is not null`,
			answers: serverOnly,
		},
		update: asked(`update class_groups set name = 'Nanasi' where id = ${OWN_GROUP}`, serverOnly),
		delete: asked(`delete from class_groups where id = ${OWN_GROUP}`, serverOnly),
	},
	"public.class_group_members": {
		select: {
			given: CLASS_GROUPS,
			sql: "select from class_group_members where user_id = $1",
			answers: { ...classTeacher, owner: "allowed" },
		},
		insert: {
			given: `${CLASS_GROUPS} delete from class_group_members;`,
			sql: `insert into class_group_members (class_id, user_id, group_id) values (${CLASS}, $1, ${OWN_GROUP})`,
			answers: serverOnly,
		},
		update: asked(`update class_group_members set group_id = ${OTHER_GROUP} where user_id = $1`, serverOnly),
		delete: asked("delete from class_group_members where user_id = $1", serverOnly),
	},
	"public.class_boards": {
		select: asked(`select from class_boards where id = ${BOARD}`, classTeacher),
		insert: {
			given: SCHOOL_CLASS,
			sql: `insert into class_boards (id, class_id, position) select ${BOARD}, ${CLASS}, 1 where $1::uuid is not null`,
			answers: serverOnly,
		},
		update: asked(`update class_boards set name = 'Twiga' where id = ${BOARD}`, serverOnly),
		delete: asked(`delete from class_boards where id = ${BOARD}`, serverOnly),
	},
};
