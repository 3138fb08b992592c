import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway(`create function public.fill() returns trigger language plpgsql as $$
		begin raise exception 'could not extend file' using errcode = '53100'; end $$;
		create table public.notes (id integer);
		grant all on public.notes to anon;
		create trigger fill before insert on public.notes for each row execute function public.fill();
		create trigger fill before insert on auth.users for each row execute function public.fill()`);
});
afterAll(() => rig.stop());

test("where the disk is full, sign-up and writes are answered with 507 and a code of their own", async () => {
	const { error } = await rig.anon().auth.signUp({ email: "asha@school.test", password: GOOD_PASSWORD });
	expect(error).toMatchObject({ status: 507, code: "insufficient_storage" });
	const written = await rig.anon().from("notes").insert({ id: 1 });
	expect([written.status, written.error?.code]).toEqual([507, "53100"]);
});
