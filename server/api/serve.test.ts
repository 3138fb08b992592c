import fastify from "fastify";
import { UnsecuredJWT } from "jose";
import { expect, test, vi } from "vitest";
import { z } from "zod/mini";
import { endpoint } from "#domain/api/endpoint.ts";
import { DatabaseAway } from "#gateway/database/with-client.ts";
import { Refusal } from "../platform/refusal.ts";
import { handler, perMinute } from "./handler.ts";
import { rateLimit, serve } from "./serve.ts";

const sums = endpoint({
	path: "/api/sums",
	request: z.object({ terms: z.array(z.int()) }),
	response: z.object({ sum: z.int() }),
	refusals: ["busy"],
});
type Answer = (terms: number[]) => Promise<{ sum: number }>;
const add: Answer = async (terms) => ({ sum: terms.reduce((sum, term) => sum + term, 0) });
const TOKEN = new UnsecuredJWT({ session_id: "s" }).encode();

/** Status and body for a request to an endpoint that answers so. */
async function answerOf({
	answer = add,
	identify = async () => ({ userId: "asha" }),
	payload = { terms: [1, 2] },
}: {
	answer?: Answer;
	identify?: () => Promise<{ userId: string } | null>;
	payload?: object;
}) {
	const app = fastify();
	serve(app, identify, handler({ endpoint: sums, limit: perMinute(9), answer: ({ terms }) => answer(terms) }));
	const { statusCode, body } = await app.inject({
		method: "POST",
		url: "/api/sums",
		headers: { authorization: `Bearer ${TOKEN}` },
		payload,
	});
	await app.close();
	return [statusCode, JSON.parse(body)];
}

const answerWhere = (failure: Error) => answerOf({ identify: () => Promise.reject(failure) });

test("a request and its answer are as the schemas of the endpoint have them", async () => {
	expect(await answerOf({})).toEqual([200, { sum: 3 }]);
	expect(await answerOf({ payload: { terms: ["1"] } })).toEqual([400, { code: "bad_request" }]);
	const more = async () => ({ sum: 3, secret: "kept" });
	expect(await answerOf({ answer: more })).toEqual([200, { sum: 3 }]);
	const wrong = async () => ({ sum: 1.5 });
	expect(await answerOf({ answer: wrong })).toEqual([500, { code: "server_error" }]);
	expect(await answerOf({ identify: async () => null })).toEqual([401, { code: "not_signed_in" }]);
});

test("a refusal that an endpoint does not declare is a mistake of the server", async () => {
	const refuseWith = (refusal: Refusal) => answerOf({ answer: () => Promise.reject(refusal) });
	expect(await refuseWith(new Refusal("busy", { ahead: 2 }))).toEqual([503, { code: "busy", details: { ahead: 2 } }]);
	expect(await refuseWith(new Refusal("no_room"))).toEqual([500, { code: "server_error" }]);
});

test("the answer behind streamed events is as the schema has it, too", async () => {
	const app = fastify();
	const answer = async () => ({ sum: 3, secret: "kept" });
	const counted = { ...sums, events: { term: z.object({ term: z.int() }) } };
	const stream = async function* () {
		yield { event: "term" as const, data: { term: 3 } };
		return answer();
	};
	const identify = async () => ({ userId: "asha" });
	serve(app, identify, handler({ endpoint: counted, limit: perMinute(9), answer, stream }));
	const headers = { authorization: `Bearer ${TOKEN}`, accept: "text/event-stream" };
	const { body } = await app.inject({ method: "POST", url: "/api/sums", headers, payload: { terms: [3] } });
	await app.close();
	expect(body).toBe('event: term\ndata: {"term":3}\n\nevent: done\ndata: {"sum":3}\n\n');
});

test("while the database is away an endpoint is unavailable; any other failure is the server's own", async () => {
	expect(await answerWhere(new DatabaseAway("The database does not answer"))).toEqual([503, { code: "unavailable" }]);
	expect(await answerWhere(new Error("anything else"))).toEqual([500, { code: "server_error" }]);
});

test("after the clock was put right a rate limit names no more than its minute", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-12-27") });
	try {
		const count = rateLimit(perMinute(1));
		await count("asha");
		vi.setSystemTime(new Date("2026-11-22"));
		await expect(count("asha")).rejects.toMatchObject({
			body: { code: "too_many_requests", details: { seconds: 60 } },
		});
	} finally {
		vi.useRealTimers();
	}
});
