import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";

let rig: GatewayUnderTest;
beforeAll(async () => {
	rig = await startGateway("");
});
afterAll(() => rig.stop());

/** `levels` objects, each in the one before. */
const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });

/** JSON of 2,048 bytes; with `more` bytes more. */
const full = (more = 0) => ({ notes: "é".repeat(1017) + "x".repeat(2 + more) });

const PAST: [string, object][] = [
	["of 20 kB", { notes: "x".repeat(20_000) }],
	["a byte too large", full(1)],
	["nested four deep", nested(3)],
	["nested 200 deep", nested(200)],
	["nested in lists", { a: [[[1]]] }],
];

test("as much metadata as the limit allows is kept, and stands in no token", async () => {
	expect(Buffer.byteLength(JSON.stringify(full()))).toBe(2048);
	const { client } = await rig.person("full");
	const { data, error } = await client.auth.updateUser({ data: { name: null, ...full() } });
	expect(error).toBeNull();
	expect(data.user?.user_metadata).toEqual(full());
	const renewed = await client.auth.refreshSession();
	expect(renewed.data.user?.user_metadata).toEqual(full());
	const token = renewed.data.session?.access_token ?? "";
	expect(decodeJwt(token)).not.toHaveProperty("user_metadata");
	expect(token.length).toBeLessThan(1000);
});

test.each(PAST)("metadata %s are refused in one's own account, at sign-up, and from staff", async (what, data) => {
	const { client, id } = await rig.person(`past-${PAST.findIndex(([name]) => name === what)}`);
	const refused = { status: 400, code: "validation_failed" };
	expect((await client.auth.updateUser({ data })).error).toMatchObject(refused);
	const email = `new-${id}@school.test`;
	const signUp = await rig.anon().auth.signUp({ email, password: GOOD_PASSWORD, options: { data } });
	expect(signUp.error).toMatchObject(refused);
	const admin = rig.service().auth.admin;
	expect((await admin.createUser({ email, user_metadata: data })).error).toMatchObject(refused);
	expect((await admin.updateUserById(id, { user_metadata: data })).error).toMatchObject(refused);
	expect((await admin.updateUserById(id, { app_metadata: data })).error).toMatchObject(refused);
	expect((await client.auth.getUser()).data.user?.user_metadata).toEqual({ name: expect.stringMatching(/^past-/) });
});

test("many small changes do not add up to more than the limit", async () => {
	const { client } = await rig.person("patient");
	const answers: (string | undefined)[] = [];
	for (const key of ["a", "b", "c"]) {
		answers.push((await client.auth.updateUser({ data: { [key]: "x".repeat(900) } })).error?.code);
	}
	expect(answers).toEqual([undefined, undefined, "validation_failed"]);
});
