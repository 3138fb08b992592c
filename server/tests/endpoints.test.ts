import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENDLESS } from "#compiler/testing/attacks.ts";
import { SKETCH_MAXIMUM } from "#domain/bench/compile-result.ts";
import { findRunningPostgres } from "../platform/postgres/running-postgres.ts";
import { type Learner, postAs, signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const BLINK = "void setup() { pinMode(13, OUTPUT); }\nvoid loop() { digitalWrite(13, HIGH); delay(500); }\n";

let server: RunningServer;

beforeAll(async () => {
	server = await runServer();
});

afterAll(async () => {
	await server.stop();
});

describe.each([
	["/api/compile", { source: BLINK }],
	["/api/check", { projectId: "water-temp-monitor", source: BLINK, circuit: { board: "uno", parts: [], wires: [] } }],
])("%s", (path, body) => {
	test("turns away a stranger, and a forged or foreign token", async () => {
		const { accessToken } = await signUpAt(server.url);
		const [header, payload, signature] = accessToken.split(".");
		const none = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
		const changed = Buffer.from(
			JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? "", "base64url").toString()), sub: crypto.randomUUID() }),
		).toString("base64url");
		const forgeries = [
			"",
			"x",
			`${none}.${payload}.`,
			`${header}.${changed}.${signature}`,
			`${header}.${payload}.AAAA`,
		];
		for (const token of forgeries) {
			const response = await postAs(server.url, token, path, body);
			expect([response.status, await response.json()]).toEqual([401, { code: "not_signed_in" }]);
		}
		expect((await postAs(server.url, accessToken, path, body)).status).toBe(200);
	});

	test("refuses a body that is not a question", async () => {
		const learner = await signUpAt(server.url);
		for (const wrong of ["{", "[]", { source: 7 }, {}, { ...body, source: "x".repeat(SKETCH_MAXIMUM + 1) }]) {
			const response = await learner.post(path, wrong);
			expect([response.status, await response.json()]).toEqual([400, { code: "bad_request" }]);
		}
	});

	test("refuses a body past all limits before reading it whole", async () => {
		const learner = await signUpAt(server.url);
		const response = await learner.post(path, { ...body, source: "x".repeat(10 * SKETCH_MAXIMUM) });
		expect([response.status, await response.json()]).toEqual([413, { code: "too_large" }]);
	});
});

test("one person who asks without pause is told how long to wait, and others are not held up", async () => {
	const [hasty, other] = await Promise.all([signUpAt(server.url), signUpAt(server.url)]);
	const answers = [];
	for (let time = 0; time < 61; time += 1) answers.push(await hasty.post("/api/compile", { source: 7 }));
	const last = answers.at(-1);
	expect(answers.slice(0, -1).every(({ status }) => status === 400)).toBe(true);
	expect(last?.status).toBe(429);
	const refusal = (await last?.json()) as { code: string; details: { seconds: number } };
	expect(refusal.code).toBe("too_many_requests");
	expect(refusal.details.seconds).toBeGreaterThan(0);
	expect(refusal.details.seconds).toBeLessThanOrEqual(60);
	expect((await other.post("/api/compile", { source: BLINK })).status).toBe(200);
});

test("a learner who waits is told how many programs come before theirs; a stranger is told nothing", async () => {
	const [first, second, third] = await Promise.all([signUpAt(server.url), signUpAt(server.url), signUpAt(server.url)]);
	const controller = new AbortController();
	const queuePosition = async ({ post }: Learner) => {
		const response = await post("/api/compile/place", {});
		return [response.status, (await response.json()) as { ahead: number }] as const;
	};
	expect(await queuePosition(third)).toEqual([200, { ahead: 0 }]);
	for (const learner of [first, second]) {
		for (const program of [1, 2]) {
			const source = `${ENDLESS}\n${BLINK}// ${learner.userId} ${program}`;
			postAs(server.url, learner.accessToken, "/api/compile", { source }, controller.signal).catch(() => undefined);
		}
	}
	// The second program of each waits for the first, which is being compiled by then.
	const isWaiting = async (learner: Learner) => (await queuePosition(learner))[1].ahead > 0;
	for (const learner of [first, second]) {
		await expect.poll(() => isWaiting(learner), { timeout: 10_000, interval: 100 }).toBe(true);
	}
	const waiting = third.post("/api/compile", { source: `${BLINK}// the third` });
	await expect.poll(() => queuePosition(third), { timeout: 10_000, interval: 100 }).toEqual([200, { ahead: 2 }]);
	controller.abort();
	expect((await waiting).status).toBe(200);
	expect(await queuePosition(third)).toEqual([200, { ahead: 0 }]);
	expect((await postAs(server.url, "", "/api/compile/place", {})).status).toBe(401);
});

test("nothing that was sent stands in the log", async () => {
	const learner = await signUpAt(server.url, { name: "Zawadi Unseen" });
	await learner.post("/api/compile", { source: "int secret_of_mine = ;" });
	await learner.post("/api/check", "{");
	const database = new pg.Client({ connectionString: (await findRunningPostgres(server.dataDir)) ?? "" });
	await database.connect();
	await database.query("alter table public.project_helps rename column cost to price");
	expect((await learner.post("/api/reveal", { projectId: "water-temp-monitor" })).status).toBe(500);
	await database.query("alter table public.project_helps rename column price to cost");
	await database.end();
	await expect.poll(server.output).toContain("an endpoint failed");
	for (const word of [learner.accessToken, learner.userId, "Zawadi", "secret_of_mine"])
		expect(server.output()).not.toContain(word);
});
