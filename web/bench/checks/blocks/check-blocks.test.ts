import { beforeEach, expect, test, vi } from "vitest";
import { loadProject } from "#content/projects.ts";
import type { CheckResponse } from "#domain/api/bench.ts";
import { BackendError } from "#web/platform/backend/backend-error.ts";
import { completeProject, getProjectProgress, mergeServer } from "#web/platform/learning/completions-store.ts";
import type { Action, ActionResult } from "#web/platform/outbox/action.ts";
import { checkBlocks, checkBlocksAction, isTakenBack } from "./check-blocks.ts";

const signedIn = vi.hoisted(() => ({ id: "asha" }));

vi.mock("#web/platform/backend/backend.ts", () => {
	const getSession = async () => ({ data: { session: { access_token: signedIn.id, user: { id: signedIn.id } } } });
	return { backend: async () => ({ auth: { getSession } }), SESSION_KEY: "session" };
});

const program = { version: 1 as const, statements: [] };
const PROJECT = "led-sequence";
const failed: CheckResponse = { outcome: "checked", report: { passed: false, steps: [] }, award: null };
const awarded: CheckResponse = {
	outcome: "checked",
	report: { passed: true, steps: [] },
	award: { points: 40, already: false, state: { score: 40, helps: [], completion: null, points: 40, level: 1 } },
};
const action: Action<typeof program> = {
	...{ id: "1", person: "asha", kind: "check_blocks", subject: PROJECT, createdAt: "2026-11-22T10:00:00Z" },
	...{ state: "pending", tries: 0, notBefore: 0, failure: null, payload: program },
};
const done = (answer: CheckResponse) => ({ action, state: "done", answer }) as const;
const settle = (result: ActionResult<typeof program, CheckResponse>) => checkBlocks.settle?.(result, false);

beforeEach(() => {
	signedIn.id = "asha";
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
	completeProject("asha", { projectId: PROJECT, points: 50, program, now: new Date(0) });
});

test("the award settles what waited, with the server's points", () => {
	settle(done(awarded));
	expect(getProjectProgress("asha", PROJECT)).toMatchObject({ points: 40, waiting: null });
	expect(isTakenBack(done(awarded))).toBe(false);
});

test("what the server finds wrong, or will never take, is not completed", () => {
	settle(done(failed));
	expect([isTakenBack(done(failed)), getProjectProgress("asha", PROJECT)]).toEqual([true, null]);
	completeProject("asha", { projectId: PROJECT, points: 50, program, now: new Date(0) });
	settle({ action, state: "refused", failure: { code: "too_large", details: {} } });
	expect(getProjectProgress("asha", PROJECT)).toBeNull();
});

test("without an answer it goes on waiting", () => {
	settle({ action, state: "waiting", failure: { code: "network_gone", details: {} } });
	expect(getProjectProgress("asha", PROJECT)).toMatchObject({ waiting: program });
});

test("what another device completed while the server looked at these blocks stands", () => {
	mergeServer("asha", [{ projectId: PROJECT, points: 50, completedAt: "2026-11-20T08:00:00Z" }]);
	settle(done(failed));
	expect(getProjectProgress("asha", PROJECT)).toMatchObject({ points: 50, waiting: null });
});

test("a completion that is dropped is none any more", () => {
	checkBlocks.drop?.(action);
	expect(getProjectProgress("asha", PROJECT)).toBeNull();
});

test("blocks of another version of the page are not sent", () => {
	expect(checkBlocks.payload.safeParse(checkBlocksAction("asha", PROJECT, { version: 9 }).payload).success).toBe(false);
});

test("whoever signs in meanwhile is not awarded what the other person made", async () => {
	const asked = vi.fn(async () => Response.json(awarded));
	vi.stubGlobal("fetch", asked);
	const context = { signal: new AbortController().signal } as Parameters<typeof checkBlocks.send>[1];
	expect(await checkBlocks.send(action, context)).toEqual(awarded);
	signedIn.id = "baraka";
	await expect(checkBlocks.send(action, context)).rejects.toBeInstanceOf(BackendError);
	expect(asked).toHaveBeenCalledTimes(1);
});

test("blocks are sent with the circuit that they run in", async () => {
	const asked = vi.fn(async (_path: string, _init: RequestInit) => Response.json(awarded));
	vi.stubGlobal("fetch", asked);
	const context = { signal: new AbortController().signal } as Parameters<typeof checkBlocks.send>[1];
	await checkBlocks.send(action, context);
	const body = JSON.parse(String(asked.mock.calls[0]?.[1].body));
	expect(body).toEqual({ projectId: PROJECT, blocks: program, circuit: (await loadProject(PROJECT))?.circuit });
	expect(body.circuit.parts.length).toBeGreaterThan(1);
});
