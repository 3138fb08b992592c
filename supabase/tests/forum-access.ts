import {
	type Answers,
	ownAndAdministrators,
	ownAndStaff,
	serverOnly,
	signedIn,
	type TableAccess,
} from "./access-table.ts";

const staff: Answers = { stranger: "refused", verifiedEducator: "allowed", administrator: "allowed", others: "hidden" };
const staffAdd: Answers = { verifiedEducator: "allowed", administrator: "allowed", others: "refused" };

const post =
	"insert into forum_posts (id, user_id, title, content, category) values ($1, $1, 'Lamp', 'It is on.', 'general')";
const comment = "insert into forum_comments (id, post_id, user_id, content) values ($1, $1, $1, 'Look at line 2.')";
const hide = (table: string) => `update ${table} set hidden_at = now()`;
/** A class of the verified educator with these learners in it; the owner's post and comment are for the class. */
const ofClass = (members: string) => `with made as (
		insert into class_codes (class_name, teacher_id)
		select '7A', id from people where display_name = 'Baraka M.' returning id
	), joined as (
		insert into class_members (class_id, user_id) select made.id, people.id from made, people where ${members}
	), posted as (
		insert into forum_posts (id, user_id, title, content, category, class_id)
		select $1, $1, 'Lamp', 'It is on.', 'general', id from made
	) select; ${comment}`;
const sharedClass = ofClass("people.id = $1 or display_name = 'Juma A.'");
const otherClass = `${ofClass("people.id = $1")}; with made as (
		insert into class_codes (class_name, teacher_id)
		select '7B', id from people where display_name = 'Neema S.' returning id
	) insert into class_members (class_id, user_id) select made.id, people.id from made, people where display_name = 'Juma A.'`;
const classAndStaff: Answers = {
	stranger: "refused",
	classmate: "allowed",
	owner: "allowed",
	verifiedEducator: "allowed",
	administrator: "allowed",
	others: "hidden",
};
const openCase = `${post}; insert into moderation_cases (id, post_id, author_id, kind, reported, safety, due_at)
	values ($1, $1, $1, 'post', 'It is on.', true, now())`;
const reportIt = `${openCase}; insert into moderation_reports (case_id, reporter_id, reason) values ($1, $1, 'spam')`;
const logIt = `${openCase}; insert into moderation_log (case_id, action) values ($1, 'reported')`;
const consent = "insert into consents (subject_id, how, text_version) values ($1, 'in_person', '1')";

/** Tables of the forum, of what keeps it safe, and of consents. */
export const FORUM_ACCESS: Record<string, TableAccess> = {
	"public.forum_posts": {
		select: [
			{ about: "a post", given: post, sql: "select from forum_posts where user_id = $1", answers: signedIn },
			{
				about: "a post of a class, by a class-mate",
				given: sharedClass,
				sql: "select from forum_posts where user_id = $1",
				answers: classAndStaff,
			},
			{
				about: "a post of a class, by a learner of another class",
				given: otherClass,
				sql: "select from forum_posts where user_id = $1",
				answers: ownAndStaff,
			},
			{
				about: "a hidden post",
				given: `${post}; ${hide("forum_posts")}`,
				sql: "select from forum_posts where user_id = $1",
				answers: ownAndStaff,
			},
		],
		insert: { sql: post, answers: serverOnly },
		update: {
			given: post,
			sql: "update forum_posts set status = 'solved', hidden_at = null where user_id = $1",
			answers: serverOnly,
		},
		delete: { given: post, sql: "delete from forum_posts where user_id = $1", answers: serverOnly },
	},
	"public.forum_comments": {
		select: [
			{
				about: "a comment",
				given: `${post}; ${comment}`,
				sql: "select from forum_comments where user_id = $1",
				answers: signedIn,
			},
			{
				about: "a comment of a class, by a class-mate",
				given: sharedClass,
				sql: "select from forum_comments where user_id = $1",
				answers: classAndStaff,
			},
			{
				about: "a comment of a class, by a learner of another class",
				given: otherClass,
				sql: "select from forum_comments where user_id = $1",
				answers: ownAndStaff,
			},
			{
				about: "a hidden comment",
				given: `${post}; ${comment}; ${hide("forum_comments")}`,
				sql: "select from forum_comments where user_id = $1",
				answers: ownAndStaff,
			},
			{
				about: "a comment of a hidden post",
				given: `${post}; ${comment}; ${hide("forum_posts")}`,
				sql: "select from forum_comments where user_id = $1",
				answers: ownAndStaff,
			},
		],
		insert: { given: post, sql: comment, answers: serverOnly },
		update: {
			given: `${post}; ${comment}`,
			sql: "update forum_comments set content = 'x' where user_id = $1",
			answers: serverOnly,
		},
		delete: {
			given: `${post}; ${comment}`,
			sql: "delete from forum_comments where user_id = $1",
			answers: serverOnly,
		},
	},
	"public.consents": {
		select: { given: consent, sql: "select from consents where subject_id = $1", answers: ownAndAdministrators },
		insert: { sql: consent, answers: serverOnly },
		update: {
			given: consent,
			sql: "update consents set withdrawn_at = now() where subject_id = $1",
			answers: serverOnly,
		},
		delete: { given: consent, sql: "delete from consents where subject_id = $1", answers: serverOnly },
	},
	"public.consent_requests": {
		select: {
			given: "insert into consent_requests (user_id) values ($1)",
			sql: "select from consent_requests where user_id = $1",
			answers: ownAndAdministrators,
		},
		insert: { sql: "insert into consent_requests (user_id) values ($1)", answers: serverOnly },
		update: {
			given: "insert into consent_requests (user_id) values ($1)",
			sql: "update consent_requests set asked_at = now() where user_id = $1",
			answers: serverOnly,
		},
		delete: {
			given: "insert into consent_requests (user_id) values ($1)",
			sql: "delete from consent_requests where user_id = $1",
			answers: serverOnly,
		},
	},
	"public.moderation_words": {
		select: {
			given: "insert into moderation_words (word) values ('wasabi')",
			sql: "select from moderation_words where word = 'wasabi' and $1::uuid is not null",
			answers: staff,
		},
		insert: {
			sql: "insert into moderation_words (word, allowed) select 'wasabi', false where $1::uuid is not null",
			answers: staffAdd,
		},
		update: {
			given: "insert into moderation_words (word) values ('wasabi')",
			sql: "update moderation_words set allowed = true where word = 'wasabi' and $1::uuid is not null",
			answers: serverOnly,
		},
		delete: {
			given: "insert into moderation_words (word) values ('wasabi')",
			sql: "delete from moderation_words where word = 'wasabi' and $1::uuid is not null",
			answers: staff,
		},
	},
	"public.moderation_cases": {
		select: { given: openCase, sql: "select from moderation_cases where author_id = $1", answers: staff },
		insert: {
			given: post,
			sql: "insert into moderation_cases (post_id, author_id, kind, reported, safety, due_at) values ($1, $1, 'post', 'x', true, now())",
			answers: serverOnly,
		},
		update: {
			given: openCase,
			sql: "update moderation_cases set line = 'x' where author_id = $1",
			answers: serverOnly,
		},
		delete: { given: openCase, sql: "delete from moderation_cases where author_id = $1", answers: serverOnly },
	},
	"public.moderation_reports": {
		select: { given: reportIt, sql: "select from moderation_reports where reporter_id = $1", answers: staff },
		insert: {
			given: openCase,
			sql: "insert into moderation_reports (case_id, reporter_id, reason) values ($1, $1, 'spam')",
			answers: serverOnly,
		},
		update: {
			given: reportIt,
			sql: "update moderation_reports set note = 'x' where reporter_id = $1",
			answers: serverOnly,
		},
		delete: { given: reportIt, sql: "delete from moderation_reports where reporter_id = $1", answers: serverOnly },
	},
	"public.moderation_log": {
		select: { given: logIt, sql: "select from moderation_log where case_id = $1", answers: staff },
		insert: {
			given: openCase,
			sql: "insert into moderation_log (case_id, action) values ($1, 'restored')",
			answers: serverOnly,
		},
		update: {
			// Only a departed actor changes; see the test of the log.
			given: logIt,
			sql: "update moderation_log set actor_id = null where case_id = $1",
			answers: serverOnly,
		},
		delete: {
			given: `${logIt}; set local session_replication_role = replica; delete from moderation_cases where id = $1; set local session_replication_role = origin`,
			sql: "delete from moderation_log where case_id = $1",
			answers: serverOnly,
		},
	},
};
