import { afterAll, beforeAll, expect, test } from "vitest";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { loadProject } from "#content/projects.ts";
import { type Learner, signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const SKETCH = "water-temp-monitor";
const BLOCKS = "led-sequence";

let server: RunningServer;
let learner: Learner;
let circuit: string;

beforeAll(async () => {
	server = await runServer();
	learner = await signUpAt(server.url);
	circuit = JSON.stringify((await loadProject(SKETCH))?.circuit);
	// What the page says of its own checks.
	await learner.client
		.rpc("record_attempt", {
			...{ person: learner.userId, action_id: crypto.randomUUID(), project_id: SKETCH, kind: "sketch", passed: true },
			...{ passed_steps: ["everything"], step_count: 1 },
		})
		.throwOnError();
});
afterAll(() => server.stop());

async function handIn(challenge_id: string, work: object): Promise<string> {
	const id = crypto.randomUUID();
	await learner.client
		.from("challenge_submissions")
		.insert({ id, challenge_id, submission_text: "Look!", work: work as never })
		.throwOnError();
	const { data } = await learner.client.from("challenge_submissions").select("check_report").eq("id", id).single();
	expect(data).toEqual({ check_report: null });
	return id;
}

const reportOf = async (id: string) =>
	(
		await learner.client
			.from("challenge_submissions")
			.select("check_report, checked_at, revision")
			.eq("id", id)
			.single()
	).data;

test("the server checks what was handed in by itself, in its own circuit; the page's word is no report", async () => {
	const { solution = "", wrong = [] } = answerFor(SKETCH) ?? {};
	const never = wrong.find(({ name }) => name === "never-on")?.source ?? "";
	const unwired = JSON.stringify({ board: "uno", parts: [], wires: [] });
	const blocks = JSON.stringify(blockAnswerFor(BLOCKS)?.solution);
	const sketch = (program: string, built: string | null = circuit) => ({ kind: "sketch", program, circuit: built });
	const cases: [string, object, object | null][] = [
		[SKETCH, sketch(solution), { passed: true, failedStep: null }],
		[SKETCH, sketch(never), { passed: false, failedStep: expect.any(String), seen: { code: expect.any(String) } }],
		[SKETCH, sketch("void setup() {"), { passed: false, passedSteps: [], outcome: "not_compiled" }],
		[SKETCH, sketch(solution, unwired), { passed: false, passedSteps: [], outcome: "wiring" }],
		[SKETCH, sketch(solution, null), null],
		[SKETCH, sketch(solution, '{"board":'), null],
		[BLOCKS, { kind: "blocks", program: blocks, circuit: null }, { passed: true }],
		[BLOCKS, { kind: "blocks", program: "no blocks", circuit: null }, null],
	];
	const ids = [];
	for (const [project, work] of cases) ids.push(await handIn(project, work));
	const last = ids.at(-1) ?? "";
	await expect.poll(async () => (await reportOf(last))?.checked_at, { timeout: 50_000 }).toBeTruthy();
	for (const [index, [, , wanted]] of cases.entries()) {
		const report = await reportOf(ids[index] ?? "");
		const { check_report } = report ?? {};
		if (wanted === null) expect(check_report).toBeNull();
		else expect(check_report).toMatchObject(wanted);
		// A check is no review.
		expect(report).toMatchObject({ revision: 1 });
	}
}, 60_000);
