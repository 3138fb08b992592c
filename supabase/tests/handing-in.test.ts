import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { SUBMISSION_FILES_MAXIMUM, SUBMISSION_TEXT_MAXIMUM } from "#domain/classroom/submission-files.ts";
import { actAs, rolledBack, undone, worldForFile } from "./world.ts";

const { database, people, asOwner } = worldForFile();

/** Hands in as the current role; columns not named are left to the database. */
async function handIn(db: PoolClient, row: Record<string, unknown>): Promise<Record<string, unknown>> {
	const columns = Object.keys(row);
	const { rows } = await db.query<Record<string, unknown>>(
		`insert into challenge_submissions (challenge_id, ${columns.join(", ")})
		values ('lamp', ${columns.map((_, index) => `$${index + 1}`).join(", ")}) returning *`,
		Object.values(row),
	);
	return rows[0] ?? {};
}

test(
	"a learner hands in a text, which is trimmed and pending",
	asOwner(async (db) => {
		expect(await handIn(db, { submission_text: " \n It blinks.\t" })).toMatchObject({
			student_id: people.owner,
			submission_text: "It blinks.",
			submission_files: null,
			status: "pending",
			points_awarded: 0,
			teacher_feedback: null,
			reviewed_at: null,
			revision: 1,
		});
	}),
);

test(
	"a learner hands in files without a text",
	asOwner(async (db) => {
		const files = [`${people.owner}/stored.ino`];
		expect(await handIn(db, { submission_text: " ", submission_files: files })).toMatchObject({
			submission_text: null,
			submission_files: files,
		});
	}),
);

test.each([
	["water alarm.ino", "water alarm.ino"],
	["Kengele ya maji é.INO", "Kengele ya maji é.ino"],
	["../../etc/passwd", "_.._etc_passwd.ino"],
	["C:\\Users\\asha\\alarm.ino", "C__Users_asha_alarm.ino"],
	["alarm.exe", "alarm.ino"],
	["alarm\u202eonI.exe", "alarm_onI.ino"],
	["\u061calarm\u00ad\u180e.e\u{e0061}xe", "_alarm__.e_xe.ino"],
	['a\r\nb"c.ino', "a__b_c.ino"],
	[" .ino", "file.ino"],
	["", "file.ino"],
	[null, "file.ino"],
	[`${"x".repeat(600)}.ino`, `${"x".repeat(100)}.ino`],
])("a file called %j is shown and saved as %j", async (given, shown) => {
	await asOwner(async (db) => {
		const row = { submission_files: [`${people.owner}/stored.ino`], submission_file_names: [given] };
		expect(await handIn(db, row)).toMatchObject({ submission_file_names: [shown] });
	})();
});

test(
	"as much is handed in as domain/ allows",
	asOwner(async (db) => {
		const submission_text = "x".repeat(SUBMISSION_TEXT_MAXIMUM);
		const submission_files = Array(SUBMISSION_FILES_MAXIMUM).fill(`${people.owner}/stored.ino`);
		expect(await handIn(db, { submission_text, submission_files })).toMatchObject({
			submission_text,
			submission_files,
		});
	}),
);

test.each([
	["nothing", { submission_text: null }],
	["blanks", { submission_text: " \n\t " }],
	["no text and no files", { submission_text: "", submission_files: [] }],
	["a longer text", { submission_text: "x".repeat(SUBMISSION_TEXT_MAXIMUM + 1) }],
	["a file that is not stored", { submission_files: ["$owner/other.ino"] }],
	["somebody else's file", { submission_files: ["$classmate/stored.ino"] }],
	["a file among files that is somebody else's", { submission_files: ["$owner/stored.ino", "$classmate/stored.ino"] }],
	["a file by a path through the own folder", { submission_files: ["$owner/../$classmate/stored.ino"] }],
	["a file without a name", { submission_files: [null] }],
	["more names than files", { submission_files: ["$owner/stored.ino"], submission_file_names: ["a.ino", "b.ino"] }],
	["names without files", { submission_text: "It", submission_file_names: ["a.ino"] }],
	["one file more", { submission_files: Array(SUBMISSION_FILES_MAXIMUM + 1).fill("$owner/stored.ino") }],
])("%s is refused", async (_, row) => {
	await asOwner(async (db) => {
		const text = JSON.stringify(row).replaceAll("$owner", people.owner).replaceAll("$classmate", people.classmate);
		await expect(handIn(db, JSON.parse(text))).rejects.toMatchObject({ code: "23514" });
	})();
});

test.each([
	["status", "approved"],
	["points_awarded", 80],
	["teacher_feedback", "Well done"],
	["reviewed_at", "2026-01-01"],
	["reviewed_by", "00000000-0000-4000-8000-000000000000"],
	["submitted_at", "2026-01-01"],
	["reopen_reason", "Because"],
	["revision", 7],
])("a learner who hands in does not say %s", async (column, value) => {
	await asOwner(async (db) => {
		await expect(handIn(db, { submission_text: "Mine", [column]: value })).rejects.toMatchObject({ code: "42501" });
	})();
});

test(
	"nobody hands in for another",
	asOwner(async (db) => {
		await expect(handIn(db, { submission_text: "Theirs", student_id: people.classmate })).rejects.toMatchObject({
			code: "42501",
		});
	}),
);

test("nothing is handed in for a challenge that one does not see, or that is not active", () =>
	rolledBack(database.pool, async (db) => {
		await db.query("update challenges set status = 'inactive' where project");
		await db.query("update challenges set status = 'draft' where not project");
		for (const who of [people.owner, people.administrator]) {
			await actAs(db, who);
			await undone(db, () => expect(handIn(db, { submission_text: "It" })).rejects.toMatchObject({ code: "42501" }));
		}
		await actAs(db, people.owner);
		await expect(
			db.query("insert into challenge_submissions (challenge_id, submission_text) values ('none', 'It')"),
		).rejects.toMatchObject({ code: "42501" });
	}));

test(
	"what was handed in offline arrives once",
	asOwner(async (db) => {
		const action = "6f1b8a52-4c1e-4f0e-9f61-2b8a1d0c7e55";
		await handIn(db, { submission_text: "It blinks.", client_action_id: action });
		await undone(db, () =>
			expect(handIn(db, { submission_text: "It blinks.", client_action_id: action })).rejects.toMatchObject({
				code: "23505",
			}),
		);
		const again = await db.query(
			`insert into challenge_submissions (challenge_id, submission_text, client_action_id) values ('lamp', 'It', $1)
			on conflict (student_id, client_action_id) do nothing`,
			[action],
		);
		expect(again.rowCount).toBe(0);
		await actAs(db, people.classmate);
		await handIn(db, { submission_text: "It hums.", client_action_id: action });
	}),
);

test("the server, too, begins a submission as pending", async () => {
	await rolledBack(database.pool, async (db) => {
		await actAs(db, "service");
		await expect(
			handIn(db, { student_id: people.owner, submission_text: "It", status: "approved" }),
		).rejects.toMatchObject({ code: "23514" });
	});
});

test("a staff member reads a submission with the student's short name and the challenge's title, never the profile", async () => {
	await rolledBack(database.pool, async (db) => {
		await actAs(db, people.verifiedEducator);
		const { rows } = await db.query(
			`select p.display_name, c.title, profiles.email from challenge_submissions s
			join people p on p.id = s.student_id join challenges c on c.id = s.challenge_id
			left join profiles on profiles.id = s.student_id where s.student_id = $1`,
			[people.owner],
		);
		expect(rows).toEqual([{ display_name: "Asha M.", title: "lamp", email: null }]);
	});
});

test("an account that goes takes its submissions, and their reviews, with it; a reviewer's leaves them", async () => {
	await rolledBack(database.pool, async (db) => {
		await db.query("delete from auth.users where id = $1", [people.verifiedEducator]);
		const { rows } = await db.query(
			"select status, reviewed_by, revision from challenge_submissions where student_id = $1",
			[people.owner],
		);
		expect(rows).toEqual([{ status: "under_review", reviewed_by: null, revision: 2 }]);
		await db.query("delete from auth.users where id = $1", [people.owner]);
		const left = await db.query(
			"select from challenge_submissions where id = $1 union all select from submission_reviews where submission_id = $1 union all select from notifications where user_id = $1",
			[people.owner],
		);
		expect(left.rowCount).toBe(0);
	});
});
