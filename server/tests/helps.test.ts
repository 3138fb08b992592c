import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { loadProject } from "#content/projects.ts";
import {
	type HintResponse,
	hint as hintEndpoint,
	type RevealResponse,
	reveal as revealEndpoint,
} from "#domain/api/bench.ts";
import { type Learner, signUpAt } from "./learner.ts";
import { type RunningServer, runServer } from "./run-server.ts";

const PROJECT = "water-temp-monitor";
const POINTS = 100;
const { hints, solution } = answerFor(PROJECT) ?? { hints: [], solution: "" };

let server: RunningServer;
let learner: Learner;

beforeAll(async () => {
	server = await runServer();
});

afterAll(() => server.stop());

async function newLearner(): Promise<Learner> {
	learner = await signUpAt(server.url);
	return learner;
}

/** Asks as a page that has the first `known` hints. */
async function hint(known: number, next = true): Promise<HintResponse> {
	const seen = hints.slice(0, known).map(({ id }) => id);
	const answer = await learner.post("/api/hint", { projectId: PROJECT, seen, next });
	return hintEndpoint.response.parse(await answer.json());
}

async function reveal(projectId = PROJECT): Promise<RevealResponse> {
	return revealEndpoint.response.parse(await (await learner.post("/api/reveal", { projectId })).json());
}

/** The cost of the hint after this many. */
const costOf = (taken: number) => (taken < 10 ? 10 : 0);

describe("a hint", () => {
	test("takes a tenth of the points each, and nothing once none are left", async () => {
		await newLearner();
		for (let seen = 0; seen < hints.length; seen += 1) {
			expect(await hint(seen)).toEqual({
				hints: hints.slice(0, seen + 1),
				total: hints.length,
				deducted: costOf(seen),
				state: {
					score: Math.max(0, POINTS - 10 * (seen + 1)),
					helps: hints.slice(0, seen + 1).map(({ id }, index) => ({ id, kind: "hint", cost: costOf(index) })),
					...{ completion: null, points: 0, level: 1 },
				},
			});
		}
		expect(await hint(hints.length)).toMatchObject({
			hints,
			state: { score: 0 },
			deducted: 0,
		});
	});

	test("of a step is the next rung of that step's ladder", async () => {
		await newLearner();
		const question = { projectId: PROJECT, step: "sounds_when_hot", seen: [], next: true };
		const answer = hintEndpoint.response.parse(await (await learner.post("/api/hint", question)).json());
		expect(answer.hints.map(({ id }) => id)).toEqual(["sounds_when_hot/ask"]);
	});

	test("whose answer was lost costs once, and two at the same moment are one", async () => {
		await newLearner();
		await Promise.all([hint(0), hint(0)]);
		expect(await hint(0)).toMatchObject({ hints: [hints[0]], state: { score: 90 }, deducted: 0 });
	});

	test("that was taken is given again for nothing", async () => {
		await newLearner();
		expect(await hint(0, false)).toMatchObject({ hints: [], state: { score: 100 }, deducted: 0 });
		await hint(0);
		expect(await hint(0, false)).toMatchObject({ hints: [hints[0]], state: { score: 90 }, deducted: 0 });
	});

	test("stands in the learner's own record, which nobody else reads", async () => {
		const asha = await newLearner();
		await hint(0);
		const own = await asha.client.from("project_helps").select("help_id, kind, cost");
		expect(own.data).toEqual([{ help_id: hints[0]?.id, kind: "hint", cost: 10 }]);
		const juma = await newLearner();
		expect((await juma.client.from("project_helps").select()).data).toEqual([]);
	});
});

describe("a revealed solution", () => {
	test("takes ten points once", async () => {
		await newLearner();
		const first = { solution: { kind: "sketch", source: solution }, state: { score: 90 }, deducted: 10 };
		expect(await reveal()).toMatchObject(first);
		expect(await reveal()).toMatchObject({ ...first, deducted: 0 });
	});

	test("of a block project is blocks", async () => {
		await newLearner();
		expect(await reveal("led-sequence")).toMatchObject({
			solution: { kind: "blocks", blocks: blockAnswerFor("led-sequence")?.solution },
			state: { score: 40 },
			deducted: 10,
		});
	});

	test("is paid for when the project is completed, and what comes after is free", async () => {
		const asha = await newLearner();
		await hint(0);
		await reveal();
		const { circuit } = (await loadProject(PROJECT)) ?? {};
		const checked = await asha.post("/api/check", { projectId: PROJECT, source: solution, circuit });
		expect(await checked.json()).toMatchObject({
			award: { points: 80, already: false, state: { score: 80, completion: { points: 80 }, points: 80, level: 1 } },
		});
		expect(await hint(1)).toMatchObject({ deducted: 0, state: { score: 80 } });
		const total = await asha.client.from("user_points").select("total_points").single();
		expect(total.data).toEqual({ total_points: 80 });
	});
});

test.each(["/api/hint", "/api/reveal"])("%s gives nothing of an unknown project, or to nobody", async (path) => {
	await newLearner();
	const question = { projectId: "no-such-project", ...(path === "/api/hint" && { seen: [], next: true }) };
	const unknown = await learner.post(path, question);
	expect([unknown.status, await unknown.json()]).toEqual([404, { code: "unknown_project" }]);
	const stranger = await fetch(server.url + path, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ ...question, projectId: PROJECT }),
	});
	expect(stranger.status).toBe(401);
});

test("a hint of the primary kit is recorded and costs nothing, step by step", async () => {
	await newLearner();
	const question = { projectId: "led-sequence", step: "yellow_second", seen: [], next: true };
	const answer = hintEndpoint.response.parse(await (await learner.post("/api/hint", question)).json());
	expect(answer).toMatchObject({ deducted: 0, state: { score: 50 } });
	expect(answer.hints.map(({ id }) => id)).toEqual(["yellow_second/ask"]);
	const other = await learner.post("/api/hint", { ...question, step: "no_such_step" });
	expect(other.status).toBe(404);
});
