import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerFor } from "#content/answers.ts";
import { blockAnswerFor } from "#content/answers-blocks.ts";
import { asSketchProject, loadProject } from "#content/projects.ts";
import { type CheckResponse, check as checkEndpoint } from "#domain/api/bench.ts";
import type { Circuit } from "#simulator/circuit.ts";
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

/** Checks a program, in the project's circuit unless another is given. */
async function check(learner: Learner, source: string, more: object = {}): Promise<CheckResponse> {
	const circuit = (await loadProject(PROJECT))?.circuit;
	const response = await learner.post("/api/check", { projectId: PROJECT, source, circuit, ...more });
	expect(response.status).toBe(200);
	return checkEndpoint.response.parse(await response.json());
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
		const starter = asSketchProject(await loadProject(PROJECT))?.program.starter ?? "";
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
	[
		"crashes",
		"int deeper(int n) { volatile char room[60]; room[0] = n; return deeper(n + 1) + room[0]; }\nvoid loop() { deeper(1); }",
		"crashed",
	],
])("a program that %s is stopped and says so, and the next check works", async (_name, loop, stopped) => {
	const learner = await signUpAt(server.url);
	const baud = stopped === "serial_flood" ? 2_000_000 : 9600;
	const answer = await check(learner, `void setup() { Serial.begin(${baud}); }\n${loop}\n`);
	expect(answer).toMatchObject({ report: { passed: false, stopped }, award: null });
	expect(await check(learner, answers.solution)).toMatchObject({ award: { points: 100 } });
});

describe("in a circuit that the learner built", () => {
	const own = async (): Promise<Circuit> => {
		const project = await loadProject(PROJECT);
		if (!project) throw new Error("the project is gone");
		return structuredClone(project.circuit);
	};
	/** The project's circuit with the wire of one of the board's pins moved to another. */
	const rewired = async (from: string, to: string) => {
		const circuit = await own();
		return { ...circuit, wires: circuit.wires.map((wire) => (wire.from === from ? { ...wire, from: to } : wire)) };
	};

	test("the program is checked there: on the pin that the learner chose, and only there", async () => {
		const learner = await signUpAt(server.url);
		const circuit = await rewired("uno.8", "uno.9");
		const moved = answers.solution.replace(/= 8;/, "= 9;");
		expect(moved).not.toBe(answers.solution);
		expect(await check(learner, answers.solution, { circuit })).toMatchObject({
			report: { passed: false },
			award: null,
		});
		expect(await check(learner, moved)).toMatchObject({ report: { passed: false }, award: null });
		expect(await check(learner, moved, { circuit })).toMatchObject({
			report: { passed: true },
			award: { points: 100 },
		});
	});

	test("a dangerous circuit is not awarded, and the answer says what is wrong", async () => {
		const learner = await signUpAt(server.url);
		const circuit = await own();
		circuit.wires.push({ from: "bb.g20", to: "uno.GND.3", color: "black" });
		const answer = await check(learner, answers.solution, { circuit });
		expect(answer).toMatchObject({ outcome: "wiring", problems: [{ code: "short_circuit", severity: "danger" }] });
		expect(await pointsOf(learner)).toEqual({ total_points: 0, level: 1 });
	});

	test("one without the parts that the checks move is told so; the solution's text does not help", async () => {
		const learner = await signUpAt(server.url);
		const empty = { board: "uno", parts: [], wires: [] };
		const answer = await check(learner, answers.solution, { circuit: empty });
		expect(answer).toMatchObject({ outcome: "wiring" });
		expect(JSON.stringify(answer)).toContain('"part_missing"');
	});

	test("a sensor that claims to be always hot is the project's own all the same", async () => {
		const learner = await signUpAt(server.url);
		const circuit = await own();
		for (const part of circuit.parts) if (part.kind === "ds18b20") part.props = { min: 50, max: 60, initial: 55 };
		const always = answers.wrong.find(({ name }) => name === "always-on")?.source ?? "";
		expect(await check(learner, always, { circuit })).toMatchObject({ report: { passed: false }, award: null });
		expect(await check(learner, answers.solution, { circuit })).toMatchObject({ award: { points: 100 } });
	});

	test("a part of a kind that is not known is left out; it takes no other part's place", async () => {
		const learner = await signUpAt(server.url);
		const circuit = await own();
		circuit.parts.push({ id: "later", kind: "no_such", x: 0, y: 0 });
		expect(await check(learner, answers.solution, { circuit })).toMatchObject({ award: { points: 100 } });
		for (const part of circuit.parts) if (part.kind === "ds18b20") part.kind = "no_such";
		expect(await check(learner, answers.solution, { circuit })).toMatchObject({ outcome: "wiring" });
	});

	test.each([
		["no circuit at all", { hello: "world" }],
		["a kind that is no word", { board: "uno", parts: [{ id: "x", kind: 7, x: 0, y: 0 }], wires: [] }],
		["a wire to nowhere", { board: "uno", parts: [], wires: [{ from: "uno.8", to: "bb.a1", color: "red" }] }],
		[
			"too many parts",
			{
				board: "uno",
				parts: Array.from({ length: 61 }, (_, at) => ({ id: `r${at}`, kind: "resistor", x: 0, y: 0 })),
				wires: [],
			},
		],
		["a place that is no number", { board: "uno", parts: [{ id: "r", kind: "resistor", x: "left", y: 0 }], wires: [] }],
	])("%s is a bad request", async (_name, circuit) => {
		const learner = await signUpAt(server.url);
		const response = await learner.post("/api/check", { projectId: PROJECT, source: answers.solution, circuit });
		expect([response.status, await response.json()]).toEqual([400, { code: "bad_request" }]);
	});
});

test("who built nothing is awarded nothing: work without a circuit is judged in the saved one, or asked for again", async () => {
	const learner = await signUpAt(server.url);
	const ask = (projectId: string, work: object) => learner.post("/api/check", { projectId, ...work });
	const sketch = { source: answers.solution };
	const blocks = { blocks: blockAnswerFor("led-sequence")?.accepted[0]?.program };
	for (const [projectId, work] of [
		[PROJECT, sketch],
		["led-sequence", blocks],
	] as const) {
		const response = await ask(projectId, work);
		expect([response.status, await response.json()]).toEqual([409, { code: "circuit_missing" }]);
	}
	expect(await pointsOf(learner)).toEqual({ total_points: 0, level: 1 });
	const save = async (body: string, base_revision: number) =>
		learner.client
			.rpc("save_work", {
				...{ person: learner.userId, project_id: PROJECT, kind: "circuit", body, base_revision },
				action_id: crypto.randomUUID(),
			})
			.throwOnError();
	await save(JSON.stringify({ board: "uno", parts: [], wires: [] }), 0);
	expect(await (await ask(PROJECT, sketch)).json()).toMatchObject({ outcome: "wiring" });
	await save(JSON.stringify((await loadProject(PROJECT))?.circuit), 1);
	expect(await (await ask(PROJECT, sketch)).json()).toMatchObject({ award: { points: 100 } });
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
	const ask = async (learner: Learner, blocks: unknown) => {
		const circuit = (await loadProject(project))?.circuit;
		return learner.post("/api/check", { projectId: project, blocks, circuit });
	};

	test("blocks that work are awarded once; blocks that do not are not", async () => {
		const answers = blockAnswerFor(project);
		if (!answers) throw new Error("the project has no answers");
		const works = answers.accepted[0]?.program;
		const learner = await signUpAt(server.url);
		for (const { program } of answers.wrong) {
			expect(checkEndpoint.response.parse(await (await ask(learner, program)).json())).toMatchObject({ award: null });
		}
		expect(await pointsOf(learner)).toEqual({ total_points: 0, level: 1 });
		const first = checkEndpoint.response.parse(await (await ask(learner, works)).json());
		expect(first).toMatchObject({ report: { passed: true }, award: { points: 50, already: false } });
		const again = checkEndpoint.response.parse(await (await ask(learner, works)).json());
		expect(again).toMatchObject({ award: { points: 50, already: true } });
		expect(await pointsOf(learner)).toEqual({ total_points: 50, level: 1 });
	});

	test("lamps that do not hang on their pins are not awarded", async () => {
		const works = blockAnswerFor(project)?.accepted[0]?.program;
		const circuit = (await loadProject(project))?.circuit ?? { board: "uno", parts: [], wires: [] };
		const learner = await signUpAt(server.url);
		const askIn = async (built: unknown) =>
			checkEndpoint.response.parse(
				await (await learner.post("/api/check", { projectId: project, blocks: works, circuit: built })).json(),
			);
		const dark = await askIn({ ...circuit, wires: circuit.wires.slice(1) });
		expect(dark).toMatchObject({ outcome: "wiring", problems: [{ severity: "mistake" }] });
		expect(await askIn(circuit)).toMatchObject({ report: { passed: true }, award: { points: 50 } });
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
