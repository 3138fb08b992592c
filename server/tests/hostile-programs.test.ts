import { afterAll, beforeAll, expect, test } from "vitest";
import { answerFor } from "#content/answers.ts";
import { loadProject } from "#content/projects.ts";
import { signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const PROJECT = "water-temp-monitor";
const FLIPS = "void setup() { DDRB = 255; DDRD = 255; }\nvoid loop() { for (;;) { PINB = 255; PIND = 255; } }\n";
/** Nests as deep as it may; then every < may be a template or a comparison, which takes the parser 12 s. */
const AMBIGUOUS = `int x = ${"(a,".repeat(60)}${"b<".repeat(30_000)}`;

let server: RunningServer;

beforeAll(async () => {
	server = await runServer();
});

afterAll(async () => {
	await server.stop();
});

test.each([["({[<".repeat(15_900)], ["{".repeat(30_000) + "}".repeat(30_000)]])(
	"brackets without end are told as such: %.8s",
	async (source) => {
		const learner = await signUpAt(server.url);
		const answer = await learner.post("/api/compile", { source });
		expect([answer.status, await answer.json()]).toMatchObject([
			200,
			{ outcome: "failed", diagnostics: [{ code: "nested_too_deep" }] },
		]);
	},
);

test("while a text is parsed that takes its whole deadline, the server answers others", async () => {
	const [hostile, other] = await Promise.all([signUpAt(server.url), signUpAt(server.url)]);
	const answered: string[] = [];
	const note =
		(name: string) =>
		async (response: Response): Promise<unknown> => {
			const body = await response.json();
			answered.push(name);
			return body;
		};
	const parsing = hostile.post("/api/compile", { source: AMBIGUOUS }).then(note("hostile"));
	await expect.poll(async () => (await other.post("/api/compile/place", {})).status).toBe(200);
	await fetch(`${server.url}/health`).then(note("health"));
	expect(await parsing).toMatchObject({ outcome: "failed", diagnostics: [{ code: "compiler_stopped" }] });
	expect(answered).toEqual(["health", "hostile"]);
});

test("a program that flips pins without a pause is stopped as too fast beside another's check; again and again, it waits", async () => {
	const [hostile, other] = await Promise.all([signUpAt(server.url), signUpAt(server.url)]);
	const { circuit } = (await loadProject(PROJECT)) ?? {};
	const flip = () => hostile.post("/api/check", { projectId: PROJECT, source: FLIPS, circuit });
	const [flipped, checked] = await Promise.all([
		flip(),
		other.post("/api/check", { projectId: PROJECT, source: answerFor(PROJECT)?.solution, circuit }),
	]);
	expect(await checked.json()).toMatchObject({ award: { points: 100 } });
	expect(await flipped.json()).toMatchObject({ report: { passed: false, stopped: "too_fast" }, award: null });
	expect(await (await flip()).json()).toMatchObject({ report: { stopped: "too_fast" } });
	const refused = await flip();
	expect([refused.status, await refused.json()]).toMatchObject([429, { code: "stopped_often" }]);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
