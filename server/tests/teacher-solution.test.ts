import { afterAll, beforeAll, expect, test } from "vitest";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { teacherSolution } from "#domain/api/bench.ts";
import { type TestDatabase, testDatabase } from "#supabase/tests/harness.ts";
import { type Learner, postAs, signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

let database: TestDatabase;
let server: RunningServer;

beforeAll(async () => {
	database = await testDatabase();
	server = await runServer({ DATABASE_URL: database.url });
});
afterAll(async () => {
	await server.stop();
	await database.drop();
});

const SKETCH = "water-temp-monitor";
const ask = async (person: Learner, projectId: string) => {
	const answer = await person.post("/api/teacher-solution", { projectId });
	return { status: answer.status, body: await answer.json() };
};

test("a verified educator gets the solution of a sketch and of blocks; it is recorded nowhere and costs nothing", async () => {
	const teacher = await signUpAt(server.url, { user_type: "educator" });
	await database.pool.query("update roles set verified_at = now() where user_id = $1", [teacher.userId]);
	const sketch = teacherSolution.response.parse((await ask(teacher, SKETCH)).body);
	expect(sketch.solution).toEqual({ kind: "sketch", source: answerFor(SKETCH)?.solution });
	const blocks = teacherSolution.response.parse((await ask(teacher, "auto-light")).body);
	expect(blocks.solution).toEqual({ kind: "blocks", blocks: blockAnswerFor("auto-light")?.solution });
	expect(await ask(teacher, "no-such-project")).toMatchObject({ status: 404, body: { code: "unknown_project" } });
});

test("a learner, an educator who is not verified and a stranger get none", async () => {
	for (const user_type of ["student", "educator"]) {
		const person = await signUpAt(server.url, { user_type });
		const answer = await ask(person, SKETCH);
		expect(answer).toMatchObject({ status: 403, body: { code: "not_allowed" } });
		expect(JSON.stringify(answer.body)).not.toContain("void loop");
	}
	expect((await postAs(server.url, "", "/api/teacher-solution", { projectId: SKETCH })).status).toBe(401);
});
