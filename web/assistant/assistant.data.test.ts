import { expect, test, vi } from "vitest";

vi.mock("#web/platform/backend/backend.ts", () => ({
	backend: async () => ({
		auth: { getSession: async () => ({ data: { session: { access_token: "token", user: { id: "amina" } } } }) },
	}),
}));

const { askAssistant } = await import("./assistant.data.ts");

const ANSWER = { outcome: "answered", model: "m" };

test.each([
	{ answer: "without a response", data: ANSWER },
	{ answer: "with a response of null", data: { ...ANSWER, response: null } },
	{ answer: "that is only spaces", data: { ...ANSWER, response: " \n" } },
	{ answer: "with nothing in it", data: {} },
])("an answer $answer is an empty one, and no failure", async ({ data }) => {
	vi.stubGlobal("fetch", async () => new Response(`event: done\ndata: ${JSON.stringify(data)}\n\n`));
	const asked = askAssistant({ userMessage: "Why?" }, { userId: "amina", onPiece: () => undefined });
	expect(await asked).toMatchObject({ response: "", outcome: "answered" });
});

test("a response is taken as it is written", async () => {
	const data = { ...ANSWER, response: "Look at line 2.\n" };
	vi.stubGlobal("fetch", async () => new Response(`event: done\ndata: ${JSON.stringify(data)}\n\n`));
	const asked = askAssistant({ userMessage: "Why?" }, { userId: "amina", onPiece: () => undefined });
	expect(await asked).toEqual(data);
});
