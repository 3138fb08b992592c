import type { Answers, TableAccess } from "./access-table.ts";
import { DOCUMENT_FILES } from "./teaching-access.ts";

/** Storage gives its tables to all, and its policies decide: the stranger, too, meets no row. */
const serviceRoleOnly: Answers = { others: "hidden" };
const own: Answers = { owner: "allowed", others: "hidden" };
const ownAndStaff: Answers = {
	owner: "allowed",
	verifiedEducator: "allowed",
	administrator: "allowed",
	others: "hidden",
};
const ownAdd: Answers = { owner: "allowed", others: "refused" };
const everyone: Answers = { stranger: "hidden", others: "allowed" };
const serverAdds: Answers = { others: "refused" };

const object = (file: string) => `bucket_id = 'challenge-submissions' and name = $1 || '/${file}'`;
const insert = (file: string, bucket = "challenge-submissions") =>
	`insert into storage.objects (bucket_id, name) values ('${bucket}', $1 || '/${file}')`;
const insertIncoming =
	"insert into storage.objects (bucket_id, name) values ('challenge-submissions', 'incoming/' || $1 || '.jpg')";
const forumPicture = "insert into storage.objects (bucket_id, name) values ('forum-images', $1 || '/lamp.jpg')";
const forumPictureOf = "select from storage.objects where bucket_id = 'forum-images' and name = $1 || '/lamp.jpg'";
const posted = `insert into public.forum_posts (user_id, title, content, category, image_url)
	values ($1, 'Lamp', 'It is on.', 'general', $1 || '/lamp.jpg')`;
const otherBucket = "insert into storage.buckets (id, name) values ('other', 'other')";

/** The tables of storage that have policies. */
export const FILES_ACCESS: Record<string, TableAccess> = {
	"storage.objects": {
		select: [
			...DOCUMENT_FILES.select,
			{
				about: "a file that was handed in",
				sql: `select from storage.objects where ${object("handed-in.ino")}`,
				answers: ownAndStaff,
			},
			{
				about: "a file that was only stored",
				sql: `select from storage.objects where ${object("stored.ino")}`,
				answers: own,
			},
			{
				about: "a picture that arrives",
				given: insertIncoming,
				sql: "select from storage.objects where name = 'incoming/' || $1 || '.jpg'",
				answers: serviceRoleOnly,
			},
			{
				about: "a forum picture that is only stored",
				given: forumPicture,
				sql: forumPictureOf,
				answers: own,
			},
			{
				about: "a forum picture that is posted",
				given: `${forumPicture}; ${posted}`,
				sql: forumPictureOf,
				answers: everyone,
			},
			{
				about: "a picture of a hidden post",
				given: `${forumPicture}; ${posted}; update public.forum_posts set hidden_at = now()`,
				sql: forumPictureOf,
				answers: ownAndStaff,
			},
			{
				about: "a file of another bucket",
				given: `${otherBucket}; ${insert("mine.ino", "other")}`,
				sql: "select from storage.objects where bucket_id = 'other' and name = $1 || '/mine.ino'",
				answers: serviceRoleOnly,
			},
		],
		insert: [
			...DOCUMENT_FILES.insert,
			{ about: "a sketch", sql: insert("new.ino"), answers: ownAdd },
			{ about: "a picture", sql: insert("new.jpg"), answers: serverAdds },
			{
				about: "a picture by permit",
				given: "select permit_picture($1, 'challenge-submissions', 'incoming/' || $1 || '.jpg')",
				sql: insertIncoming,
				answers: ownAdd,
			},
			{
				about: "a picture by permit, in the folder",
				given: "select permit_picture($1, 'challenge-submissions', $1 || '/new.jpg')",
				sql: insert("new.jpg"),
				answers: serverAdds,
			},
			{
				about: "a forum picture by permit",
				given: "select permit_picture($1, 'forum-images', 'incoming/' || $1 || '.jpg')",
				sql: "insert into storage.objects (bucket_id, name) values ('forum-images', 'incoming/' || $1 || '.jpg')",
				answers: ownAdd,
			},
			{
				about: "a forum picture without one",
				sql: "insert into storage.objects (bucket_id, name) values ('forum-images', $1 || '/new.jpg')",
				answers: serverAdds,
			},
			{ about: "a page", sql: insert("new.html"), answers: serverAdds },
			{ about: "a file in a folder of the folder", sql: insert("deep/new.ino"), answers: serverAdds },
			{
				about: "a file where 50 MB are kept",
				given: `insert into storage.objects (bucket_id, name, owner_id, metadata) values ('challenge-submissions', $1 || '/big.pdf', $1, '{"size": 52428800}')`,
				sql: insert("new.ino"),
				answers: serverAdds,
			},
			{ about: "a file in another bucket", given: otherBucket, sql: insert("new.ino", "other"), answers: serverAdds },
		],
		update: {
			sql: `update storage.objects set metadata = '{}' where ${object("stored.ino")}`,
			answers: serviceRoleOnly,
		},
		delete: [
			...DOCUMENT_FILES.delete,
			{
				about: "a forum picture that is only stored",
				given: forumPicture,
				sql: forumPictureOf.replace("select", "delete"),
				answers: own,
			},
			{
				about: "a forum picture that is posted",
				given: `${forumPicture}; ${posted}`,
				sql: forumPictureOf.replace("select", "delete"),
				answers: serviceRoleOnly,
			},
			{
				about: "a picture that arrives",
				given: insertIncoming,
				sql: "delete from storage.objects where name = 'incoming/' || $1 || '.jpg'",
				answers: serviceRoleOnly,
			},
			{
				about: "a file that was only stored",
				sql: `delete from storage.objects where ${object("stored.ino")}`,
				answers: own,
			},
			{
				about: "a file that was handed in",
				sql: `delete from storage.objects where ${object("handed-in.ino")}`,
				answers: serviceRoleOnly,
			},
		],
	},
};
