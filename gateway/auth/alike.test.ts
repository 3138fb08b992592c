import * as argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type GatewayUnderTest, GOOD_PASSWORD, startGateway } from "../tests/gateway-under-test.ts";
import { openMailBox } from "../tests/mail-box.ts";
import { statementsOf } from "../tests/steps.ts";

vi.mock(import("@node-rs/argon2"), async (load) => {
	const real = await load();
	return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});

let box: Awaited<ReturnType<typeof openMailBox>>;
let rig: GatewayUnderTest;
beforeAll(async () => {
	box = await openMailBox();
	const mail = { url: box.url, from: "post@school.test", siteName: "School" };
	rig = await startGateway("", { siteUrl: "http://school.test", mail });
	for (const email of ["known@school.test", "warm-up@school.test"]) {
		await rig.service().auth.admin.createUser({ email, password: GOOD_PASSWORD, email_confirm: true });
	}
	// The dummy hash for missing accounts is made lazily.
	await rig.anon().auth.signInWithPassword({ email: "nobody@school.test", password: "x" });
});
afterAll(async () => {
	await rig.stop();
	await box.stop();
});

type Answer = { status: number; body: string };

async function ask(path: string, body: Record<string, unknown>): Promise<Answer> {
	const response = await fetch(`${rig.url}/auth/v1/${path}`, {
		method: "POST",
		headers: { apikey: rig.gateway.publishableKey, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: await response.text() };
}

/** The answer and every step to it. */
async function stepsOf(path: string, body: Record<string, unknown>) {
	vi.mocked(argon2.hash).mockClear();
	vi.mocked(argon2.verify).mockClear();
	let answer: Answer | undefined;
	const statements = await statementsOf(async () => {
		answer = await ask(path, body);
	});
	const hashes = [vi.mocked(argon2.hash).mock.calls.length, vi.mocked(argon2.verify).mock.calls.length];
	return { answer, statements, hashes };
}

/** Replaces what varies by call, or echoes the request. */
function levelled(text: string | undefined): string {
	return (
		(text ?? "")
			.replace(/(?:un)?known@school\.test/g, "…@school.test")
			.replace(/"[0-9a-f-]{36}"/g, '"id"')
			.replace(/"\d{4}-[^"]+Z"/g, '"time"')
			// Seconds pass between the two questions.
			.replace(/in \d+ seconds\./, "soon.")
	);
}

test.each([
	["signup", { password: "some password", data: { name: "Asha" } }, 200],
	["token?grant_type=password", { password: "wrong password" }, 400],
	["recover", {}, 200],
	["otp", {}, 200],
])("%s takes the same steps to the same answer for known and unknown accounts", async (path, body, status) => {
	await rig.pool.query("delete from gateway.sends");
	const known = await stepsOf(path, { ...body, email: "known@school.test" });
	const unknown = await stepsOf(path, { ...body, email: "unknown@school.test" });
	expect(known.answer?.status).toBe(status);
	expect(unknown.answer?.status).toBe(status);
	expect(levelled(unknown.answer?.body)).toBe(levelled(known.answer?.body));
	expect(known.statements.length).toBeGreaterThan(1);
	expect(unknown.statements).toEqual(known.statements);
	expect(unknown.hashes).toEqual(known.hashes);
	const first = await stepsOf(path, { ...body, email: "known@school.test" });
	const second = await stepsOf(path, { ...body, email: "unknown@school.test" });
	expect(second.answer?.status).toBe(first.answer?.status);
	expect(levelled(second.answer?.body)).toBe(levelled(first.answer?.body));
});

test("a password is hashed once for a sign-up and compared once for a sign-in", async () => {
	await rig.pool.query("delete from gateway.sends");
	expect((await stepsOf("signup", { email: "known@school.test", password: "some password" })).hashes).toEqual([1, 0]);
	const signIn = { email: "unknown-too@school.test", password: "some password" };
	expect((await stepsOf("token?grant_type=password", signIn)).hashes).toEqual([0, 1]);
});

test("resend takes the same steps to the same answer whether a sign-up waits, an account is there, or neither", async () => {
	await rig.pool.query("delete from gateway.sends");
	await ask("signup", { email: "waiting@school.test", password: GOOD_PASSWORD });
	await rig.pool.query("delete from gateway.sends");
	const [waiting, known, unknown] = [
		await stepsOf("resend", { type: "signup", email: "waiting@school.test" }),
		await stepsOf("resend", { type: "signup", email: "known@school.test" }),
		await stepsOf("resend", { type: "signup", email: "never@school.test" }),
	];
	expect(waiting.answer).toEqual({ status: 200, body: "{}" });
	expect(known).toEqual(waiting);
	expect(unknown).toEqual(waiting);
	await box.arrived("waiting@school.test", 2);
	expect(box.mails.filter(({ to }) => to.includes("never@school.test"))).toEqual([]);
});
