import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { addMemo, BOARD } from "../tests/board.ts";
import { type GatewayUnderTest, startGateway } from "../tests/gateway-under-test.ts";
import { listen } from "../tests/listening.ts";

type Person = Awaited<ReturnType<GatewayUnderTest["person"]>>;

let school: GatewayUnderTest;
let asha: Person;
let ben: Person;

beforeAll(async () => {
	school = await startGateway(BOARD);
	asha = await school.person("asha");
	ben = await school.person("ben");
});

afterEach(async () => {
	for (const { client } of [asha, ben]) await client.removeAllChannels();
});

afterAll(() => school.stop());

test("a new row reaches its owner, with its values typed", async () => {
	const listening = await listen(asha.client, { event: "INSERT", table: "memos", filter: `owner_id=eq.${asha.id}` });
	expect(listening.states).toEqual(["SUBSCRIBED"]);
	const id = await addMemo(school.pool, asha, "hello", { colour: "green" });
	const change = await listening.arrived(1);
	expect(change).toMatchObject({
		eventType: "INSERT",
		schema: "public",
		table: "memos",
		errors: null,
		old: {},
		new: { id: Number(id), owner_id: asha.id, word: "hello", stars: 3, colour: "green", tags: [], facts: {} },
	});
	expect(new Date(change.commit_timestamp).getTime()).toBeGreaterThan(Date.now() - 60_000);
	expect(listening.system).toMatchObject([{ status: "ok", message: "Subscribed to PostgreSQL" }]);
});

test("changes and removals arrive in order; of the old row only the key is told", async () => {
	const listening = await listen(asha.client, { table: "memos" });
	const id = Number(await addMemo(school.pool, asha, "first"));
	await school.pool.query("update public.memos set word = 'second' where id = $1", [id]);
	await listening.arrived(2);
	await school.pool.query("delete from public.memos where id = $1", [id]);
	await listening.arrived(3);
	expect(listening.changes.map((change) => [change.eventType, change.new, change.old])).toMatchObject([
		["INSERT", { id, word: expect.any(String) }, {}],
		["UPDATE", { id, word: "second" }, { id }],
		["DELETE", {}, { id }],
	]);
	expect(listening.changes[1]?.old).toEqual({ id });
});

test("other people's rows never arrive, with no filter or with a filter that names them", async () => {
	const everything = await listen(ben.client, { table: "memos" });
	const hers = await listen(ben.client, { table: "memos", filter: `owner_id=eq.${asha.id}` });
	const both = await listen(ben.client, { table: "memos", filter: `owner_id=in.(${asha.id},${ben.id})` });
	const stranger = school.anon();
	const signedOut = await listen(stranger, { table: "memos" }, { table: "groups" });
	expect([everything, hers, both, signedOut].map(({ states }) => states)).toEqual(Array(4).fill(["SUBSCRIBED"]));

	const id = await addMemo(school.pool, asha, "for nobody else");
	await school.pool.query("update public.memos set stars = 5 where id = $1", [id]);
	await school.pool.query("delete from public.memos where id = $1", [id]);
	const last = Number(await addMemo(school.pool, ben, "the last"));
	await school.pool.query("insert into public.keyless values ('x')");

	expect(await everything.arrived(1)).toMatchObject({ new: { id: last } });
	expect(await both.arrived(1)).toMatchObject({ new: { id: last } });
	expect([everything, both, hers, signedOut].map(({ changes }) => changes.length)).toEqual([1, 1, 0, 0]);
	await stranger.removeAllChannels();
});

test("a removed row is told to those who could see it, and to nobody else", async () => {
	const [hers, his] = [await listen(asha.client, { table: "groups" }), await listen(ben.client, { table: "groups" })];
	await school.pool.query(`
		insert into public.groups values (1, 'one'), (2, 'two');
		insert into public.members values (1, '${asha.id}'), (2, '${ben.id}');
	`);
	expect([await hers.arrived(1), await his.arrived(1)]).toMatchObject([{ new: { id: 1 } }, { new: { id: 2 } }]);
	// The membership is deleted with the group, so no subscriber can be proved to have seen it.
	await school.pool.query("delete from public.groups where id = 1");
	await school.pool.query("alter table public.members drop constraint members_group_id_fkey");
	await school.pool.query("delete from public.groups where id = 2");
	expect(await his.arrived(2)).toMatchObject({ eventType: "DELETE", old: { id: 2 } });
	expect([hers.changes.length, his.changes.length]).toEqual([1, 2]);
});

test("every comparison of a filter holds, and several hold together", async () => {
	const filters = [
		"stars=eq.5",
		"stars=neq.5",
		"stars=lt.4",
		"stars=lte.4",
		"stars=gt.4",
		"stars=gte.4",
		"stars=in.(3,5)",
		"stars=gt.3,word=eq.four",
		'word=in.("a,b",four)',
		"colour=eq.red",
	];
	const listening = await Promise.all(filters.map((filter) => listen(asha.client, { table: "memos", filter })));
	expect(listening.flatMap(({ states }) => states)).toEqual(filters.map(() => "SUBSCRIBED"));
	const all = await listen(asha.client, { table: "memos" });
	for (const [word, stars] of [
		["three", 3],
		["four", 4],
		["five", 5],
		["a,b", 4],
	] as const) {
		await addMemo(school.pool, asha, word, { stars, ...(stars === 3 ? { colour: "red" } : {}) });
	}
	await all.arrived(4);
	const words = listening.map(({ changes }) => changes.map((change) => (change.new as { word: string }).word));
	expect(words).toEqual([
		["five"],
		["three", "four", "a,b"],
		["three"],
		["three", "four", "a,b"],
		["five"],
		["four", "five", "a,b"],
		["three", "five"],
		["four"],
		["four", "a,b"],
		["three"],
	]);
});

test("several changes wanted on one channel each get what is theirs", async () => {
	const listening = await listen(
		asha.client,
		{ event: "INSERT", table: "memos" },
		{ event: "*", table: "memos", filter: "stars=gt.3" },
		{ event: "DELETE", table: "memos" },
	);
	await addMemo(school.pool, asha, "both", { stars: 4 });
	await addMemo(school.pool, asha, "first only", { stars: 3 });
	await listening.arrived(3);
	const received = listening.changes.map((change) => (change.new as { word: string }).word);
	expect(received).toEqual(["both", "both", "first only"]);
});

test("a column the role may not read is not sent, and not filtered by", async () => {
	const listening = await listen(asha.client, { table: "places" });
	await school.pool.query("insert into public.places values ('lab', 1, 'Ben')");
	expect((await listening.arrived(1)).new).toEqual({ room: "lab", seat: 1 });
	const nosy = await listen(asha.client, { table: "places", filter: "taken_by=eq.Ben" });
	expect(nosy.states[0]).toBe("CHANNEL_ERROR: There is no column taken_by to filter by");
});

test.each([
	[{ table: "diaries" }, "Changes of public.diaries are not published, or may not be read"],
	[{ table: "keyless" }, "Changes of public.keyless are not published, or may not be read"],
	[{ table: "none" }, "Changes of public.none are not published, or may not be read"],
	[{ schema: "gateway", table: "api_keys" }, "Changes of gateway.api_keys are not published, or may not be read"],
	[{ table: "memos", filter: "owner_id=eq.nobody" }, "A value does not fit the column owner_id"],
	[{ table: "memos", filter: "stars=eq.99999999999" }, "A value does not fit the column stars"],
	[{ table: "memos", filter: "word=like.%" }, 'The filter "word=like.%" cannot be read'],
	[{ table: "memos", filter: "word=eq.a\0" }, "A value cannot be read"],
	[{ table: "memos", filter: "1=1;--=eq.1" }, 'The filter "1=1;--=eq.1" cannot be read'],
	[{ filter: "stars=eq.1" }, "A filter needs one table"],
])("a join for %o is refused with the reason", async (wanted, reason) => {
	const listening = await listen(asha.client, wanted);
	expect(listening.states[0]).toBe(`CHANNEL_ERROR: ${reason}`);
});

test("a table that joins the publication while the server runs is told of", async () => {
	await school.pool.query("create table public.late (id integer primary key)");
	await school.pool.query("grant select on public.late to authenticated");
	await school.pool.query("alter publication supabase_realtime add table public.late");
	await expect
		.poll(async () => (await listen(asha.client, { table: "late" })).states[0], { timeout: 10_000, interval: 500 })
		.toBe("SUBSCRIBED");
	const listening = await listen(asha.client, { table: "late" });
	await school.pool.query("insert into public.late values (1)");
	expect(await listening.arrived(1)).toMatchObject({ new: { id: 1 } });
});

test("a row longer than a notification arrives whole", async () => {
	const listening = await listen(asha.client, { table: "memos", filter: `owner_id=eq.${asha.id}` });
	await addMemo(school.pool, asha, "x".repeat(20_000));
	expect(((await listening.arrived(1)).new as { word: string }).word).toHaveLength(20_000);
});

test("two people who want all rows of a table each get their own, from one look", async () => {
	const [hers, his] = [await listen(asha.client, { table: "memos" }), await listen(ben.client, { table: "memos" })];
	await addMemo(school.pool, asha, "hers");
	await addMemo(school.pool, ben, "his");
	await addMemo(school.pool, asha, "hers again");
	await addMemo(school.pool, ben, "his again");
	await Promise.all([hers.arrived(2), his.arrived(2)]);
	const words = [hers, his].map(({ changes }) => changes.map((change) => (change.new as { word: string }).word));
	expect(words).toEqual([
		["hers", "hers again"],
		["his", "his again"],
	]);
});

test("after a lost database connection the clients join again by themselves", async () => {
	const listening = await listen(asha.client, { table: "memos", filter: `owner_id=eq.${asha.id}` });
	await school.pool.query(
		"select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
	);
	await listening.became("CHANNEL_ERROR");
	await listening.became("SUBSCRIBED", 2);
	await addMemo(school.pool, asha, "back again");
	expect(await listening.arrived(1)).toMatchObject({ new: { word: "back again" } });
});

test("a policy that raises silences its own subscribers only", async () => {
	await school.pool.query(`
		create function public.fragile(owner uuid) returns boolean language plpgsql as $$
		begin
			if auth.uid() = '${ben.id}' then raise exception 'not for him'; end if;
			return true;
		end $$;
		create policy "fragile" on public.memos for select to authenticated using (public.fragile(owner_id));
	`);
	const [hers, his] = [await listen(asha.client, { table: "memos" }), await listen(ben.client, { table: "memos" })];
	await addMemo(school.pool, asha, "fragile");
	expect(await hers.arrived(1)).toMatchObject({ new: { word: "fragile" } });
	expect(his.changes).toEqual([]);
	await school.pool.query(`drop policy "fragile" on public.memos`);
});

test("the service sees every row", async () => {
	const service = school.service();
	const listening = await listen(service, { table: "memos" });
	const id = await addMemo(school.pool, ben, "his");
	await listening.arrived(1);
	await school.pool.query("delete from public.memos where id = $1", [id]);
	await listening.arrived(2);
	expect(listening.changes.map(({ eventType }) => eventType)).toEqual(["INSERT", "DELETE"]);
	await service.removeAllChannels();
});

test("broadcast and presence are refused, and the channel lives on", async () => {
	const listening = await listen(asha.client, { table: "memos" });
	expect(await listening.channel.track({ here: true })).toBe("error");
	await listening.channel.send({ type: "broadcast", event: "hello", payload: { a: 1 } });
	await addMemo(school.pool, asha, "after");
	expect(await listening.arrived(1)).toMatchObject({ new: { word: "after" } });
});
