import { beforeEach, expect, test, vi } from "vitest";
import type { CheckAnswer } from "#domain/check-answer.ts";
import { DoorError } from "#web/backend/doors.ts";
import { checkBlocksOnServer } from "./check.data.ts";
import { completeProject, getProjectProgress, unite, waitingCompletions } from "./progress-store.ts";
import { isWithdrawn, sendWaiting } from "./send-waiting.ts";

const signedIn = vi.hoisted(() => ({ id: "asha" }));

vi.mock("#web/backend/backend.ts", () => {
	const getSession = async () => ({ data: { session: { access_token: signedIn.id, user: { id: signedIn.id } } } });
	return { backend: async () => ({ auth: { getSession } }) };
});

const program = { version: 1 as const, statements: [] };
const report = { passed: true, steps: [] };
const awarded: CheckAnswer = { outcome: "checked", report, award: { points: 50, already: false } };

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	});
	completeProject("asha", { projectId: "led-sequence", points: 50, program, now: new Date(0) });
});

test("what waits is sent with its program, and settled by the award", async () => {
	const ask = vi.fn(async () => awarded);
	expect(await sendWaiting("asha", ask)).toEqual([
		{ projectId: "led-sequence", outcome: "awarded", points: 50, already: false },
	]);
	expect(ask).toHaveBeenCalledWith("asha", { projectId: "led-sequence", blocks: program });
	expect(waitingCompletions("asha")).toEqual([]);
});

test("without an answer it goes on waiting", async () => {
	const ask = async () => Promise.reject(new Error("network"));
	const refusal = { code: "server_error" };
	expect(await sendWaiting("asha", ask)).toEqual([{ projectId: "led-sequence", outcome: "waiting", refusal }]);
	expect(waitingCompletions("asha")).toHaveLength(1);
});

test.each(["network_gone", "busy", "cannot_award"] as const)(
	"refused as %s it goes on waiting, and the reason is told",
	async (code) => {
		const [sent] = await sendWaiting("asha", async () => Promise.reject(new DoorError(code)));
		expect(sent).toMatchObject({ outcome: "waiting", refusal: { code } });
		expect(waitingCompletions("asha")).toHaveLength(1);
	},
);

test.each(["bad_request", "too_large", "unknown_project"] as const)(
	"refused as %s it is not asked about again, and the project can be completed anew",
	async (code) => {
		const sent = await sendWaiting("asha", async () => Promise.reject(new DoorError(code)));
		expect(sent).toEqual([{ projectId: "led-sequence", outcome: "not_taken" }]);
		expect(isWithdrawn(sent, "led-sequence")).toBe(true);
		expect(getProjectProgress("asha", "led-sequence")).toBeNull();
	},
);

test("blocks that can no longer be read are not sent, and that is told", async () => {
	const key = "primary_project_progress";
	localStorage.setItem(
		key,
		(localStorage.getItem(key) ?? "").replace('"version":1,"statements"', '"version":9,"statements"'),
	);
	const ask = vi.fn(async () => awarded);
	expect(await sendWaiting("asha", ask)).toEqual([{ projectId: "led-sequence", outcome: "not_taken" }]);
	expect(ask).not.toHaveBeenCalled();
	expect(getProjectProgress("asha", "led-sequence")).toBeNull();
});

test("what the server refuses is not completed", async () => {
	const ask = async (): Promise<CheckAnswer> => ({
		outcome: "checked",
		report: { passed: false, steps: [] },
		award: null,
	});
	const sent = await sendWaiting("asha", ask);
	expect(sent).toEqual([{ projectId: "led-sequence", outcome: "refused" }]);
	expect([isWithdrawn(sent, "led-sequence"), isWithdrawn(sent, "traffic-light")]).toEqual([true, false]);
	expect(getProjectProgress("asha", "led-sequence")).toBeNull();
});

test("what another device completed while the server looked at these blocks stands, and nothing else is said", async () => {
	const sent = await sendWaiting("asha", async () => {
		unite("asha", [{ projectId: "led-sequence", points: 50, completedAt: "2026-11-20T08:00:00Z" }]);
		return { outcome: "checked", report: { passed: false, steps: [] }, award: null };
	});
	expect(sent).toEqual([]);
	expect(getProjectProgress("asha", "led-sequence")).toMatchObject({ points: 50, waiting: null });
});

test("two calls at once send a completion once", async () => {
	const ask = vi.fn(async () => awarded);
	await Promise.all([sendWaiting("asha", ask), sendWaiting("asha", ask)]);
	expect(ask).toHaveBeenCalledTimes(1);
});

test("whoever signs in while the server is being asked is not awarded what the other person made", async () => {
	completeProject("asha", { projectId: "traffic-light", points: 50, program, now: new Date(0) });
	const askedAs: (string | null)[] = [];
	vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
		askedAs.push(new Headers(init.headers).get("authorization"));
		signedIn.id = "baraka";
		return Response.json(awarded);
	});
	const sent = await sendWaiting("asha", checkBlocksOnServer);
	expect(sent.map(({ outcome }) => outcome)).toEqual(["awarded", "waiting"]);
	expect(askedAs).toEqual(["Bearer asha"]);
	expect(waitingCompletions("asha")).toHaveLength(1);
});
