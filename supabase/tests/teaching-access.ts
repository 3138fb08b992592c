import { type Answers, serverOnly, signedIn, type TableAccess } from "./access-table.ts";
import { SCHOOL_CLASS } from "./class-access.ts";

/** Of an educator who is not verified: theirs, and the administrators'. */
const author: Answers = {
	stranger: "refused",
	unverifiedEducator: "allowed",
	administrator: "allowed",
	others: "hidden",
};
const authorOnly: Answers = { stranger: "refused", unverifiedEducator: "allowed", others: "hidden" };
const authorAdds: Answers = { unverifiedEducator: "allowed", others: "refused" };
/** Of a verified teacher: the learners of the class, and the staff. */
const classAndStaff: Answers = {
	stranger: "refused",
	classmate: "allowed",
	owner: "allowed",
	verifiedEducator: "allowed",
	administrator: "allowed",
	others: "hidden",
};
const staff: Answers = { stranger: "refused", verifiedEducator: "allowed", administrator: "allowed", others: "hidden" };
const reviewerOnly: Answers = { stranger: "refused", verifiedEducator: "allowed", others: "hidden" };
const reviewComment = "insert into review_comments (reviewer_id, body) values ($1, 'Well wired!')";
const refusedToAll: Answers = { others: "refused" };

const challenge = (status: string, everyone = false) =>
	`insert into challenges (id, title, difficulty, category, created_by, status, for_everyone)
	values ('d0000000-0000-4000-8000-000000000001', 'Fan', 'beginner', 'sensors', $1, '${status}', ${everyone});`;
const CHALLENGE = "'d0000000-0000-4000-8000-000000000001'";
const own = "select from challenges where created_by = $1";

/** More requests of challenges: what reaches whom. */
export const REACHING_CHALLENGES = {
	select: [
		{
			about: "a verified teacher's",
			of: "verifiedEducator" as const,
			given: SCHOOL_CLASS + challenge("active"),
			sql: own,
			answers: classAndStaff,
		},
		{
			about: "a verified teacher's draft",
			of: "verifiedEducator" as const,
			given: SCHOOL_CLASS + challenge("draft"),
			sql: own,
			answers: {
				stranger: "refused",
				verifiedEducator: "allowed",
				administrator: "allowed",
				others: "hidden",
			} as Answers,
		},
		{
			about: "one for everyone",
			of: "verifiedEducator" as const,
			given: challenge("active", true),
			sql: own,
			answers: signedIn,
		},
		{
			about: "one that was taken back",
			of: "administrator" as const,
			given: challenge("inactive", true),
			sql: own,
			answers: staff,
		},
		{
			about: "an unverified educator's, for everyone",
			of: "unverifiedEducator" as const,
			given: challenge("active", true),
			sql: `select from challenges where id = ${CHALLENGE} and created_by = $1`,
			answers: author,
		},
	],
	insert: [
		{
			about: "an educator's own, for everyone at once",
			of: "unverifiedEducator" as const,
			sql: "insert into challenges (title, difficulty, category, created_by, for_everyone) values ('Fan', 'beginner', 'sensors', $1, true)",
			answers: refusedToAll,
		},
	],
	update: [
		{
			about: "an educator's own, for everyone",
			of: "unverifiedEducator" as const,
			sql: "update challenges set for_everyone = true where created_by = $1",
			answers: refusedToAll,
		},
	],
};

export const NAME_OF_AUTHOR = {
	about: "who hands out a challenge",
	of: "administrator" as const,
	given: challenge("active", true),
	sql: "select from people where id = $1",
	answers: signedIn,
};

const stored = (file: string) =>
	`insert into storage.objects (bucket_id, name, metadata) values ('project-documents', $1 || '/${file}', '{"size": 9}');`;
const document = (attached: string) =>
	`insert into project_documents (challenge_id, teacher_id, title, document_url, file_name)
	values (${attached}, $1::uuid, 'Worksheet', $1::uuid || '/1.pdf', 'sheet.pdf')`;

/** The documents of teachers. */
export const TEACHING_ACCESS: Record<string, TableAccess> = {
	"public.review_comments": {
		select: {
			of: "verifiedEducator",
			given: reviewComment,
			sql: "select from review_comments where reviewer_id = $1",
			answers: reviewerOnly,
		},
		insert: [
			{
				of: "verifiedEducator",
				sql: reviewComment,
				answers: { verifiedEducator: "allowed", others: "refused" },
			},
			{ about: "a learner's", sql: reviewComment, answers: serverOnly },
			{ about: "an unverified educator's", of: "unverifiedEducator", sql: reviewComment, answers: serverOnly },
		],
		update: {
			of: "verifiedEducator",
			given: reviewComment,
			sql: "update review_comments set body = 'Why?' where reviewer_id = $1",
			answers: serverOnly,
		},
		delete: {
			of: "verifiedEducator",
			given: reviewComment,
			sql: "delete from review_comments where reviewer_id = $1",
			answers: reviewerOnly,
		},
	},
	"public.project_documents": {
		select: [
			{
				about: "attached to none",
				of: "verifiedEducator",
				given: SCHOOL_CLASS + stored("1.pdf") + document("null"),
				sql: "select from project_documents where teacher_id = $1",
				answers: { stranger: "refused", verifiedEducator: "allowed", others: "hidden" },
			},
			{
				about: "of a verified teacher's challenge",
				of: "verifiedEducator",
				given: SCHOOL_CLASS + stored("1.pdf") + challenge("active") + document(CHALLENGE),
				sql: "select from project_documents where teacher_id = $1",
				answers: classAndStaff,
			},
			{
				about: "of an unverified educator's challenge",
				of: "unverifiedEducator",
				given: stored("1.pdf") + challenge("active", true) + document(CHALLENGE),
				sql: "select from project_documents where teacher_id = $1",
				answers: author,
			},
		],
		insert: [
			{
				about: "attached to none",
				of: "unverifiedEducator",
				given: stored("1.pdf"),
				sql: document("null"),
				answers: authorAdds,
			},
			{
				about: "of one's own challenge",
				of: "unverifiedEducator",
				given: stored("1.pdf") + challenge("draft"),
				sql: document(CHALLENGE),
				answers: authorAdds,
			},
			{
				about: "of a project",
				of: "unverifiedEducator",
				given: stored("1.pdf"),
				sql: document("'lamp'"),
				answers: refusedToAll,
			},
			{ about: "a learner's", given: stored("1.pdf"), sql: document("null"), answers: refusedToAll },
		],
		update: [
			{
				of: "unverifiedEducator",
				given: stored("1.pdf") + document("null"),
				sql: "update project_documents set title = 'Sheet' where teacher_id = $1",
				answers: authorOnly,
			},
			{
				about: "onto a project",
				of: "unverifiedEducator",
				given: stored("1.pdf") + document("null"),
				sql: "update project_documents set challenge_id = 'lamp' where teacher_id = $1",
				answers: { stranger: "refused", unverifiedEducator: "refused", others: "hidden" },
			},
		],
		delete: {
			of: "unverifiedEducator",
			given: stored("1.pdf") + document("null"),
			sql: "delete from project_documents where teacher_id = $1",
			answers: authorOnly,
		},
	},
};

const CLASS = "'c0000000-0000-4000-8000-000000000001'";
const UNVERIFIED_CLASS = "'c0000000-0000-4000-8000-000000000002'";
const given = `insert into assignments (class_id, challenge_id, due_on) values (${CLASS}, 'lamp', current_date + 7);`;
const give = (toClass: string, what: string) =>
	`insert into assignments (class_id, challenge_id) select ${toClass}, ${what} where $1::uuid is not null`;
/** Two groups of the class: the owner is in the first, which has the assignment, the class-mate in the second. */
const givenToGroup = `${SCHOOL_CLASS}
	insert into class_groups (id, class_id, position)
		values ('90000000-0000-4000-8000-000000000001', ${CLASS}, 1), ('90000000-0000-4000-8000-000000000002', ${CLASS}, 2);
	insert into class_group_members (class_id, user_id, group_id)
		select ${CLASS}, id, case email when 'asha@example.org' then '90000000-0000-4000-8000-000000000001'::uuid
			else '90000000-0000-4000-8000-000000000002' end
		from auth.users join class_members on user_id = id where class_id = ${CLASS};
	insert into assignments (id, class_id, challenge_id, whole_class)
		values ('a5000000-0000-4000-8000-000000000001', ${CLASS}, 'lamp', false);`;
const forOwner = `insert into assignment_learners (assignment_id, class_id, user_id, group_id, group_position, group_name)
	select 'a5000000-0000-4000-8000-000000000001', ${CLASS}, id, '90000000-0000-4000-8000-000000000001', 1, ''
	from auth.users where email = 'asha@example.org';`;

const classTeacher: Answers = {
	stranger: "refused",
	verifiedEducator: "allowed",
	administrator: "allowed",
	others: "hidden",
};
const classTeacherAdds: Answers = { verifiedEducator: "allowed", administrator: "allowed", others: "refused" };

const note = `insert into class_notes (class_id, day, note) values (${CLASS}, current_date, 'Begin with the number.');`;
const noteOf = (toClass: string, day: string) =>
	`insert into class_notes (class_id, day, note) select ${toClass}, ${day}, 'A good day.' where $1::uuid is not null`;

/** What is given to a class, and what its teacher notes. */
export const ASSIGNMENT_ACCESS: Record<string, TableAccess> = {
	"public.class_notes": {
		select: {
			given: SCHOOL_CLASS + note,
			sql: "select from class_notes where $1::uuid is not null",
			answers: classTeacher,
		},
		insert: [
			{ given: SCHOOL_CLASS, sql: noteOf(CLASS, "current_date"), answers: classTeacherAdds },
			{
				about: "by an unverified educator",
				given: SCHOOL_CLASS,
				sql: noteOf(UNVERIFIED_CLASS, "current_date"),
				answers: { administrator: "allowed", others: "refused" },
			},
			{ about: "of a day to come", given: SCHOOL_CLASS, sql: noteOf(CLASS, "current_date + 2"), answers: refusedToAll },
			{
				about: "of a day long ago",
				given: SCHOOL_CLASS,
				sql: noteOf(CLASS, "current_date - 401"),
				answers: refusedToAll,
			},
		],
		update: {
			given: SCHOOL_CLASS + note,
			sql: "update class_notes set note = 'Begin at the end.' where $1::uuid is not null",
			answers: classTeacher,
		},
		delete: {
			given: SCHOOL_CLASS + note,
			sql: "delete from class_notes where $1::uuid is not null",
			answers: serverOnly,
		},
	},
	"public.assignment_learners": {
		select: {
			given: givenToGroup + forOwner,
			sql: "select from assignment_learners where user_id = $1",
			answers: { ...classTeacher, owner: "allowed" },
		},
		insert: {
			given: givenToGroup,
			sql: `insert into assignment_learners (assignment_id, class_id, user_id, group_id, group_position, group_name)
				values ('a5000000-0000-4000-8000-000000000001', ${CLASS}, $1, '90000000-0000-4000-8000-000000000001', 1, '')`,
			answers: classTeacherAdds,
		},
		update: {
			given: givenToGroup + forOwner,
			sql: "update assignment_learners set group_name = 'Embe' where user_id = $1",
			answers: serverOnly,
		},
		delete: {
			given: givenToGroup + forOwner,
			sql: "delete from assignment_learners where user_id = $1",
			answers: classTeacher,
		},
	},
	"public.assignments": {
		select: [
			{
				given: SCHOOL_CLASS + given,
				sql: "select from assignments where challenge_id = 'lamp' and $1::uuid is not null",
				answers: classAndStaff,
			},
			{
				about: "of an archived class",
				given: `${SCHOOL_CLASS}${given} update class_codes set is_active = false`,
				sql: "select from assignments where challenge_id = 'lamp' and $1::uuid is not null",
				answers: classTeacher,
			},
			{
				about: "of a group",
				given: givenToGroup + forOwner,
				sql: "select from assignments where challenge_id = 'lamp' and $1::uuid is not null",
				answers: { ...classTeacher, owner: "allowed" },
			},
			{
				about: "of a teacher who is verified no longer",
				given: `${SCHOOL_CLASS}${given} update roles set verified_at = null, verified_by = null where not is_admin`,
				sql: "select from assignments where challenge_id = 'lamp' and $1::uuid is not null",
				answers: { stranger: "refused", administrator: "allowed", others: "hidden" },
			},
		],
		insert: [
			{ about: "a project", given: SCHOOL_CLASS, sql: give(CLASS, "'lamp'"), answers: classTeacherAdds },
			{
				about: "one's own challenge",
				of: "verifiedEducator",
				given: SCHOOL_CLASS + challenge("active"),
				sql: give(CLASS, CHALLENGE),
				answers: { verifiedEducator: "allowed", others: "refused" },
			},
			{
				about: "a draft",
				of: "verifiedEducator",
				given: SCHOOL_CLASS + challenge("draft"),
				sql: give(CLASS, CHALLENGE),
				answers: refusedToAll,
			},
			{
				about: "by an unverified educator",
				given: SCHOOL_CLASS,
				sql: give(UNVERIFIED_CLASS, "'lamp'"),
				answers: { administrator: "allowed", others: "refused" },
			},
		],
		update: [
			{
				given: SCHOOL_CLASS + given,
				sql: "update assignments set due_on = null where $1::uuid is not null",
				answers: classTeacher,
			},
			{
				about: "to another class",
				given: SCHOOL_CLASS + given,
				sql: `update assignments set class_id = ${UNVERIFIED_CLASS} where $1::uuid is not null`,
				answers: refusedToAll,
			},
		],
		delete: {
			given: SCHOOL_CLASS + given,
			sql: "delete from assignments where $1::uuid is not null",
			answers: classTeacher,
		},
	},
};

const file = "bucket_id = 'project-documents' and name = $1 || '/1.pdf'";

/** More requests of files: those of documents. Storage gives its tables to all: the stranger, too, meets no row. */
export const DOCUMENT_FILES = {
	select: [
		{
			about: "a document's that is attached to none",
			of: "unverifiedEducator" as const,
			given: stored("1.pdf") + document("null"),
			sql: `select from storage.objects where ${file}`,
			answers: { ...authorOnly, stranger: "hidden" as const },
		},
		{
			about: "a document's of a verified teacher's challenge",
			of: "verifiedEducator" as const,
			given: SCHOOL_CLASS + stored("1.pdf") + challenge("active") + document(CHALLENGE),
			sql: `select from storage.objects where ${file}`,
			answers: { ...classAndStaff, stranger: "hidden" as const },
		},
	],
	insert: [
		{ about: "a document", of: "unverifiedEducator" as const, sql: stored("2.pdf"), answers: authorAdds },
		{ about: "a learner's document", sql: stored("2.pdf"), answers: refusedToAll },
		{ about: "a sketch as a document", of: "unverifiedEducator" as const, sql: stored("2.ino"), answers: refusedToAll },
		{ about: "a document's picture", of: "unverifiedEducator" as const, sql: stored("2.png"), answers: refusedToAll },
		{
			about: "a document's picture by permit",
			of: "unverifiedEducator" as const,
			given: "select permit_picture($1, 'project-documents', 'incoming/' || $1 || '.png')",
			sql: "insert into storage.objects (bucket_id, name) values ('project-documents', 'incoming/' || $1 || '.png')",
			answers: authorAdds,
		},
	],
	delete: [
		{
			about: "a document's",
			of: "unverifiedEducator" as const,
			given: stored("1.pdf"),
			sql: `delete from storage.objects where ${file}`,
			answers: { ...authorOnly, stranger: "hidden" as const },
		},
	],
};
