import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(LIBRARY);
	await rig.pool.query(
		"create sequence public.ticket start 1000; create table public.tickets (id integer primary key default nextval('ticket'), word text default 'none', size integer)",
	);
	await rig.gateway.reloadSchema();
});
afterAll(() => rig.stop());

const tickets = () => rig.service().from("tickets");

describe("writing", () => {
	test("an insert answers nothing unless the row is asked for", async () => {
		expect(await tickets().insert({ id: 1, word: "a" })).toMatchObject({ data: null, error: null, status: 201 });
		const { data } = await tickets().insert({ id: 2, word: "b" }).select("id, word").single();
		expect(data).toEqual({ id: 2, word: "b" });
	});

	test("a list is one insert: a bad row undoes the good ones", async () => {
		const { error, status } = await tickets().insert([{ id: 10 }, { id: 11 }, { id: 10 }]);
		expect(status).toBe(409);
		expect(error?.code).toBe("23505");
		expect((await tickets().select("id").gte("id", 10)).data).toEqual([]);
	});

	test("a key that a row lacks is null, or the column's default when asked", async () => {
		await tickets().insert([
			{ id: 20, size: 1 },
			{ id: 21, word: "x" },
		]);
		await tickets().insert(
			[
				{ id: 22, size: 1 },
				{ id: 23, word: "x" },
			],
			{ defaultToNull: false },
		);
		const { data } = await tickets().select("word").in("id", [20, 22]).order("id");
		expect(data).toEqual([{ word: null }, { word: "none" }]);
	});

	test("an empty object takes all defaults, an empty list writes nothing", async () => {
		const { data, error } = await tickets().insert({}).select("word, size");
		expect(error).toBeNull();
		expect(data).toEqual([{ word: "none", size: null }]);
		expect((await tickets().insert([]).select()).data).toEqual([]);
	});

	test("an upsert changes the row of the same key, or leaves it, as asked", async () => {
		await tickets().upsert({ id: 30, word: "first", size: 1 });
		await tickets().upsert({ id: 30, word: "second" });
		expect((await tickets().select().eq("id", 30).single()).data).toEqual({ id: 30, word: "second", size: 1 });
		await tickets().upsert({ id: 30, word: "third" }, { ignoreDuplicates: true });
		expect((await tickets().select("word").eq("id", 30).single()).data).toEqual({ word: "second" });
	});

	test("an upsert finds the row by the columns it names", async () => {
		const { client, id } = await rig.person("upserter");
		const note = { reader_id: id, book_id: 1, body: "good" };
		const first = await client.from("notes").upsert(note, { onConflict: "reader_id,book_id" }).select("id").single();
		const again = await client
			.from("notes")
			.upsert({ ...note, body: "better" }, { onConflict: "reader_id,book_id" })
			.select("id, body, books(title)")
			.single();
		expect(again.data).toEqual({ id: first.data?.id, body: "better", books: { title: "Alpha" } });
	});

	test("an update changes what its filter finds and gives it back", async () => {
		await tickets().insert([{ id: 40 }, { id: 41 }]);
		const { data, count } = await tickets()
			.update({ size: 7 }, { count: "exact" })
			.in("id", [40, 41, 99])
			.select("id, size");
		expect(data).toEqual([
			{ id: 40, size: 7 },
			{ id: 41, size: 7 },
		]);
		expect(count).toBe(2);
		expect(await tickets().update({ size: 8 }).eq("id", 40)).toMatchObject({ data: null, status: 204 });
	});

	test("a delete removes what its filter finds and counts it", async () => {
		await tickets().insert([{ id: 50 }, { id: 51 }]);
		expect(await tickets().delete({ count: "exact" }).in("id", [50, 51])).toMatchObject({ count: 2, status: 204 });
		expect((await tickets().select("id").in("id", [50, 51])).data).toEqual([]);
	});

	test("a change of every row at once is refused", async () => {
		for (const query of [tickets().delete(), tickets().update({ size: 0 })]) {
			expect((await query).error?.code).toBe("21000");
		}
	});

	test("a change that must meet one row meets none when it would meet two", async () => {
		await tickets().insert([
			{ id: 60, size: 1 },
			{ id: 61, size: 1 },
		]);
		const { error, status } = await tickets().update({ size: 2 }).in("id", [60, 61]).select().single();
		expect(status).toBe(406);
		expect(error?.code).toBe("PGRST116");
		expect((await tickets().select("size").in("id", [60, 61])).data).toEqual([{ size: 1 }, { size: 1 }]);
		expect((await tickets().update({ size: 3 }).eq("id", 60).select("size").single()).data).toEqual({ size: 3 });
	});
});

describe("rights on columns", () => {
	test("are enough for a write that asks no more back than they show", async () => {
		await rig.pool.query(`
			create table public.diary (id integer primary key, page text, lock text default 'shut');
			revoke all on public.diary from anon;
			grant insert, update, select (id, page) on public.diary to anon;
		`);
		await rig.gateway.reloadSchema();
		const diary = () => rig.anon().from("diary");
		expect((await diary().insert({ id: 1, page: "a" }).select("id")).data).toEqual([{ id: 1 }]);
		expect((await diary().insert({ id: 2, page: "b" })).error).toBeNull();
		expect(await diary().update({ page: "c" }).eq("id", 2).select("page")).toMatchObject({
			error: null,
			data: [{ page: "c" }],
		});
		expect((await diary().insert({ id: 3 }).select("lock")).error?.code).toBe("42501");
		expect((await diary().select("*")).error?.code).toBe("42501");
		expect((await diary().select("id").eq("lock", "shut")).error?.code).toBe("42501");
	});
});

describe("row-level security", () => {
	test("holds for the stranger: no row, no write", async () => {
		const anon = rig.anon();
		expect((await anon.from("secrets").select()).data).toEqual([]);
		expect((await anon.from("readers").select()).data).toEqual([]);
		const insert = await anon.from("notes").insert({ book_id: 1, body: "graffiti", reader_id: crypto.randomUUID() });
		expect(insert.status).toBe(401);
		expect(insert.error?.code).toBe("42501");
		const update = await anon.from("books").update({ title: "mine" }).eq("id", 1).select();
		expect(update.data).toEqual([]);
	});

	test("holds for a person: own rows only, whatever the row says", async () => {
		const [asha, bob] = [await rig.person("asha"), await rig.person("bob")];
		await asha.client.from("notes").insert({ book_id: 2, body: "asha's" });
		expect((await bob.client.from("notes").select()).data).toEqual([]);
		expect((await bob.client.from("notes").update({ body: "bob's" }).eq("book_id", 2).select()).data).toEqual([]);
		expect((await bob.client.from("notes").delete().eq("book_id", 2).select()).data).toEqual([]);
		const forged = await bob.client.from("notes").insert({ book_id: 2, body: "as asha", reader_id: asha.id });
		expect(forged.status).toBe(403);
		expect(forged.error?.code).toBe("42501");
		expect((await asha.client.from("notes").select("body, reader_id")).data).toEqual([
			{ body: "asha's", reader_id: asha.id },
		]);
	});

	test("lets the secret key pass", async () => {
		expect((await rig.service().from("secrets").select()).data).toEqual([{ id: 1, word: "hidden" }]);
	});

	test("knows who asks, in each request anew", async () => {
		const asha = await rig.person("chausiku");
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, turn) => [asha.client, rig.anon(), rig.service()][turn % 3]?.rpc("who_am_i")),
		);
		const whos = answers.map((answer) => answer?.data);
		expect(whos.filter((_, turn) => turn % 3 === 0)).toEqual(
			Array(10).fill({ uid: asha.id, role: "authenticated", user: "authenticated" }),
		);
		expect(whos.filter((_, turn) => turn % 3 === 1)).toEqual(Array(10).fill({ uid: null, role: "anon", user: "anon" }));
		expect(whos.filter((_, turn) => turn % 3 === 2)).toEqual(
			Array(10).fill({ uid: null, role: "service_role", user: "service_role" }),
		);
		const left = await rig.pool.query(
			"select current_user as who, current_setting('request.jwt.claims', true) as claims",
		);
		expect(left.rows[0]).toMatchObject({ who: "postgres", claims: "" });
	});
});

describe("functions", () => {
	test("take their arguments by name and fill in defaults", async () => {
		expect((await rig.anon().rpc("add", { a: 1, b: 2 })).data).toBe(3);
		expect((await rig.anon().rpc("add", { a: 1 })).data).toBe(11);
		expect((await rig.anon().rpc("add", { a: 1 }, { get: true })).data).toBe(11);
	});

	test("that return rows can be filtered, ordered and embedded into", async () => {
		const { data } = await rig.anon().rpc("books_on", { shelf: "low" }).select("id, shelves(title)").gt("id", 1);
		expect(data).toEqual([{ id: 2, shelves: { title: "Low shelf" } }]);
		const counted = await rig
			.anon()
			.rpc("tag_counts", { wanted: ["sound", "c,d"] }, { count: "exact" })
			.order("tag");
		expect(counted).toMatchObject({
			data: [
				{ tag: "c,d", books: 1 },
				{ tag: "sound", books: 2 },
			],
			count: 2,
		});
		expect((await rig.anon().rpc("first_book")).data).toMatchObject({ id: 1, title: "Alpha" });
	});

	test("that return nothing answer 204", async () => {
		expect(await rig.anon().rpc("lend", { book: 3 })).toMatchObject({ data: null, error: null, status: 204 });
		expect((await rig.anon().from("books").select("lent").eq("id", 3).single()).data).toEqual({ lent: true });
	});

	test("that raise answer 400 with their own words", async () => {
		const { error, status } = await rig.anon().rpc("refuse");
		expect(status).toBe(400);
		expect(error).toMatchObject({ code: "P0001", message: "Not today", hint: "tomorrow" });
	});

	test("write nothing when they are called with GET", async () => {
		const { error, status } = await rig.anon().rpc("add_secret", {}, { get: true });
		expect(status).toBe(405);
		expect(error?.code).toBe("25006");
		expect((await rig.service().from("secrets").select("id")).data).toEqual([{ id: 1 }]);
	});

	test("that do not exist, or take other arguments, are refused with PGRST202", async () => {
		for (const call of [rig.anon().rpc("nothing"), rig.anon().rpc("add", { c: 1 }), rig.anon().rpc("make_reader")]) {
			const { error, status } = await call;
			expect(status).toBe(404);
			expect(error?.code).toBe("PGRST202");
		}
	});
});
