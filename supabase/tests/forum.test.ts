import type { PoolClient } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { actAs, actAsSuperuser, rolledBack, signUp, undone, worldForFile } from "./world.ts";

const { database, people } = worldForFile();

beforeAll(async () => {
	await database.pool.query("update profiles set age = 14 where id = $1", [people.classmate]);
	await database.pool.query("delete from notifications");
});

const run = <Result>(work: (db: PoolClient) => Promise<Result>) => rolledBack(database.pool, work);

async function post(db: PoolClient, author: string, title = "Lamp", content = "It stays on.", action?: string) {
	await actAs(db, "service");
	const { rows } = await db.query<{ id: string }>(
		"select id from create_post($1, coalesce($4, gen_random_uuid()), $2, $3, 'general', null, null, null)",
		[author, title, content, action ?? null],
	);
	await actAsSuperuser(db);
	return rows[0]?.id ?? "";
}

async function comment(db: PoolClient, author: string, postId: string) {
	await actAs(db, "service");
	const { rows } = await db.query<{ id: string }>(
		"select id from create_comment($1, gen_random_uuid(), $2, 'Look at line 2.', null)",
		[author, postId],
	);
	await actAsSuperuser(db);
	return rows[0]?.id ?? "";
}

async function refusal(db: PoolClient, work: () => Promise<unknown>) {
	return undone(db, async () => {
		try {
			await work();
			return null;
		} catch (error) {
			const { code, detail } = error as { code?: string; detail?: string };
			return [code, detail];
		}
	});
}

const codesFor = async (db: PoolClient, userId: string) =>
	(await db.query<{ code: string }>("select code from notifications where user_id = $1", [userId])).rows.map(
		({ code }) => code,
	);

describe("who may write", () => {
	test("a learner under 13 waits for an adult's consent, which a teacher notes and takes back", async () => {
		await run(async (db) => {
			expect(await refusal(db, () => post(db, people.owner))).toEqual(["FORUM", "consent"]);
			await actAs(db, people.administrator);
			await db.query("select record_consent($1, 'signed_letter', '1')", [people.owner]);
			await actAsSuperuser(db);
			expect(await post(db, people.owner)).not.toBe("");
			await actAs(db, people.administrator);
			await db.query("select withdraw_consent($1)", [people.owner]);
			await actAsSuperuser(db);
			expect(await refusal(db, () => post(db, people.owner))).toEqual(["FORUM", "consent"]);
			const { rows } = await db.query("select recorded_by, withdrawn_by from consents");
			expect(rows).toEqual([{ recorded_by: people.administrator, withdrawn_by: people.administrator }]);
		});
	});

	test("a learner grows with the years since the age was given", async () => {
		await run(async (db) => {
			await db.query("alter table profiles disable trigger keep_age");
			await db.query("update profiles set age = 12, age_given_at = now() - interval '13 months' where id = $1", [
				people.owner,
			]);
			expect(await post(db, people.owner)).not.toBe("");
		});
	});

	test("an age that is not known is asked for first, an educator verified first", async () => {
		await run(async (db) => {
			await db.query("update profiles set age = null where id = $1", [people.classmate]);
			expect(await refusal(db, () => post(db, people.classmate))).toEqual(["FORUM", "age"]);
			expect(await refusal(db, () => post(db, people.unverifiedEducator))).toEqual(["FORUM", "unverified"]);
			expect(await post(db, people.verifiedEducator)).not.toBe("");
		});
	});

	describe("an edit passes the gates of a first post and comment, as they are now", () => {
		const CHANGES: [name: string, change: string, refused: [string, string]][] = [
			["a consent taken back", "update consents set withdrawn_at = now()", ["FORUM", "consent"]],
			["an age taken away", "update profiles set age = null; delete from consents", ["FORUM", "age"]],
			["taken out of the class", "delete from class_members", ["FORUM", "class"]],
			["a class that is archived", "update class_codes set is_active = false", ["FORUM", "class"]],
		];

		async function written(db: PoolClient) {
			const { owner, verifiedEducator } = people;
			await db.query("insert into consents (subject_id, how, text_version) values ($1, 'in_person', '1')", [owner]);
			const joined = await joinClass(db, owner, verifiedEducator);
			const { rows } = await db.query<{ id: string }>(
				"select id from create_post($1, gen_random_uuid(), 'A', 'B', 'general', null, null, $2)",
				[owner, joined],
			);
			const id = rows[0]?.id ?? "";
			return { id, comment: await comment(db, owner, id) };
		}
		const editPost = (db: PoolClient, author: string, id: string) => () =>
			db.query("select edit_post($1, $2, 'A', 'C', 'general')", [author, id]);
		const editComment = (db: PoolClient, author: string, id: string) => () =>
			db.query("select edit_comment($1, $2, 'C')", [author, id]);

		test.each(CHANGES)("%s", async (name, change, refused) => {
			await run(async (db) => {
				const own = await written(db);
				expect(await refusal(db, editPost(db, people.owner, own.id))).toBeNull();
				expect(await refusal(db, editComment(db, people.owner, own.comment))).toBeNull();
				await db.query(change);
				expect(await refusal(db, editPost(db, people.owner, own.id))).toEqual(refused);
				const below = name === "taken out of the class" ? ["PT404", undefined] : refused;
				const wanted = name === "a class that is archived" ? null : below;
				expect(await refusal(db, editComment(db, people.owner, own.comment))).toEqual(wanted);
			});
		});

		test("an educator who is no longer verified, and a school that is closed to open posts", async () => {
			await run(async (db) => {
				const { verifiedEducator, classmate } = people;
				const [teachers, learners] = [await post(db, verifiedEducator), await post(db, classmate)];
				const below = await comment(db, classmate, learners);
				await db.query("update roles set verified_at = null where user_id = $1", [verifiedEducator]);
				expect(await refusal(db, editPost(db, verifiedEducator, teachers))).toEqual(["FORUM", "unverified"]);
				await db.query("update private.forum_settings set class_only = true");
				expect(await refusal(db, editPost(db, classmate, learners))).toEqual(["FORUM", "class"]);
				expect(await refusal(db, editComment(db, classmate, below))).toEqual(["FORUM", "class"]);
			});
		});

		test("of another's is of nothing", async () => {
			await run(async (db) => {
				const id = await post(db, people.classmate);
				const below = await comment(db, people.classmate, id);
				expect(await refusal(db, editPost(db, people.verifiedEducator, id))).toEqual(["PT404", undefined]);
				expect(await refusal(db, editComment(db, people.verifiedEducator, below))).toEqual(["PT404", undefined]);
			});
		});
	});

	test("nobody but who looks after the learner notes a consent", async () => {
		for (const userId of [people.owner, people.classmate, people.unverifiedEducator]) {
			await run(async (db) => {
				await actAs(db, userId);
				const note = () => db.query("select record_consent($1, 'in_person', '1')", [people.owner]);
				expect(await refusal(db, note)).toEqual(["42501", undefined]);
			});
		}
	});

	test("asking the teacher rings once a day", async () => {
		await run(async (db) => {
			await actAs(db, people.owner);
			await db.query("select ask_for_consent()");
			await db.query("select ask_for_consent()");
			const { rows } = await db.query("select bar, asked_at is not null as asked from forum_standing()");
			expect(rows).toEqual([{ bar: "consent", asked: true }]);
			await actAsSuperuser(db);
			expect(await codesFor(db, people.administrator)).toEqual(["consent_asked"]);
		});
	});

	test("five in a minute are enough; the sixth is told when", async () => {
		await run(async (db) => {
			for (let n = 0; n < 5; n += 1) await post(db, people.classmate);
			const [code, seconds] = (await refusal(db, () => post(db, people.classmate))) ?? [];
			expect(code).toBe("QRATE");
			expect(Number(seconds)).toBeGreaterThan(0);
			expect(Number(seconds)).toBeLessThanOrEqual(60);
			expect(await post(db, people.verifiedEducator)).not.toBe("");
		});
	});

	test("an action that is sent again is stored once", async () => {
		await run(async (db) => {
			const action = "00000000-0000-4000-8000-000000000001";
			expect(await post(db, people.classmate, "A", "B", action)).toBe(
				await post(db, people.classmate, "A", "B", action),
			);
		});
	});

	test("a picture must be the author's own", async () => {
		await run(async (db) => {
			await db.query("insert into storage.objects (bucket_id, name) values ('forum-images', $1)", [
				`${people.owner}/lamp.jpg`,
			]);
			const make = (author: string) =>
				db.query("select create_post($1, gen_random_uuid(), 'A', 'B', 'general', $2, null, null)", [
					author,
					`${people.owner}/lamp.jpg`,
				]);
			expect(await refusal(db, () => make(people.classmate))).toEqual(["PT404", undefined]);
		});
	});
});

/** Puts the learner into a new class of the teacher; its id. */
async function joinClass(
	db: PoolClient,
	learner: string,
	teacher: string,
	level: "primary" | "secondary" = "secondary",
): Promise<string> {
	const { rows } = await db.query<{ id: string }>(
		`with made as (
			insert into class_codes (class_name, grade_level, teacher_id) values ('7A', $3, $2) returning id
		) insert into class_members (class_id, user_id) select id, $1 from made returning class_id as id`,
		[learner, teacher, level],
	);
	return rows[0]?.id ?? "";
}

describe("a learner's class teachers", () => {
	/** Staff with a notification of a post of the class-mate's. */
	async function tellOfPost(db: PoolClient) {
		await post(db, people.classmate);
		const { rows } = await db.query<{ user_id: string }>("select user_id from notifications where code = 'forum_post'");
		return rows.map(({ user_id }) => user_id).sort();
	}
	const staff = () => [people.verifiedEducator, people.administrator].sort();

	test("alone hear of a post, and once, however many classes they share", async () => {
		await run(async (db) => {
			await joinClass(db, people.classmate, people.verifiedEducator);
			await joinClass(db, people.classmate, people.verifiedEducator);
			expect(await tellOfPost(db)).toEqual([people.verifiedEducator]);
		});
	});

	test("are all verified staff where the learner has no class, or one without a verified teacher", async () => {
		await run(async (db) => expect(await tellOfPost(db)).toEqual(staff()));
		await run(async (db) => {
			await joinClass(db, people.classmate, people.unverifiedEducator);
			expect(await tellOfPost(db)).toEqual(staff());
		});
	});

	test("note and withdraw consent, once verified; another class's teacher does not", async () => {
		for (const [teacher, may] of [
			[people.verifiedEducator, null],
			[people.unverifiedEducator, ["42501", undefined]],
		] as const) {
			await run(async (db) => {
				await joinClass(db, people.owner, teacher);
				await joinClass(db, people.classmate, people.verifiedEducator);
				const call = (sql: string, userId: string) =>
					refusal(db, async () => {
						await actAs(db, teacher);
						await db.query(sql, [userId]);
					});
				expect(await call("select record_consent($1, 'in_person', '1')", people.owner)).toEqual(may);
				expect(await call("select withdraw_consent($1)", people.owner)).toEqual(may);
			});
		}
		await run(async (db) => {
			await joinClass(db, people.classmate, people.verifiedEducator);
			await actAs(db, people.verifiedEducator);
			const note = () => db.query("select record_consent($1, 'in_person', '1')", [people.owner]);
			expect(await refusal(db, note)).toEqual(["42501", undefined]);
		});
	});

	test("note consent for a class account of unknown age in a primary class, which waits for it", async () => {
		for (const [level, bar] of [
			["primary", "consent"],
			["secondary", "age"],
		] as const) {
			await run(async (db) => {
				await db.query("update profiles set age = null where id = $1", [people.classmate]);
				await joinClass(db, people.classmate, people.verifiedEducator, level);
				// An account with a sign-in of its own is asked for the age.
				expect(await refusal(db, () => post(db, people.classmate))).toEqual(["FORUM", "age"]);
				await db.query("insert into class_accounts (user_id, handle) values ($1, gen_random_uuid())", [
					people.classmate,
				]);
				expect(await refusal(db, () => post(db, people.classmate))).toEqual(["FORUM", bar]);
				await actAs(db, people.verifiedEducator);
				await db.query("select record_consent($1, 'in_person', '1')", [people.classmate]);
				await actAsSuperuser(db);
				expect(await post(db, people.classmate)).not.toBe("");
			});
		}
	});
});

describe("the list", () => {
	const list = async (
		db: PoolClient,
		search: string | null,
		before: [string | null, string | null] = [null, null],
		most = 20,
	) =>
		(
			await db.query<{ id: string; title: string; created_at: string }>(
				"select id, title, created_at::text from list_posts(search => $1, before_at => $2, before_id => $3, most => $4)",
				[search, ...before, most],
			)
		).rows;

	test("finds what contains the words, whatever their case, with every sign meant as itself", async () => {
		await run(async (db) => {
			const odd = 'a,b(c)%_"\\';
			await post(db, people.verifiedEducator, `Odd ${odd}`, "x");
			await post(db, people.verifiedEducator, "Plain", "The LAMP and the mouth");
			await actAs(db, people.classmate);
			expect((await list(db, odd.toUpperCase())).map(({ title }) => title)).toEqual([`Odd ${odd}`]);
			expect((await list(db, "lamp AND")).map(({ title }) => title)).toEqual(["Plain"]);
			expect(await list(db, "%%%")).toEqual([]);
			// Two letters look at titles only.
			expect((await list(db, "la")).map(({ title }) => title)).toEqual(["Plain"]);
			expect(await list(db, "mo")).toEqual([]);
			for (const [search, titles] of [
				["PL", ["Plain"]],
				["%_", [`Odd ${odd}`]],
				["\\", [`Odd ${odd}`]],
				[" d ", [`Odd ${odd}`]],
				["in", ["Plain"]],
				["q", []],
				["__", []],
			] as const) {
				expect((await list(db, search)).map(({ title }) => title)).toEqual(titles);
			}
		});
	});

	test("a short search uses the index of the titles' parts", async () => {
		await run(async (db) => {
			await db.query("set local enable_seqscan = off");
			const { rows } = await db.query<{ "QUERY PLAN": string }>(
				"explain select from forum_posts where private.title_parts(title) @> array['qz']",
			);
			expect(rows.map((row) => row["QUERY PLAN"]).join()).toContain("forum_posts_title_parts_idx");
		});
	});

	test("pages have no gap and nothing twice while others post", async () => {
		await run(async (db) => {
			for (let n = 0; n < 4; n += 1) await post(db, people.verifiedEducator, `Old ${n}`);
			await actAs(db, people.classmate);
			const first = await list(db, null, [null, null], 2);
			await actAsSuperuser(db);
			await post(db, people.administrator, "New");
			await actAs(db, people.classmate);
			const { created_at, id } = first.at(-1) ?? { created_at: null, id: null };
			const second = await list(db, null, [created_at, id], 2);
			expect([...first, ...second].map(({ title }) => title)).toEqual(["Old 3", "Old 2", "Old 1", "Old 0"]);
		});
	});

	test("shows a hidden post to its author and staff alone", async () => {
		await run(async (db) => {
			await post(db, people.classmate);
			await db.query("update forum_posts set hidden_at = now()");
			for (const [userId, shown] of [
				[people.classmate, 1],
				[people.owner, 0],
				[people.unverifiedEducator, 0],
				[people.verifiedEducator, 1],
			] as const) {
				await actAs(db, userId);
				expect(await list(db, null)).toHaveLength(shown);
				await actAsSuperuser(db);
			}
		});
	});
});

describe("a post", () => {
	test("counts its comments that are shown", async () => {
		await run(async (db) => {
			const id = await post(db, people.classmate);
			const first = await comment(db, people.verifiedEducator, id);
			await comment(db, people.verifiedEducator, id);
			const count = async () => (await db.query("select comment_count from forum_posts")).rows[0].comment_count;
			expect(await count()).toBe(2);
			await db.query("update forum_comments set hidden_at = now() where id = $1", [first]);
			expect(await count()).toBe(1);
			await db.query("delete from forum_comments where id = $1", [first]);
			expect(await count()).toBe(1);
		});
	});

	test("is marked as solved by its author or staff, with a comment of its own", async () => {
		await run(async (db) => {
			const id = await post(db, people.classmate);
			const answer = await comment(db, people.verifiedEducator, id);
			const mark = (userId: string, comment: string | null) =>
				refusal(db, async () => {
					await actAs(db, userId);
					await db.query("select mark_solved($1, true, $2)", [id, comment]);
				});
			expect(await mark(people.owner, null)).toEqual(["42501", undefined]);
			expect(await mark(people.unverifiedEducator, null)).toEqual(["42501", undefined]);
			expect(await mark(people.classmate, id)).toEqual(["PT404", undefined]);
			expect(await mark(people.classmate, answer)).toBeNull();
			expect(await mark(people.verifiedEducator, answer)).toBeNull();
		});
	});

	test("is deleted by its author alone", async () => {
		await run(async (db) => {
			const id = await post(db, people.classmate);
			const remove = (userId: string) =>
				refusal(db, async () => {
					await actAs(db, userId);
					await db.query("select delete_post($1)", [id]);
				});
			expect(await remove(people.owner)).toEqual(["PT404", undefined]);
			expect(await remove(people.administrator)).toEqual(["PT404", undefined]);
			expect(await remove(people.classmate)).toBeNull();
		});
	});

	test("rings its author and earlier commenters, once in ten minutes, and nobody about their own words", async () => {
		await run(async (db) => {
			const id = await post(db, people.classmate);
			await db.query("delete from notifications");
			await comment(db, people.verifiedEducator, id);
			await comment(db, people.verifiedEducator, id);
			await comment(db, people.administrator, id);
			expect(await codesFor(db, people.classmate)).toEqual(["forum_comment"]);
			expect(await codesFor(db, people.verifiedEducator)).toEqual(["forum_comment"]);
			expect(await codesFor(db, people.administrator)).toEqual([]);
		});
	});
});

describe("a report", () => {
	const report = async (db: PoolClient, userId: string, id: string, reason = "private", kind = "post") => {
		await actAs(db, userId);
		const answer = await refusalOrDone(db, () => db.query("select report($1, $2, $3)", [kind, id, reason]));
		await actAsSuperuser(db);
		return answer;
	};
	const refusalOrDone = async (db: PoolClient, work: () => Promise<unknown>) => {
		await db.query("savepoint reporting");
		try {
			await work();
			return null;
		} catch (error) {
			await db.query("rollback to savepoint reporting");
			return (error as { code?: string }).code;
		}
	};
	const isHidden = async (db: PoolClient) =>
		(await db.query("select hidden_at is not null as hidden from forum_posts")).rows[0].hidden;

	/** Learners with accounts of that age. */
	async function reporters(db: PoolClient, count: number, days: number) {
		const ids: string[] = [];
		for (let n = 0; n < count; n += 1) {
			const id = await signUp(db, { name: "Neema Kato", user_type: "student", age: 14 });
			await db.query("update auth.users set created_at = now() - make_interval(days => $2) where id = $1", [id, days]);
			ids.push(id);
		}
		return ids;
	}

	test("of a child's safety is due in 24 hours, another in 48, and staff hear of the first", async () => {
		await run(async (db) => {
			const id = await post(db, people.classmate);
			await db.query("delete from notifications");
			expect(await report(db, people.owner, id, "spam")).toBeNull();
			const due = async () =>
				(
					await db.query(
						"select safety, round(extract(epoch from due_at - now()) / 3600) as hours from moderation_cases",
					)
				).rows;
			expect(await due()).toEqual([{ safety: false, hours: "48" }]);
			expect(await codesFor(db, people.verifiedEducator)).toEqual(["reported"]);
			expect(await codesFor(db, people.unverifiedEducator)).toEqual([]);
			expect(await report(db, people.verifiedEducator, id, "private")).toBeNull();
			expect(await due()).toEqual([{ safety: true, hours: "24" }]);
			expect(await codesFor(db, people.verifiedEducator)).toHaveLength(1);
		});
	});

	test("of three people with accounts older than seven days hides at once", async () => {
		await run(async (db) => {
			const id = await post(db, people.classmate);
			const [first = "", second = "", third = ""] = await reporters(db, 3, 8);
			for (const fresh of await reporters(db, 3, 6)) await report(db, fresh, id);
			await report(db, first, id);
			await report(db, first, id);
			await report(db, second, id);
			expect(await isHidden(db)).toBe(false);
			await report(db, third, id);
			expect(await isHidden(db)).toBe(true);
			const { rows } = await db.query("select action from moderation_log where actor_id is null");
			expect(rows).toEqual([{ action: "hidden_by_reports" }]);
		});
	});

	test("made again by the same person changes nothing, and counts for the day's thirty", async () => {
		await run(async (db) => {
			const id = await post(db, people.classmate);
			expect(await report(db, people.owner, id, "unkind")).toBeNull();
			const state = async () =>
				(await db.query("select revision, safety, due_at, status from moderation_cases")).rows[0];
			const before = await state();
			expect(await report(db, people.owner, id, "other")).toBeNull();
			expect(await state()).toEqual(before);
			expect((await db.query("select from moderation_log where action = 'reported'")).rowCount).toBe(1);
			expect(await report(db, people.owner, id, "unsafe")).toBeNull();
			expect(await state()).toMatchObject({ revision: before.revision + 1, safety: true });
			for (let repeat = 0; repeat < 28; repeat += 1) expect(await report(db, people.owner, id, "unsafe")).toBeNull();
			expect(await state()).toMatchObject({ revision: before.revision + 1 });
			expect(await report(db, people.owner, id, "unsafe")).toBe("QRATE");
		});
	});

	test("never hides a teacher's post by itself", async () => {
		await run(async (db) => {
			const id = await post(db, people.verifiedEducator);
			for (const reporter of await reporters(db, 4, 8)) await report(db, reporter, id);
			expect(await isHidden(db)).toBe(false);
		});
	});

	test("does not hide again what staff restored, unless three others report it", async () => {
		await run(async (db) => {
			const id = await post(db, people.classmate);
			const former = await reporters(db, 3, 8);
			for (const reporter of former) await report(db, reporter, id);
			await actAs(db, people.verifiedEducator);
			const { rows } = await db.query("select id, revision from moderation_cases");
			await db.query("select decide_case($1, $2, 'restore', false)", [rows[0].id, rows[0].revision]);
			await actAsSuperuser(db);
			// As if the restore were in the past: all of a test is one moment.
			await db.query("update moderation_reports set reported_at = reported_at - interval '1 hour'");
			await db.query(
				"update moderation_cases set decided_at = decided_at - interval '1 minute', restored_at = restored_at - interval '1 minute'",
			);
			for (const reporter of former) await report(db, reporter, id);
			expect(await isHidden(db)).toBe(false);
			for (const reporter of await reporters(db, 2, 8)) await report(db, reporter, id);
			expect(await isHidden(db)).toBe(false);
			for (const reporter of await reporters(db, 1, 8)) await report(db, reporter, id);
			expect(await isHidden(db)).toBe(true);
		});
	});

	test("is made of what one can read, not of oneself", async () => {
		await run(async (db) => {
			const id = await post(db, people.classmate);
			expect(await report(db, people.classmate, id)).toBe("PT404");
			await db.query("update forum_posts set hidden_at = now()");
			expect(await report(db, people.owner, id)).toBe("PT404");
			expect(await report(db, people.owner, people.unverifiedEducator, "other", "name")).toBe("PT404");
		});
	});

	test("of a name is for staff to judge", async () => {
		await run(async (db) => {
			await post(db, people.classmate);
			expect(await report(db, people.owner, people.classmate, "unkind", "name")).toBeNull();
			const { rows } = await db.query("select kind, reported from moderation_cases");
			expect(rows).toEqual([{ kind: "name", reported: "Juma A." }]);
		});
	});
});

describe("a case", () => {
	async function opened(db: PoolClient) {
		const id = await post(db, people.classmate);
		await actAs(db, people.owner);
		await db.query("select report('post', $1, 'unsafe')", [id]);
		await actAsSuperuser(db);
		const { rows } = await db.query<{ id: string; revision: number }>("select id, revision from moderation_cases");
		await db.query("delete from notifications");
		return rows[0] ?? { id: "", revision: 0 };
	}
	const decide = (db: PoolClient, userId: string, id: string, revision: number, decision: string, line?: string) =>
		refusal(db, async () => {
			await actAs(db, userId);
			await db.query("select decide_case($1, $2, $3, $4, $5)", [
				id,
				revision,
				decision,
				line !== undefined,
				line ?? null,
			]);
		});

	test("is answered by staff only, not by who it is about, and not over another's answer", async () => {
		await run(async (db) => {
			const { id, revision } = await opened(db);
			for (const userId of [people.owner, people.classmate, people.unverifiedEducator]) {
				expect(await decide(db, userId, id, revision, "hide")).toEqual(["42501", undefined]);
			}
			expect(await decide(db, people.verifiedEducator, id, revision + 1, "hide")).toEqual(["PT409", undefined]);
			expect(await decide(db, people.verifiedEducator, id, revision, "burn")).toEqual(["22023", undefined]);
			expect(await decide(db, people.verifiedEducator, id, revision, "hide", "")).toEqual(["22023", undefined]);
			await db.query("update moderation_cases set author_id = $1", [people.verifiedEducator]);
			expect(await decide(db, people.verifiedEducator, id, revision, "dismiss")).toEqual(["42501", undefined]);
		});
	});

	test("is answered when its author's account was purged, and warns nobody", async () => {
		await run(async (db) => {
			const { id, revision } = await opened(db);
			await db.query("delete from auth.users where id = $1", [people.classmate]);
			await db.query("delete from notifications");
			await actAs(db, people.verifiedEducator);
			await db.query("select decide_case($1, $2, 'hide', true, 'Be kind.')", [id, revision]);
			await actAsSuperuser(db);
			expect((await db.query("select status, warned from moderation_cases")).rows).toEqual([
				{ status: "answered", warned: false },
			]);
			expect((await db.query("select from forum_posts where hidden_at is not null")).rowCount).toBe(1);
			expect((await db.query("select from notifications")).rowCount).toBe(0);
		});
	});

	test("names its author's classes to staff only, and not where it is about them", async () => {
		await run(async (db) => {
			const { id } = await opened(db);
			await db.query(
				`insert into class_codes (id, class_name, teacher_id) values
					('00000000-0000-4000-8000-00000000c1a5', '7A Robotics', $1), ('00000000-0000-4000-8000-00000000c1a6', 'Other', $1)`,
				[people.verifiedEducator],
			);
			await db.query(
				"insert into class_members (class_id, user_id) values ('00000000-0000-4000-8000-00000000c1a5', $1)",
				[people.classmate],
			);
			const named = async (userId: string) => {
				await actAs(db, userId);
				const { rows } = await db.query("select classes_in_case($1) as name", [id]);
				await actAsSuperuser(db);
				return rows.map(({ name }) => name);
			};
			for (const userId of [people.owner, people.classmate, people.unverifiedEducator]) {
				expect(await named(userId)).toEqual([]);
			}
			expect(await named(people.verifiedEducator)).toEqual(["7A Robotics"]);
			await db.query("update class_members set user_id = $1", [people.verifiedEducator]);
			await db.query("update moderation_cases set author_id = $1", [people.verifiedEducator]);
			expect(await named(people.verifiedEducator)).toEqual([]);
		});
	});

	test("hides and warns: the author reads the line, and the log has each step", async () => {
		await run(async (db) => {
			const { id, revision } = await opened(db);
			await actAs(db, people.verifiedEducator);
			await db.query("select decide_case($1, $2, 'hide', true, 'Please leave out where you live.')", [id, revision]);
			await actAsSuperuser(db);
			const { rows: news } = await db.query("select user_id, code, params ->> 'line' as line from notifications");
			expect(news).toEqual([
				{ user_id: people.classmate, code: "forum_warning", line: "Please leave out where you live." },
			]);
			const { rows: log } = await db.query("select action from moderation_log order by id");
			expect(log.map(({ action }) => action)).toEqual(["reported", "hidden", "warned"]);
			expect((await db.query("select status, decision from moderation_cases")).rows).toEqual([
				{ status: "answered", decision: "hidden" },
			]);
		});
	});

	test("leaves a log that not even the server changes", async () => {
		await run(async (db) => {
			await opened(db);
			await actAs(db, "service");
			for (const sql of [
				"update moderation_log set action = 'dismissed'",
				"delete from moderation_log",
				"truncate moderation_log",
			]) {
				expect([sql, (await refusal(db, () => db.query(sql)))?.[0]]).toEqual([sql, "42501"]);
			}
		});
	});
});
