import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeModel, startFakeModel } from "../tests/fake-model.ts";
import { type Model, ModelFailed, openModel } from "./model.ts";

const TEXT = "Look at line 24. Which sign means “more than”?";

let fake: FakeModel;
let model: Model;

beforeAll(async () => {
	fake = await startFakeModel();
	model = openModel({ baseUrl: fake.url, model: "a-model", apiKey: "a-key" }, { silence: 200, whole: 5000 });
});
afterEach(() => fake.asked.splice(0));
afterAll(() => fake.close());

async function replyOf(asked: Model = model, signal = new AbortController().signal): Promise<string[]> {
	const texts: string[] = [];
	for await (const text of asked.reply([{ role: "user", content: "Why?" }], signal)) texts.push(text);
	return texts;
}

test("a streamed reply arrives in parts", async () => {
	fake.answerWith({ kind: "stream", text: TEXT });
	const texts = await replyOf();
	expect(texts.join("")).toBe(TEXT);
	expect(texts.length).toBeGreaterThan(3);
	expect(fake.asked).toEqual([
		{
			path: "/v1/chat/completions",
			authorization: "Bearer a-key",
			body: expect.objectContaining({ model: "a-model", stream: true, messages: [{ role: "user", content: "Why?" }] }),
		},
	]);
});

test("a service that does not stream answers in one piece", async () => {
	fake.answerWith({ kind: "whole", text: TEXT });
	expect(await replyOf()).toEqual([TEXT]);
});

test.each([
	["with an error", { kind: "status", status: 500 }],
	["with a refusal of the key", { kind: "status", status: 401 }],
	["with a page of the network", { kind: "page" }],
	["with half a reply", { kind: "cut", text: TEXT }],
	["with silence", { kind: "silent" }],
] as const)("a service that answers %s has failed, after one try", async (_, reply) => {
	fake.answerWith(reply);
	await expect(replyOf()).rejects.toThrow(ModelFailed);
	expect(fake.asked).toHaveLength(1);
});

test("a service that is not there has failed", async () => {
	const gone = await startFakeModel();
	await gone.close();
	await expect(replyOf(openModel({ baseUrl: gone.url, model: "m", apiKey: undefined }))).rejects.toThrow(ModelFailed);
});

test("a caller who disconnects ends the question", async () => {
	fake.answerWith({ kind: "silent" });
	const caller = new AbortController();
	const asked = replyOf(model, caller.signal);
	caller.abort();
	await expect(asked).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});
