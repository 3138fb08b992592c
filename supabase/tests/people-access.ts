import {
	own,
	ownAdd,
	ownAndAdministrators,
	ownAndStaff,
	serverOnly,
	signedIn,
	type TableAccess,
} from "./access-table.ts";
import { IN_CLASS } from "./class-access.ts";
import { NAME_OF_AUTHOR } from "./teaching-access.ts";

/** Tables of people, kits and points. */
export const PEOPLE_ACCESS: Record<string, TableAccess> = {
	"public.roles": {
		select: { sql: "select from roles where user_id = $1", answers: ownAndAdministrators },
		insert: {
			given: "delete from profiles where id = $1; delete from roles where user_id = $1",
			sql: "insert into roles (user_id, user_type) values ($1, 'educator')",
			answers: serverOnly,
		},
		update: { sql: "update roles set verified_at = now(), is_admin = true where user_id = $1", answers: serverOnly },
		delete: { sql: "delete from roles where user_id = $1", answers: serverOnly },
	},
	"public.profiles": {
		select: [{ sql: "select from profiles where id = $1", answers: ownAndAdministrators }, IN_CLASS.profile],
		insert: {
			given: "delete from profiles where id = $1",
			sql: "insert into profiles (id, name) values ($1, 'Asha Mushi')",
			answers: ownAdd,
		},
		update: { sql: "update profiles set name = 'Asha Juma' where id = $1", answers: own },
		delete: { sql: "delete from profiles where id = $1", answers: serverOnly },
	},
	"public.people": {
		select: [
			{ about: "who handed work in", sql: "select from people where id = $1", answers: ownAndStaff },
			{
				about: "who reviewed it",
				of: "verifiedEducator",
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
			IN_CLASS.name,
			NAME_OF_AUTHOR,
			{
				about: "one's own",
				of: "unverifiedEducator",
				given: "delete from challenges where created_by = $1",
				sql: "select from people where id = $1",
				answers: { stranger: "refused", unverifiedEducator: "allowed", administrator: "allowed", others: "hidden" },
			},
			{
				about: "who posted",
				of: "unverifiedEducator",
				given:
					"insert into forum_posts (user_id, title, content, category) values ($1, 'Lamp', 'It is on.', 'general')",
				sql: "select from people where id = $1",
				answers: signedIn,
			},
			{
				about: "who commented",
				of: "unverifiedEducator",
				given: `insert into forum_posts (id, user_id, title, content, category) select $1, id, 'Lamp', 'On.', 'general' from people where id <> $1 limit 1;
					insert into forum_comments (post_id, user_id, content) values ($1, $1, 'Line 2.')`,
				sql: "select from people where id = $1",
				answers: signedIn,
			},
			{
				about: "who reported",
				of: "unverifiedEducator",
				given: `insert into moderation_cases (id, author_id, person_id, kind, reported, safety, due_at)
					select $1, id, id, 'name', 'x', false, now() from people where id <> $1 limit 1;
					insert into moderation_reports (case_id, reporter_id, reason) values ($1, $1, 'spam')`,
				sql: "select from people where id = $1",
				answers: {
					stranger: "refused",
					unverifiedEducator: "allowed",
					verifiedEducator: "allowed",
					administrator: "allowed",
					others: "hidden",
				},
			},
			{
				about: "who asked the assistant",
				of: "unverifiedEducator",
				given: "insert into assistant_exchanges (user_id, conversation_id, question) values ($1, $1, 'Why?')",
				sql: "select from people where id = $1",
				answers: {
					stranger: "refused",
					unverifiedEducator: "allowed",
					verifiedEducator: "allowed",
					administrator: "allowed",
					others: "hidden",
				},
			},
			{
				about: "whose post is hidden",
				of: "unverifiedEducator",
				given: `insert into forum_posts (user_id, title, content, category, hidden_at)
					values ($1, 'Lamp', 'It is on.', 'general', now())`,
				sql: "select from people where id = $1",
				answers: {
					stranger: "refused",
					unverifiedEducator: "allowed",
					verifiedEducator: "allowed",
					administrator: "allowed",
					others: "hidden",
				},
			},
			{
				about: "somebody else",
				of: "unverifiedEducator",
				sql: "select from people where id = $1",
				answers: { stranger: "refused", unverifiedEducator: "allowed", administrator: "allowed", others: "hidden" },
			},
		],
		insert: {
			given: "delete from people where id = $1",
			sql: "insert into people (id, display_name, role) values ($1, 'Head Teacher', 'educator')",
			answers: serverOnly,
		},
		update: { sql: "update people set role = 'educator' where id = $1", answers: serverOnly },
		delete: { sql: "delete from people where id = $1", answers: serverOnly },
	},
	"public.learning_kits": {
		select: { sql: "select from learning_kits where id = 'kit' and $1::uuid is not null", answers: signedIn },
		insert: {
			sql: "insert into learning_kits (id, title, type) select 'other', 'Other', 'primary' where $1::uuid is not null",
			answers: serverOnly,
		},
		update: {
			sql: "update learning_kits set points_per_completion = 9 where id = 'kit' and $1::uuid is not null",
			answers: serverOnly,
		},
		delete: { sql: "delete from learning_kits where id = 'kit' and $1::uuid is not null", answers: serverOnly },
	},
	"public.user_kit_progress": {
		select: { sql: "select from user_kit_progress where user_id = $1", answers: own },
		insert: {
			given: "delete from user_kit_progress where user_id = $1",
			sql: "insert into user_kit_progress (user_id, kit_id, completed_levels) values ($1, 'kit', 2)",
			answers: ownAdd,
		},
		update: { sql: "update user_kit_progress set last_accessed = now() where user_id = $1", answers: own },
		delete: { sql: "delete from user_kit_progress where user_id = $1", answers: serverOnly },
	},
	"public.project_completions": {
		select: { sql: "select from project_completions where user_id = $1", answers: own },
		insert: {
			sql: "insert into project_completions (user_id, project_id, points, source) values ($1, 'bell', 1000, '')",
			answers: serverOnly,
		},
		update: { sql: "update project_completions set points = 1000 where user_id = $1", answers: serverOnly },
		delete: { sql: "delete from project_completions where user_id = $1", answers: serverOnly },
	},
	"public.point_awards": {
		select: { sql: "select from point_awards where user_id = $1", answers: own },
		insert: {
			sql: "insert into point_awards (user_id, kind, subject, points) values ($1, 'project', 'bell', 1000)",
			answers: serverOnly,
		},
		update: { sql: "update point_awards set points = 1000 where user_id = $1", answers: serverOnly },
		delete: { sql: "delete from point_awards where user_id = $1", answers: serverOnly },
	},
	"public.user_points": {
		select: { sql: "select from user_points where user_id = $1", answers: own },
		insert: {
			given: "delete from user_points where user_id = $1",
			sql: "insert into user_points (user_id, total_points, level) values ($1, 0, 1)",
			answers: ownAdd,
		},
		update: { sql: "update user_points set total_points = 1000 where user_id = $1", answers: serverOnly },
		delete: { sql: "delete from user_points where user_id = $1", answers: serverOnly },
	},
	"public.account_changes": {
		select: {
			sql: "select from account_changes where user_id = $1",
			answers: { stranger: "refused", administrator: "allowed", others: "hidden" },
		},
		insert: { sql: "insert into account_changes (user_id, what) values ($1, 'age')", answers: serverOnly },
		update: { sql: "update account_changes set changed_by = null where user_id = $1", answers: serverOnly },
		delete: { sql: "delete from account_changes where user_id = $1", answers: serverOnly },
	},
	"public.role_changes": {
		select: {
			of: "verifiedEducator",
			sql: "select from role_changes where user_id = $1",
			answers: { stranger: "refused", administrator: "allowed", others: "hidden" },
		},
		insert: {
			sql: "insert into role_changes (user_id, from_standing, to_standing) values ($1, 'student', 'educator')",
			answers: serverOnly,
		},
		update: {
			of: "verifiedEducator",
			sql: "update role_changes set changed_by = null where user_id = $1",
			answers: serverOnly,
		},
		delete: { of: "verifiedEducator", sql: "delete from role_changes where user_id = $1", answers: serverOnly },
	},
};
