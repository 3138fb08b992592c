import type { Answers, TableAccess } from "./access-table.ts";

/** Storage gives its tables to all, and its policies decide: the stranger, too, meets no row. */
const serviceRoleOnly: Answers = ["hidden", "hidden", "hidden", "hidden", "hidden", "hidden", "allowed"];
const own: Answers = ["hidden", "hidden", "allowed", "hidden", "hidden", "hidden", "allowed"];
const ownAndStaff: Answers = ["hidden", "hidden", "allowed", "hidden", "allowed", "allowed", "allowed"];
const ownAdd: Answers = ["refused", "refused", "allowed", "refused", "refused", "refused", "allowed"];
const serverAdds: Answers = ["refused", "refused", "refused", "refused", "refused", "refused", "allowed"];

const object = (file: string) => `bucket_id = 'challenge-submissions' and name = $1 || '/${file}'`;
const insert = (file: string, bucket = "challenge-submissions") =>
	`insert into storage.objects (bucket_id, name) values ('${bucket}', $1 || '/${file}')`;
const insertIncoming =
	"insert into storage.objects (bucket_id, name) values ('challenge-submissions', 'incoming/' || $1 || '.jpg')";
const otherBucket = "insert into storage.buckets (id, name) values ('other', 'other')";

/** The tables of storage that have policies. */
export const FILES_ACCESS: Record<string, TableAccess> = {
	"storage.objects": {
		select: [
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
				about: "a file of another bucket",
				given: `${otherBucket}; ${insert("mine.ino", "other")}`,
				sql: "select from storage.objects where bucket_id = 'other' and name = $1 || '/mine.ino'",
				answers: serviceRoleOnly,
			},
		],
		insert: [
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
