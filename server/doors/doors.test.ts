import fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { DatabaseAway } from "#gateway/database/with-client.ts";
import { addDoor } from "./doors.ts";

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
