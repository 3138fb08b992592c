import fastify from "fastify";
import { expect, test, vi } from "vitest";
import { z } from "zod/mini";
import { DatabaseAway } from "#gateway/database/with-client.ts";
import { addDoor, limitPerPerson } from "./doors.ts";

/** How a door answers when the question whose token it is fails so. */
async function answerWhere(failure: Error) {
	const app = fastify();
	const door = { path: "/api/x", question: z.unknown(), perMinute: 9, answer: () => Promise.resolve({}) };
	addDoor(app, () => Promise.reject(failure), door);
	const answer = await app.inject({
		method: "POST",
		url: "/api/x",
		headers: { authorization: "Bearer x" },
		payload: {},
	});
	await app.close();
	return [answer.statusCode, answer.json()];
}

test("while the database is away a door is unavailable; any other failure is the server's own", async () => {
	expect(await answerWhere(new DatabaseAway("The database does not answer"))).toEqual([503, { code: "unavailable" }]);
	expect(await answerWhere(new Error("anything else"))).toEqual([500, { code: "server_error" }]);
});

test("after the clock was put right a rate limit names no more than its minute", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-12-27") });
	try {
		const count = limitPerPerson(1);
		await count("asha");
		vi.setSystemTime(new Date("2026-11-22"));
		await expect(count("asha")).rejects.toMatchObject({
			body: { code: "too_many_requests", details: { seconds: 60 } },
		});
	} finally {
		vi.useRealTimers();
	}
});
