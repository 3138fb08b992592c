import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { loadProject } from "#content/projects.ts";
import { type CheckAnswer, checkAnswer } from "#domain/check-answer.ts";
import { type Learner, signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const PROJECT = "water-temp-monitor";
const answers = answerFor(PROJECT);
if (!answers) throw new Error("the project has no answers");

let server: RunningServer;

beforeAll(async () => {
	server = await runServer();
});

afterAll(async () => {
	await server.stop();
});

async function check(learner: Learner, source: string, more: object = {}): Promise<CheckAnswer> {
	const response = await learner.post("/api/check", { projectId: PROJECT, source, ...more });
	expect(response.status).toBe(200);
	return checkAnswer.parse(await response.json());
}

async function pointsOf({ client, userId }: Learner) {
	const { data } = await client.from("user_points").select("total_points, level").eq("user_id", userId).single();
	return data;
}

test("a program that works is awarded the project's points, once", async () => {
	const learner = await signUpAt(server.url);
	expect(await pointsOf(learner)).toEqual({ total_points: 0, level: 1 });
	const first = await check(learner, answers.solution);
	expect(first).toMatchObject({ outcome: "checked", report: { passed: true }, award: { points: 100, already: false } });
	expect(await pointsOf(learner)).toEqual({ total_points: 100, level: 2 });
	const again = await check(learner, answers.solution);
	expect(again).toMatchObject({ award: { points: 100, already: true } });
	expect(await pointsOf(learner)).toEqual({ total_points: 100, level: 2 });
});

test("two uploads at the same moment are awarded once", async () => {
	const learner = await signUpAt(server.url);
	const both = await Promise.all([check(learner, answers.solution), check(learner, answers.solution)]);
	const already = both.map((answer) => answer.outcome === "checked" && answer.award?.already).toSorted();
	expect(already).toEqual([false, true]);
	expect(await pointsOf(learner)).toEqual({ total_points: 100, level: 2 });
});

test.each(answers.accepted)("another correct program is awarded: $name", async ({ source }) => {
	const learner = await signUpAt(server.url);
	expect(await check(learner, source)).toMatchObject({ report: { passed: true }, award: { points: 100 } });
});

describe("a program that does not do the job is not awarded", () => {
	test.each(answers.wrong)("$name", async ({ source }) => {
		const learner = await signUpAt(server.url);
		expect(await check(learner, source)).toMatchObject({ report: { passed: false }, award: null });
		expect(await pointsOf(learner)).toEqual({ total_points: 0, level: 1 });
	});

	test("the starter", async () => {
		const learner = await signUpAt(server.url);
		const starter = (await loadProject(PROJECT))?.starter ?? "";
		expect(await check(learner, starter)).toMatchObject({ report: { passed: false }, award: null });
	});
});

test("what the page says of its own result is not taken", async () => {
	const learner = await signUpAt(server.url);
	const claim = { passed: true, points: 1000, report: { passed: true, steps: [] }, award: { points: 1000 } };
	expect(await check(learner, "void setup() {}\nvoid loop() {}\n", claim)).toMatchObject({ award: null });
	await check(learner, answers.solution, claim);
	expect(await pointsOf(learner)).toEqual({ total_points: 100, level: 2 });
});

test("a program that does not compile is told apart, at its line", async () => {
	const learner = await signUpAt(server.url);
	const answer = await check(learner, answers.solution.replace("Serial.begin(9600);", "Serial.begin(9600)"));
	expect(answer).toMatchObject({ outcome: "not_compiled", diagnostics: [{ code: "missing_semicolon", line: 12 }] });
});

test.each([
	[
		"floods the serial line",
		'void loop() { Serial.println(F("0123456789012345678901234567890123456789")); }',
		"serial_flood",
	],
	["never ends", 'void loop() { for (;;) { asm volatile(""); } }', "never_ends"],
])("a program that %s is stopped and says so, and the next check works", async (_name, loop, stopped) => {
	const learner = await signUpAt(server.url);
	const baud = stopped === "serial_flood" ? 2_000_000 : 9600;
	const answer = await check(learner, `void setup() { Serial.begin(${baud}); }\n${loop}\n`);
	expect(answer).toMatchObject({ report: { passed: false, stopped }, award: null });
	expect(await check(learner, answers.solution)).toMatchObject({ award: { points: 100 } });
});

test("an unknown project, even one named like a path, is refused", async () => {
	const learner = await signUpAt(server.url);
	for (const projectId of ["no-such-project", "../kits", "__proto__"]) {
		const response = await learner.post("/api/check", { projectId, source: answers.solution });
		expect([response.status, await response.json()]).toEqual([404, { code: "unknown_project" }]);
	}
});

describe("a project made with blocks", () => {
	const project = "led-sequence";
	const ask = (learner: Learner, blocks: unknown) => learner.post("/api/check", { projectId: project, blocks });

	test("blocks that work are awarded once; blocks that do not are not", async () => {
		const answers = blockAnswerFor(project);
		if (!answers) throw new Error("the project has no answers");
		const works = answers.accepted[0]?.program;
		const learner = await signUpAt(server.url);
		for (const { program } of answers.wrong) {
			expect(checkAnswer.parse(await (await ask(learner, program)).json())).toMatchObject({ award: null });
		}
		expect(await pointsOf(learner)).toEqual({ total_points: 0, level: 1 });
		const first = checkAnswer.parse(await (await ask(learner, works)).json());
		expect(first).toMatchObject({ report: { passed: true }, award: { points: 50, already: false } });
		const again = checkAnswer.parse(await (await ask(learner, works)).json());
		expect(again).toMatchObject({ award: { points: 50, already: true } });
		expect(await pointsOf(learner)).toEqual({ total_points: 50, level: 1 });
	});

	test("blocks that name lights the project does not have, or nest without end, are refused", async () => {
		const learner = await signUpAt(server.url);
		const wrongLight = { version: 1, statements: [{ id: "a", do: "light_on", light: "__proto__" }] };
		const nested = Array.from({ length: 500 }).reduce<object[]>(
			(inner) => [{ id: "r", do: "repeat", times: { kind: "number", value: 2 }, body: inner }],
			[],
		);
		for (const blocks of [wrongLight, { version: 1, statements: nested }, { version: 1, statements: "x" }]) {
			const response = await ask(learner, blocks);
			expect([response.status, await response.json()]).toEqual([400, { code: "bad_request" }]);
		}
	});
});
