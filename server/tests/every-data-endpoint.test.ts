import { afterAll, beforeAll, expect, test } from "vitest";
import { DEEP, openProber, type Probe, type Prober } from "./probes.ts";

let at: Prober;

beforeAll(async () => {
	at = await openProber();
});
afterAll(() => at.close());

/** Values somebody might send for one of PostgreSQL's types, the first of them of its kind. */
function valuesFor(type: string): unknown[] {
	const odd = [null, "\u0000", "\ud800", "💥".repeat(1000), { a: 1 }, -1, 1e308];
	if (type === "uuid") return [at.somebody, "00000000-0000-4000-8000-000000000000", ...odd];
	if (type === "boolean") return [true, ...odd];
	if (type === "integer" || type === "bigint") return [1, 2 ** 31, "9".repeat(400), ...odd];
	if (type.startsWith("timestamp")) return ["2026-11-21T00:00:00Z", "infinity", ...odd];
	return ["lamp", "../..", "%", ...odd];
}

test("no function of the database answers anybody with a failure, or a token that is no longer good at all", {
	timeout: 60_000,
}, async () => {
	const { rows } = await at.database.query<{ name: string; names: string[]; types: string[] }>(`
		select p.proname as name, coalesce(p.proargnames, '{}') as names,
			array(select format_type(t, null) from unnest(p.proargtypes) t) as types
		from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype`);
	expect(rows.length).toBeGreaterThan(20);
	const probes = rows.flatMap(({ name, names, types }): Probe[] => {
		const path = `/rest/v1/rpc/${name}`;
		const longest = Math.max(1, ...types.map((type) => valuesFor(type).length));
		const bodies = Array.from({ length: longest }, (_, turn) =>
			JSON.stringify(
				Object.fromEntries(types.map((type, index) => [names[index], valuesFor(type)[turn % valuesFor(type).length]])),
			),
		);
		return [
			{ method: "GET", path },
			{ method: "GET", path: `${path}?${names[0] ?? "x"}=%00` },
			...[...bodies, "{}", "[]", "", "nonsense", DEEP].map((body, turn) => ({
				...{ method: "POST", path, body },
				...(turn === 0 && { forAll: true as const }),
			})),
		];
	});
	expect(await at.wrongAnswers(probes)).toEqual([]);
});

test("no table answers anybody with a failure, however it is asked", { timeout: 60_000 }, async () => {
	const { rows } = await at.database.query<{ name: string; columns: string[] }>(`
		select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
		from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
		where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') group by c.oid`);
	expect(rows.length).toBeGreaterThan(10);
	const probes = rows.flatMap(({ name, columns }): Probe[] => {
		const path = `/rest/v1/${name}`;
		const reads = [
			"",
			"?limit=99999999999999999999",
			"?limit=0",
			"?offset=9223372036854775807",
			`?or=(${columns.map((column) => `${column}.eq.${at.somebody}`).join(",")})`,
			`?${columns[0]}=eq.%00`,
			`?${columns[0]}=like.${"%25".repeat(2000)}`,
			`?${columns[0]}=in.(${"1,".repeat(3000)}1)`,
			`?order=${columns.map((column) => `${column}.desc.nullslast`).join(",")}`,
			`?select=*,people(*),profiles(*),roles(*)`,
			`?select=${"x,".repeat(500)}x`,
			`?and=(${"not.and(".repeat(30)}${columns[0]}.is.null${")".repeat(31)}`,
		].map((query) => ({ method: "GET", path: path + query }));
		const odd: Omit<Probe, "method" | "path">[] = [
			{ forAll: true },
			{ headers: { range: "5-1" } },
			{ headers: { range: "99999999999999999999-" } },
			{
				headers: {
					prefer: "count=exact,count=planned,return=minimal,return=representation,tx=rollback,max-affected=-1",
				},
			},
			{ headers: { accept: "application/vnd.pgrst.object+json" } },
			{ headers: { "accept-profile": "private" } },
		];
		const rowOf = (value: unknown) => JSON.stringify(Object.fromEntries(columns.map((column) => [column, value])));
		const bodies = [rowOf(at.somebody), rowOf("\u0000"), rowOf(null), rowOf({ a: [] }), rowOf(1), DEEP, "[[", "[]"];
		const headers = { prefer: "resolution=merge-duplicates,return=representation" };
		const writes = [
			...bodies.map((body) => ({ method: "POST", path, body })),
			...bodies.slice(0, 4).map((body) => ({ method: "PATCH", path: `${path}?${columns[0]}=not.is.null`, body })),
			{ method: "POST", path: `${path}?on_conflict=${columns[0]}`, body: rowOf(at.somebody), headers },
		];
		return [
			...reads,
			...odd.map((more) => ({ method: "GET", path, ...more })),
			...writes,
			{ method: "DELETE", path: `${path}?${columns[0]}=not.is.null` },
		];
	});
	expect(await at.wrongAnswers(probes)).toEqual([]);
	const { rows: left } = await at.database.query("select count(*)::int as count from public.profiles");
	expect(left).toEqual([{ count: 5 }]);
});
