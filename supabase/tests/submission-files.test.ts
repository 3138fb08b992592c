import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { SUBMISSION_FILE_BYTES } from "#domain/classroom/submission-files.ts";
import files from "#domain/examples/submission-files.json" with { type: "json" };
import { actAs, actAsSuperuser, undone, worldForFile } from "./world.ts";

const { database, people, asOwner } = worldForFile();

const BUCKET = "challenge-submissions";

/** The outcome of storing a file: "stored", or the refusal's code. */
function store(db: PoolClient, path: string, type: string | null = null): Promise<string> {
	return undone(db, () =>
		db
			.query("insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3)", [
				BUCKET,
				path,
				type && JSON.stringify({ mimetype: type }),
			])
			.then(
				() => "stored",
				(error: { code: string }) => error.code,
			),
	);
}

async function permit(db: PoolClient, userId: string, path: string): Promise<void> {
	await actAs(db, "service");
	await db.query("select permit_picture($1, $2, $3)", [userId, BUCKET, path]);
	await actAs(db, userId);
}

test("the bucket is private, takes 10 MB, and the types of the files that may be handed in", async () => {
	const { rows } = await database.pool.query(
		"select public, file_size_limit::int as bytes, allowed_mime_types as types from storage.buckets where id = $1",
		[BUCKET],
	);
	const types = [...new Set(files.flatMap(({ type }) => type ?? []))];
	expect(rows).toEqual([{ public: false, bytes: SUBMISSION_FILE_BYTES, types: expect.arrayContaining(types) }]);
	expect(rows[0].types).toHaveLength(types.length);
});

test.each(files)("a learner stores $name: $type, no picture", async ({ name, type }) => {
	await asOwner(async (db) => {
		const isTaken = type !== null && !type.startsWith("image/");
		expect(await store(db, `${people.owner}/${name}`, type)).toBe(isTaken ? "stored" : "42501");
	})();
});

test(
	"a picture under another name is refused, too",
	asOwner(async (db) => {
		expect(await store(db, `${people.owner}/board.pdf`, "image/jpeg")).toBe("42501");
	}),
);

test.each([
	["another's folder", "$classmate/new.ino"],
	["no folder", "new.ino"],
	["the folder of arriving pictures", "incoming/new.ino"],
	["a folder in the folder", "$owner/deep/new.ino"],
	["a folder that begins alike", "$owner-2/new.ino"],
])("nobody stores in %s", async (_, path) => {
	await asOwner(async (db) => {
		const objectName = path.replace("$owner", people.owner).replace("$classmate", people.classmate);
		expect(await store(db, objectName)).toBe("42501");
	})();
});

test(
	"a picture is stored where, when and by whom the server permits it",
	asOwner(async (db) => {
		const path = "incoming/board.jpg";
		await permit(db, people.owner, path);
		expect(await store(db, path, "image/jpeg")).toBe("stored");
		expect(await store(db, "incoming/other.jpg")).toBe("42501");
		await actAs(db, people.classmate);
		expect(await store(db, path)).toBe("42501");
		await actAsSuperuser(db);
		await db.query("update private.picture_permits set until = now()");
		await actAs(db, people.owner);
		expect(await store(db, path)).toBe("42501");
	}),
);

test(
	"a permit that has ended permits nothing, and one that has passed is cleared away",
	asOwner(async (db) => {
		const path = "incoming/board.jpg";
		await permit(db, people.owner, path);
		await actAs(db, "service");
		await db.query("select end_picture_permit($1, $2)", [BUCKET, path]);
		await actAs(db, people.owner);
		expect(await store(db, path)).toBe("42501");

		await permit(db, people.owner, path);
		await actAsSuperuser(db);
		await db.query("update private.picture_permits set until = now() - interval '1 second'");
		await permit(db, people.owner, `${people.owner}/other.jpg`);
		await actAsSuperuser(db);
		const { rows } = await db.query("select path from private.picture_permits");
		expect(rows).toEqual([{ path: `${people.owner}/other.jpg` }]);
	}),
);

test("of two pictures at the same moment, neither's permit clears away the other's", async () => {
	const paths = ["incoming/earlier.jpg", "incoming/later.jpg"];
	const [earlier, later] = await Promise.all([database.pool.connect(), database.pool.connect()]);
	try {
		// A transaction's time is that of its beginning: the earlier one gets to its permit last.
		await earlier.query("begin");
		await permit(later, people.owner, "incoming/later.jpg");
		await actAsSuperuser(later);
		await permit(earlier, people.owner, "incoming/earlier.jpg");
		await actAsSuperuser(earlier);
		await earlier.query("commit");
		const { rows } = await later.query("select path from private.picture_permits order by path");
		expect(rows).toEqual(paths.map((path) => ({ path })));
	} finally {
		await later.query("delete from private.picture_permits");
		earlier.release();
		later.release();
	}
});

test(
	"a permit dated ahead of a corrected clock permits nothing, and the next one clears it away",
	asOwner(async (db) => {
		const path = "incoming/board.jpg";
		await permit(db, people.owner, path);
		await actAsSuperuser(db);
		await db.query("update private.picture_permits set until = until + interval '400 days'");
		await actAs(db, people.owner);
		expect(await store(db, path, "image/jpeg")).toBe("42501");
		await permit(db, people.owner, path);
		expect(await store(db, path, "image/jpeg")).toBe("stored");
	}),
);

test(
	"a permit opens nobody's folder, not even one's own",
	asOwner(async (db) => {
		for (const userId of [people.classmate, people.owner]) {
			const path = `${userId}/board.jpg`;
			await permit(db, people.owner, path);
			expect(await store(db, path)).toBe("42501");
		}
	}),
);

test(
	"a file is nobody else's until it is handed in",
	asOwner(async (db) => {
		const path = `${people.owner}/stored.ino`;
		const seen = async (who: string) => {
			await actAs(db, who);
			const { rowCount } = await db.query("select from storage.objects where name = $1", [path]);
			return rowCount === 1;
		};
		expect([await seen(people.verifiedEducator), await seen(people.administrator)]).toEqual([false, false]);
		await actAs(db, people.owner);
		await db.query("insert into challenge_submissions (challenge_id, submission_files) values ('lamp', $1)", [[path]]);
		expect([await seen(people.verifiedEducator), await seen(people.administrator)]).toEqual([true, true]);
		expect([await seen(people.unverifiedEducator), await seen(people.classmate)]).toEqual([false, false]);
		await actAs(db, people.owner);
		const removed = await db.query("delete from storage.objects where name = $1", [path]);
		expect(removed.rowCount).toBe(0);
	}),
);
