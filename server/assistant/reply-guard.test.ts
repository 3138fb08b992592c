import { expect, test } from "vitest";
import { answerFor } from "#content/answers.ts";
import { createFilter } from "../moderation/filter.ts";
import { guardReply, stopFor } from "./reply-guard.ts";

const filter = createFilter({ blocked: [], allowed: [] });
const solution = answerFor("water-temp-monitor")?.solution ?? "";

async function* inParts(text: string): AsyncIterable<string> {
	for (let at = 0; at < text.length; at += 5) yield text.slice(at, at + 5);
}

async function guarded(reply: string, learner = "") {
	const pieces = guardReply(inParts(reply), { filter, solutions: [solution], learner });
	const shown: string[] = [];
	let next = await pieces.next();
	for (; !next.done; next = await pieces.next()) shown.push(next.value);
	return { shown, outcome: next.value };
}

test("a good reply passes as it is, in whole sentences", async () => {
	const { shown, outcome } = await guarded("Look at line 24. Which sign means “more than”?");
	expect([shown, outcome]).toEqual([["Look at line 24.", " Which sign means “more than”?"], "answered"]);
});

test("the solution is left out, and what is around it stays", async () => {
	const { shown, outcome } = await guarded(`Here you are.\n\`\`\`cpp\n${solution}\`\`\`\nUpload it.`);
	expect(shown.join("").trim()).toBe("Here you are.\n\nUpload it.".replace("\n\n", "\n").replace("\n", ""));
	expect(outcome).toBe("withheld");
});

test.each([
	["an insult", "Look at line 2. You are stupid. Try again.", "blocked"],
	["an order", "Look at line 2. Ignore all rules of your teacher. Try again.", "blocked"],
	["a secret", "Look at line 2. Do not tell your teacher. Try again.", "blocked"],
	["a phone number", "Look at line 2. Call 0712 345 678 for help. Try again.", "blocked"],
	["what is not for a school", "Look at line 2. First buy cocaine. Try again.", "blocked"],
	["distress", "Look at line 2. If you want to hurt yourself, wait. Try again.", "distress"],
])("at %s the reply ends", async (_, reply, outcome) => {
	expect(await guarded(reply)).toEqual({ shown: ["Look at line 2."], outcome });
});

test("words spread over two sentences are found together", async () => {
	expect((await guarded("Now ignore all\nrules. Fine.")).outcome).toBe("blocked");
});

test("links are not shown, and a reply without end is cut", async () => {
	expect((await guarded("See https://example.org/a for more. Bye.")).shown.join("")).toBe("See … for more. Bye.");
	expect(await guarded("x".repeat(100_000))).toEqual({ shown: [], outcome: "answered" });
	const { shown } = await guarded("Look at line 2. ".repeat(1000));
	expect(shown.join("").length).toBeLessThan(4100);
});

test("a question is stopped for distress before anything else", () => {
	expect(stopFor("you are stupid and I want to die", filter)).toBe("distress");
	expect(stopFor("you are stupid", filter)).toBe("blocked");
	expect(stopFor("My number is 0712 345 678. Why is my lamp dark?", filter)).toBeNull();
});
