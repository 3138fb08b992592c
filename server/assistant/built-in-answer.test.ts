import { expect, test } from "vitest";
import { answerFor } from "#content/answers.ts";
import { createFilter } from "../moderation/filter.ts";
import { builtInAnswer } from "./built-in-answer.ts";

const filter = createFilter({ blocked: [], allowed: [] });
const projectId = "water-temp-monitor";
const answerTo = (userMessage: string, nextStep: string, code = "") =>
	builtInAnswer({ userMessage, projectId, nextStep, code }, filter, "en");

test("a step that gives the solution away is withheld, as code and read out", async () => {
	const solution = answerFor(projectId)?.solution ?? "";
	for (const step of [solution, "Write digital write of pin eight, high, and then delay five hundred."]) {
		const { outcome, response } = await answerTo("What should I do next?", `Look at line 9. ${step}`);
		expect(outcome).toBe("withheld");
		expect(response).toContain("Look at line 9.");
		expect(response).toContain("I left out a part that would give the solution away.");
		expect(response).not.toMatch(/digital|getTempC/i);
	}
});

test("a step that does not belong in a school is not shown", async () => {
	const { outcome, response } = await answerTo("What should I do next?", "You are stupid.");
	expect(outcome).toBe("blocked");
	expect(response).not.toContain("stupid");
});

test("what the reference says of the language is said, though the solution has it, too", async () => {
	const { outcome, response } = await answerTo("What does digitalWrite do?", "Look at line 9.");
	expect(outcome).toBe("answered");
	expect(response).toContain("digitalWrite(13, HIGH);");
});
