import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { LIBRARY } from "../tests/library.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(LIBRARY);
});
afterAll(() => rig.stop());

/** The ids of the books that a query finds, in order of id. */
async function ids(query: PromiseLike<{ data: unknown; error: unknown }>): Promise<number[]> {
	const { data, error } = await query;
	expect(error).toBeNull();
	return (data as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
}
const books = () => rig.anon().from("books").select("id");

describe("filters", () => {
	test("compare as their names say", async () => {
		expect(await ids(books().eq("title", "Alpha"))).toEqual([1]);
		expect(await ids(books().neq("id", 1))).toEqual([2, 3, 4]);
		expect(await ids(books().gt("pages", 100).lt("pages", 300))).toEqual([2]);
		expect(await ids(books().gte("pages", 100).lte("pages", 250))).toEqual([1, 2]);
		expect(await ids(books().in("id", [1, 3, 99]))).toEqual([1, 3]);
		expect(await ids(books().in("id", []))).toEqual([]);
		expect(await ids(books().is("lent", null))).toEqual([3, 4]);
		expect(await ids(books().is("lent", true))).toEqual([1]);
		expect(await ids(books().like("title", "%a"))).toEqual([1]);
		expect(await ids(books().ilike("title", "ALPHA"))).toEqual([1]);
		expect(await ids(books().eq("added", "2026-01-01"))).toEqual([1, 2, 3, 4]);
	});

	test("look into lists and objects", async () => {
		expect(await ids(books().contains("tags", ["sound"]))).toEqual([1, 2]);
		expect(await ids(books().contains("tags", ["light", "sound"]))).toEqual([1]);
		expect(await ids(books().contains("facts", { age: 12 }))).toEqual([2]);
	});

	test("can be turned round", async () => {
		expect(await ids(books().not("id", "in", "(1,2)"))).toEqual([3, 4]);
		expect(await ids(books().not("lent", "is", null))).toEqual([1, 2]);
	});

	test("join in groups, also nested and turned round", async () => {
		expect(await ids(books().or("id.eq.1,pages.gt.250"))).toEqual([1, 3]);
		expect(await ids(books().or("id.in.(1,2),and(pages.gte.300,lent.is.null)"))).toEqual([1, 2, 3]);
		expect(await ids(books().or("not.and(id.gte.1,id.lte.2),title.eq.Alpha"))).toEqual([1, 3, 4]);
		expect(await ids(books().or("tags.cs.{sound,light},id.eq.4"))).toEqual([1, 4]);
		expect(await ids(books().or('title.eq."Beta, (part) \\"two\\"",id.eq.3'))).toEqual([2, 3]);
	});

	test("take values as they stand, whatever signs they hold", async () => {
		expect(await ids(books().eq("title", 'Beta, (part) "two"'))).toEqual([2]);
		expect(await ids(books().ilike("title", "%100\\%%"))).toEqual([3]);
		expect(await ids(books().ilike("title", "%k\\\\slash\\_%"))).toEqual([4]);
		expect(await ids(books().in("title", ["Alpha", "Gamma 100%"]))).toEqual([1, 3]);
	});
});

describe("pages", () => {
	test("come in the order asked for", async () => {
		const { data } = await rig.anon().from("books").select("id").order("shelf_id").order("id", { ascending: false });
		expect(data).toEqual([{ id: 4 }, { id: 3 }, { id: 2 }, { id: 1 }]);
		const nulls = await rig.anon().from("books").select("id").order("pages", { ascending: false, nullsFirst: true });
		expect(nulls.data?.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
	});

	test("have the size asked for and tell how many there are", async () => {
		const page = await rig.anon().from("books").select("id", { count: "exact" }).order("id").range(1, 2);
		expect(page).toMatchObject({ data: [{ id: 2 }, { id: 3 }], count: 4, status: 206 });
		const all = await rig.anon().from("books").select("id", { count: "exact" });
		expect(all).toMatchObject({ count: 4, status: 200 });
		const none = await rig.anon().from("books").select("id", { count: "exact" }).eq("id", 99);
		expect(none).toMatchObject({ data: [], count: 0, status: 200 });
	});

	test("past the end are refused", async () => {
		const { error, status } = await rig.anon().from("books").select("id", { count: "exact" }).range(10, 12);
		expect(status).toBe(416);
		expect(error?.code).toBe("PGRST103");
	});

	test("can be counted without being sent", async () => {
		const head = await rig.anon().from("books").select("id", { count: "exact", head: true }).eq("shelf_id", "low");
		expect(head).toMatchObject({ count: 2, data: null, error: null });
	});

	test("follow the Range header", async () => {
		const response = await fetch(`${rig.url}/rest/v1/books?select=id&order=id`, {
			headers: { apikey: rig.gateway.publishableKey, range: "1-1" },
		});
		expect(await response.json()).toEqual([{ id: 2 }]);
		expect(response.headers.get("content-range")).toBe("1-1/*");
	});

	test("never hold more than a thousand rows", async () => {
		await rig.pool.query("create table public.many as select generate_series(1, 1100) as n");
		await rig.gateway.reloadSchema();
		const { data } = await rig.anon().from("many").select("n").limit(5000);
		expect(data).toHaveLength(1000);
	});
});

describe("one object", () => {
	test("comes alone when exactly one row matches", async () => {
		const { data } = await rig.anon().from("books").select("title, size:pages").eq("id", 1).single();
		expect(data).toEqual({ title: "Alpha", size: 100 });
	});

	test("is refused with PGRST116 when none or several match", async () => {
		for (const query of [books().eq("id", 99), books()]) {
			const { error, status } = await query.single();
			expect(status).toBe(406);
			expect(error?.code).toBe("PGRST116");
		}
		expect((await books().eq("id", 99).maybeSingle()).data).toBeNull();
	});
});

describe("columns", () => {
	test("may have any name, also those that the statements use themselves", async () => {
		const names = [
			"page",
			"e",
			"t0",
			"t1",
			"value",
			"found",
			"changed",
			"called",
			"target",
			"given",
			"row",
			"body",
			"count",
			'a"b',
			"Ü x",
		];
		const columns = names.map((name) => `"${name.replace('"', '""')}" text default 'x'`).join(", ");
		await rig.pool.query(`create table public.odd (id integer primary key, ${columns})`);
		await rig.gateway.reloadSchema();
		const row = { ...Object.fromEntries(names.map((name) => [name, "y"])), id: 1 };
		const odd = () => rig.service().from("odd");
		expect((await odd().insert(row).select().single()).data).toEqual(row);
		expect(
			(
				await odd()
					.upsert({ ...row, page: "z" }, { defaultToNull: false })
					.select()
					.single()
			).data,
		).toEqual({ ...row, page: "z" });
		expect((await odd().update(row).eq("e", "y").select().single()).data).toEqual(row);
	});
});

describe("views", () => {
	test("are read like tables", async () => {
		const { data } = await rig.anon().from("long_books").select("id").order("id");
		expect(data).toEqual([{ id: 2 }, { id: 3 }]);
	});
});

describe("embedded resources", () => {
	test("are an object on the side that refers, a list on the other", async () => {
		const { data } = await rig
			.anon()
			.from("books")
			.select("id, shelf:shelves(title), sequel_of(title)")
			.lte("id", 2)
			.order("id");
		expect(data).toEqual([
			{ id: 1, shelf: { title: "Low shelf" }, sequel_of: null },
			{ id: 2, shelf: { title: "Low shelf" }, sequel_of: { title: "Alpha" } },
		]);
		const shelves = await rig.anon().from("shelves").select("id, books(id)").order("id");
		expect(shelves.data).toEqual([
			{ id: "bare", books: [] },
			{ id: "high", books: [{ id: 3 }, { id: 4 }] },
			{ id: "low", books: [{ id: 1 }, { id: 2 }] },
		]);
	});

	test("nest, and turn round on the table itself", async () => {
		const { data } = await rig
			.anon()
			.from("shelves")
			.select("id, books(id, sequels:books(id))")
			.eq("id", "high")
			.order("id", { referencedTable: "books" });
		expect(data).toEqual([
			{
				id: "high",
				books: [
					{ id: 3, sequels: [{ id: 4 }] },
					{ id: 4, sequels: [] },
				],
			},
		]);
	});

	test("have filters, order and limit of their own", async () => {
		const { data } = await rig
			.anon()
			.from("shelves")
			.select("id, books(id)")
			.neq("id", "bare")
			.gt("books.id", 1)
			.order("id")
			.order("id", { referencedTable: "books", ascending: false })
			.limit(1, { referencedTable: "books" });
		expect(data).toEqual([
			{ id: "high", books: [{ id: 4 }] },
			{ id: "low", books: [{ id: 2 }] },
		]);
		const either = await rig
			.anon()
			.from("shelves")
			.select("id, books(id)")
			.eq("id", "low")
			.or("id.eq.2,pages.gt.900", { referencedTable: "books" });
		expect(either.data).toEqual([{ id: "low", books: [{ id: 2 }] }]);
	});

	test("that are inner drop the rows without a match, from the count too", async () => {
		const inner = await rig.anon().from("shelves").select("id, books!inner(id)", { count: "exact" }).eq("books.id", 3);
		expect(inner).toMatchObject({ data: [{ id: "high", books: [{ id: 3 }] }], count: 1 });
		const one = await rig.anon().from("books").select("id, shelves!inner(id)").eq("shelves.floor", 2).order("id");
		expect(one.data?.map(({ id }) => id)).toEqual([3, 4]);
	});

	test("can be counted", async () => {
		const { data } = await rig.anon().from("shelves").select("id, books(count)").order("id");
		expect(data).toEqual([
			{ id: "bare", books: [{ count: 0 }] },
			{ id: "high", books: [{ count: 2 }] },
			{ id: "low", books: [{ count: 2 }] },
		]);
	});

	test("need a hint where two foreign keys could be meant", async () => {
		const { client } = await rig.person("hinter");
		const vague = await client.from("notes").select("id, readers(display_name)");
		expect(vague.status).toBe(300);
		expect(vague.error).toMatchObject({ code: "PGRST201" });
		for (const hint of ["readers!notes_reader_id_fkey", "readers!reader_id", "notes_reader_id_fkey"]) {
			const { error } = await client.from("notes").select(`id, author:${hint}(display_name)`);
			expect(error).toBeNull();
		}
	});

	test("show no more than the policies of their own table", async () => {
		const writer = await rig.person("writer");
		await writer.client.from("notes").insert({ book_id: 1, body: "mine" });
		const stranger = await rig.anon().from("books").select("id, notes(body)").eq("id", 1).single();
		expect(stranger.data).toEqual({ id: 1, notes: [] });
		const own = await writer.client
			.from("books")
			.select("id, notes(body, readers!reader_id(display_name))")
			.eq("id", 1);
		expect(own.data).toEqual([{ id: 1, notes: [{ body: "mine", readers: { display_name: "writer" } }] }]);
	});
});
