import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod/mini";
import { endpoint } from "#domain/api/endpoint.ts";

const signedIn = vi.hoisted(() => ({ session: null as { access_token: string; user: { id: string } } | null }));

vi.mock("./backend.ts", () => ({
	backend: async () => ({ auth: { getSession: async () => ({ data: { session: signedIn.session } }) } }),
}));

const { ask } = await import("./ask.ts");
const { askForEvents } = await import("./ask-for-events.ts");
const { noticeAnswer, watchConnection } = await import("./connection.ts");

const check = endpoint({ path: "/api/check", request: z.object({}), response: z.string(), refusals: ["busy"] });
const open = endpoint({ ...check, open: true });
const streamed = endpoint({ ...check, events: { piece: z.object({ text: z.string() }) } });
const signInAs = (id: string) => {
	signedIn.session = { access_token: `${id}'s token`, user: { id } };
};
let bearers: (string | null)[];

beforeEach(() => {
	vi.useFakeTimers();
	bearers = [];
	signInAs("amina");
	vi.stubGlobal("fetch", async (_path: string, init: RequestInit) => {
		bearers.push(new Headers(init.headers).get("authorization"));
		return Response.json("answered");
	});
});

afterEach(() => vi.useRealTimers());

test("an endpoint is asked as the person signed in", async () => {
	expect(await ask(check, {}, { userId: "amina" })).toBe("answered");
	expect(await ask(check, {})).toBe("answered");
	expect(bearers).toEqual(["Bearer amina's token", "Bearer amina's token"]);
});

test("an open endpoint is asked without a token", async () => {
	expect(await ask(open, {})).toBe("answered");
	expect(bearers).toEqual([null]);
});

test("an answer that is not as the endpoint has it is none", async () => {
	vi.stubGlobal("fetch", async () => Response.json(7));
	await expect(ask(check, {})).rejects.toThrow();
});

test("events come by their names, then the answer; one that breaks off says why", async () => {
	const texts: string[] = [];
	const askWith = (events: string) => {
		vi.stubGlobal("fetch", async () => new Response(events));
		return askForEvents(streamed, {}, { piece: ({ text }) => texts.push(text) });
	};
	const piece = 'event: piece\ndata: {"text":"Look"}\n\nevent: piece\ndata: {}\n\nevent: done\ndata: {\n\n';
	expect(await askWith(`${piece}event: done\ndata: "whole"\n\n`)).toBe("whole");
	expect(texts).toEqual(["Look"]);
	const failed = askWith(`${piece}event: failed\ndata: {"code":"assistant_failed"}\n\n`);
	await expect(failed).rejects.toMatchObject({ code: "assistant_failed" });
	await expect(askWith(piece)).rejects.toMatchObject({ code: "network_gone" });
});

test("one person's request is never sent as another who has signed in meanwhile", async () => {
	signInAs("baraka");
	const asked = ask(check, {}, { userId: "amina" });
	await expect(asked).rejects.toMatchObject({ code: "not_signed_in" });
	expect(bearers).toEqual([]);
});

test("without a session nothing is asked", async () => {
	signedIn.session = null;
	await expect(ask(check, {})).rejects.toMatchObject({ code: "not_signed_in" });
	expect(bearers).toEqual([]);
});

test("a refusal carries its numbers, its status and how long to wait, said in the answer or in the header", async () => {
	const refusedWith = (answer: Response) => {
		vi.stubGlobal("fetch", async () => answer);
		return ask(check, {}).catch((error: unknown) => error);
	};
	const limited = { code: "too_many_requests", details: { seconds: 12 } };
	expect(await refusedWith(Response.json(limited, { status: 429 }))).toMatchObject({
		...limited,
		status: 429,
		waitSeconds: 12,
	});
	const busy = Response.json({ code: "busy" }, { status: 503, headers: { "retry-after": "7" } });
	expect(await refusedWith(busy)).toMatchObject({ code: "busy", status: 503, waitSeconds: 7 });
});

/** Whether the server counts as reached after an endpoint has answered like this. */
async function isReachedAfter(answer: () => Promise<Response>): Promise<{ code: string; reached: boolean }> {
	let reached = true;
	const end = watchConnection((connected) => (reached = connected));
	vi.stubGlobal("fetch", answer);
	const asked = ask(check, {});
	const { code } = await asked.then(() => ({ code: "answered" })).catch((error: { code: string }) => error);
	end();
	noticeAnswer(200);
	return { code, reached };
}

test.each(["busy", "cannot_award"])("an endpoint that refuses as %s is there", async (code) => {
	const refuse = async () => Response.json({ code }, { status: 503 });
	expect(await isReachedAfter(refuse)).toEqual({ code, reached: true });
});

test("without its database, behind a gateway that reaches no server, or without an answer the server is gone", async () => {
	const away = async () => Response.json({ code: "unavailable" }, { status: 503 });
	expect(await isReachedAfter(away)).toEqual({ code: "unavailable", reached: false });
	const gateway = async () => new Response("Bad gateway", { status: 502 });
	expect(await isReachedAfter(gateway)).toEqual({ code: "network_gone", reached: false });
	const unreachable = async () => Promise.reject(new TypeError("Failed to fetch"));
	expect(await isReachedAfter(unreachable)).toEqual({ code: "network_gone", reached: false });
});
