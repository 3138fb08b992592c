import {
	type Answers,
	own,
	ownAdd,
	ownAndStaff,
	ownAndTeacher,
	serverOnly,
	signedIn,
	type TableAccess,
} from "./access-table.ts";
import { SCHOOL_CLASS } from "./class-access.ts";
import { REACHING_CHALLENGES } from "./teaching-access.ts";

const serviceRoleOnly: Answers = { stranger: "refused", others: "hidden" };
const administrators: Answers = { stranger: "refused", administrator: "allowed", others: "hidden" };
const reviewers: Answers = {
	stranger: "refused",
	verifiedEducator: "allowed",
	administrator: "allowed",
	others: "hidden",
};
/** On the challenge of an unverified educator. */
const author: Answers = {
	stranger: "refused",
	unverifiedEducator: "allowed",
	administrator: "allowed",
	others: "hidden",
};

/** Tables of challenges, submissions and notifications. */
export const WORK_ACCESS: Record<string, TableAccess> = {
	"public.challenges": {
		select: [
			...REACHING_CHALLENGES.select,
			{
				about: "an active project",
				sql: "select from challenges where id = 'lamp' and $1::uuid is not null",
				answers: signedIn,
			},
			{
				about: "an inactive project",
				given: "update challenges set status = 'inactive' where id = 'lamp'",
				sql: "select from challenges where id = 'lamp' and $1::uuid is not null",
				answers: administrators,
			},
			{
				about: "an educator's own",
				of: "unverifiedEducator",
				sql: "select from challenges where created_by = $1",
				answers: author,
			},
		],
		insert: [
			...REACHING_CHALLENGES.insert,
			{
				about: "an educator's own",
				of: "unverifiedEducator",
				sql: "insert into challenges (title, difficulty, category, created_by) values ('Fan', 'beginner', 'sensors', $1)",
				answers: { unverifiedEducator: "allowed", others: "refused" },
			},
			{
				about: "a learner's own",
				sql: "insert into challenges (title, difficulty, category, created_by) values ('Fan', 'beginner', 'sensors', $1)",
				answers: serverOnly,
			},
			{
				about: "a project",
				sql: `insert into challenges (id, title, difficulty, category, created_by, project)
					select 'fan', 'Fan', 'beginner', 'sensors', null, true where $1::uuid is not null`,
				answers: serverOnly,
			},
		],
		update: [
			...REACHING_CHALLENGES.update,
			{
				about: "an educator's own",
				of: "unverifiedEducator",
				sql: "update challenges set title = 'Fan' where created_by = $1",
				answers: author,
			},
			{
				about: "a project",
				sql: "update challenges set points = 1000 where id = 'lamp' and $1::uuid is not null",
				answers: serviceRoleOnly,
			},
		],
		delete: [
			{
				about: "an educator's own",
				of: "unverifiedEducator",
				sql: "delete from challenges where created_by = $1",
				answers: author,
			},
			{
				about: "a project",
				sql: "delete from challenges where id = 'bell' and $1::uuid is not null",
				answers: serviceRoleOnly,
			},
		],
	},
	"public.challenge_submissions": {
		select: { sql: "select from challenge_submissions where student_id = $1", answers: ownAndStaff },
		insert: {
			sql: "insert into challenge_submissions (challenge_id, student_id, submission_text) values ('lamp', $1, 'It blinks.')",
			answers: ownAdd,
		},
		update: {
			sql: "update challenge_submissions set status = 'approved', points_awarded = 80 where student_id = $1",
			answers: reviewers,
		},
		delete: { sql: "delete from challenge_submissions where student_id = $1", answers: serverOnly },
	},
	"public.submission_reviews": {
		select: {
			sql: "select from submission_reviews where submission_id = $1",
			answers: ownAndStaff,
		},
		insert: {
			sql: "insert into submission_reviews (submission_id, from_status, to_status, points) values ($1, 'pending', 'approved', 9)",
			answers: serverOnly,
		},
		update: {
			sql: "update submission_reviews set points = 1000 where submission_id = $1",
			answers: serverOnly,
		},
		delete: { sql: "delete from submission_reviews where submission_id = $1", answers: serverOnly },
	},
	"public.notifications": {
		select: { sql: "select from notifications where user_id = $1", answers: own },
		insert: {
			sql: "insert into notifications (user_id, type, code, title, message) values ($1, 'other', 'prize', 'Prize', 'Yours')",
			answers: serverOnly,
		},
		update: { sql: "update notifications set is_read = true where user_id = $1", answers: own },
		delete: { sql: "delete from notifications where user_id = $1", answers: serverOnly },
	},
	"public.work_versions": {
		select: { given: SCHOOL_CLASS, sql: "select from work_versions where user_id = $1", answers: ownAndTeacher },
		insert: {
			sql: `insert into work_versions (user_id, project_id, kind, revision, body, pressed, action_id)
				values ($1, 'lamp', 'sketch', 2, '', true, gen_random_uuid())`,
			answers: serverOnly,
		},
		update: { sql: "update work_versions set body = '' where user_id = $1", answers: serverOnly },
		delete: { sql: "delete from work_versions where user_id = $1", answers: serverOnly },
	},
	"public.lesson_progress": {
		select: { sql: "select from lesson_progress where user_id = $1", answers: own },
		insert: {
			sql: "insert into lesson_progress (user_id, project_id) values ($1, 'fan')",
			given:
				"insert into challenges (id, title, difficulty, category, project) values ('fan', 'Fan', 'beginner', 'sensors', true)",
			answers: serverOnly,
		},
		update: { sql: "update lesson_progress set steps = '{}' where user_id = $1", answers: serverOnly },
		delete: { sql: "delete from lesson_progress where user_id = $1", answers: serverOnly },
	},
	"public.project_helps": {
		select: { sql: "select from project_helps where user_id = $1", answers: own },
		insert: {
			sql: "insert into project_helps (user_id, project_id, help_id, kind, cost) values ($1, 'lamp', 'solution', 'reveal', 0)",
			answers: serverOnly,
		},
		update: { sql: "update project_helps set cost = 0 where user_id = $1", answers: serverOnly },
		delete: { sql: "delete from project_helps where user_id = $1", answers: serverOnly },
	},
};
