import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";

/** Sites with logs of long lines, each line with marks: what embeds multiply. */
const SITES = `
create table public.sites (id integer primary key, next_site integer references public.sites (id));
create table public.logs (id integer primary key, site_id integer references public.sites (id), line text);
create table public.marks (id integer primary key, log_id integer references public.logs (id));
create table public.notes (id integer primary key, mark_id integer references public.marks (id));
create table public.stars (id integer primary key, note_id integer references public.notes (id));
create table public.rays (id integer primary key, star_id integer references public.stars (id));
create index on public.logs (site_id);
create index on public.marks (log_id);
insert into public.sites values (1, null), (2, 1), (3, 2);
`;

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(SITES);
	await rig.pool.query(`
		insert into public.logs select n, 1 + n % 3, repeat('x', 12000) from generate_series(1, 900) n;
		insert into public.marks select n, 1 + n % 900 from generate_series(1, 24000) n;
		analyze;
		create function public.words(many integer) returns setof text language sql as
			$$ select repeat('y', 12000) from generate_series(1, many) $$;
	`);
	await rig.gateway.reloadSchema();
});
afterAll(() => rig.stop());

const sites = () => rig.anon().from("sites");

describe("an answer", () => {
	test("may hold what a page needs, and is refused once it is too large, wherever its bytes are", async () => {
		const fits = await sites().select("id, logs(id, line)").eq("id", 1);
		expect(fits.data?.[0]?.logs).toHaveLength(300);
		for (const query of [
			rig.anon().from("logs").select(),
			sites().select("id, logs(line)"),
			rig.anon().from("marks").select("id, logs(line)").limit(1000),
			rig.anon().rpc("words", { many: 900 }),
		]) {
			const { error, status } = await query;
			expect([status, error?.code]).toEqual([413, "GW_ANSWER_BYTES"]);
		}
	});

	test("holds no more rows than allowed, those of embedded lists counted", async () => {
		const some = await rig.anon().from("logs").select("id, marks(id)").limit(500);
		expect(some.data).toHaveLength(500);
		const { error, status } = await sites().select("id, logs(id, marks(id))");
		expect([status, error?.code]).toEqual([413, "GW_ANSWER_ROWS"]);
		expect((await sites().select("id, logs(id, marks(count))")).error).toBeNull();
	});

	test("that is too large ends the statement before its rows are built", async () => {
		await rig.pool.query(`
			create sequence public.built;
			create function public.long_line() returns text language sql volatile
				as $$ select nextval('public.built')::text || repeat('x', 48000) $$;
			create view public.costly as select id, site_id, public.long_line() as line from public.logs;
		`);
		await rig.gateway.reloadSchema();
		// A read could not count: nextval writes.
		const { error } = await rig.service().from("sites").update({ id: 1 }).eq("id", 1).select("costly(line)");
		expect(error?.code).toBe("GW_ANSWER_BYTES");
		const { rows } = await rig.pool.query("select last_value::integer as built from public.built");
		expect(rows[0].built).toBeLessThan(200);
	});

	test("of a write is limited too, and what is refused is not written", async () => {
		const update = await rig.service().from("logs").update({ site_id: 2 }).gte("id", 1).select();
		expect(update.error?.code).toBe("GW_ANSWER_BYTES");
		const { rows } = await rig.pool.query("select count(*)::integer as n from public.logs where site_id = 2");
		expect(rows[0].n).toBe(300);
	});

	test("that only counts builds no rows", async () => {
		const counted = await sites().select("id, logs(line), inner:logs!inner(id)", { count: "exact", head: true });
		expect(counted).toMatchObject({ count: 3, error: null });
		const none = await sites().select("id, logs!inner(line)", { count: "exact", head: true }).eq("logs.id", 0);
		expect(none).toMatchObject({ count: 0, error: null });
	});
});

describe("embedded resources", () => {
	test("do not come back to a table on their path, but for one step of a table to itself", async () => {
		for (const select of ["logs(sites(id))", "logs(marks(logs(id)))", "next_site(next_site(id))"]) {
			const { error, status } = await sites().select(select);
			expect([select, status, error?.code]).toEqual([select, 400, "GW_EMBED_CYCLE"]);
		}
		const self = await sites().select("id, next_site(id), before:sites(id)").eq("id", 2);
		expect(self.data).toEqual([{ id: 2, next_site: { id: 1 }, before: [{ id: 3 }] }]);
	});

	test("have a depth and a number at most", async () => {
		expect((await sites().select("logs(marks(notes(stars(id))))").eq("id", 0)).error).toBeNull();
		const deep = await sites().select("logs(marks(notes(stars(rays(id)))))");
		expect([deep.status, deep.error?.code]).toEqual([400, "GW_EMBED_LIMIT"]);
		const many = await sites().select(Array.from({ length: 17 }, (_, at) => `a${at}:logs(id)`).join(","));
		expect([many.status, many.error?.code]).toEqual([400, "GW_EMBED_LIMIT"]);
	});
});

describe("a body", () => {
	test("has at most a thousand rows", async () => {
		const rows = Array.from({ length: 1001 }, (_, at) => ({ id: 10_000 + at }));
		expect(await rig.service().from("notes").insert(rows)).toMatchObject({
			status: 413,
			error: { code: "GW_BODY_ROWS" },
		});
		expect((await rig.service().from("notes").insert(rows.slice(1))).status).toBe(201);
	});

	test("that is nested deep is refused in our own words, to a function too", async () => {
		const deep = `${"[".repeat(40_000)}${"]".repeat(40_000)}`;
		for (const path of ["notes", "rpc/words"]) {
			const response = await fetch(`${rig.url}/rest/v1/${path}`, {
				method: "POST",
				headers: { apikey: rig.gateway.publishableKey, "content-type": "application/json" },
				body: `{"id":${deep}}`,
			});
			const { code } = (await response.json()) as { code: string };
			expect([response.status, code]).toEqual([400, "GW_BODY_DEPTH"]);
		}
		const brackets = await rig.anon().rpc("words", { many: 1, [`${"[{".repeat(100)}`]: 1 });
		expect(brackets.error?.code).toBe("PGRST202");
	});
});
