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

test("who tells what the project does gets the step that was found in it, and what is written of that", async () => {
	const { response, sources } = await answerTo("my buzzer never stops", "Line 9 begins a sound, and nothing ends it.");
	expect(response).toMatch(/^Line 9 begins a sound, and nothing ends it\.\n\n.*noTone/s);
	expect(sources?.map(({ id }) => id)).toContain("buzzer-stop");
});

test("a Swahili question is answered in plain English, and is told so first, whatever the answer", async () => {
	const notice = /^I read your Swahili\. For now I can only answer in plain English\.\n\n/;
	for (const question of ["Nifanye nini sasa?", "Buzzer ni nini?", "simba au yanga nani alishinda jana"])
		expect((await answerTo(question, "Look at line 9.")).response).toMatch(notice);
	expect((await answerTo("Nifanye nini sasa?", "Look at line 9.")).response).toMatch(/\n\nLook at line 9\.$/);
	expect((await answerTo("What is a buzzer?", "Look at line 9.")).response).not.toMatch(notice);
});

test("what the last check saw is said before anything that is written, also while the next step is being found", async () => {
	const asked = { projectId, failedCheck: "The alarm sounds. It was silent at 31 °C." };
	const answer = (userMessage: string, more = {}) => builtInAnswer({ userMessage, ...asked, ...more }, filter, "en");
	expect((await answer("Why does my buzzer not turn on?")).response).toMatch(/^The alarm sounds\. It was silent/);
	expect((await answer("Which check fails, and why?", { nextStep: "Look at line 9." })).response).toBe(
		"The alarm sounds. It was silent at 31 °C.\n\nLook at line 9.",
	);
	expect((await answer("What should I do next?", { nextStep: "Look at line 9." })).response).toBe("Look at line 9.");
});

test.each([
	["how do i make the led blink", /^Switch it on, wait, switch it off/],
	["how do i make the led blink faster", /^Make the numbers in `delay` smaller/],
	["can i connect 12 volt to the arduino", /^No\. A pin takes 5 V at most/],
	["can i power the board with a battery", /^Yes: 7 to 12 V .* Six AA cells/],
])("%s", async (question, answer) => {
	expect((await answerTo(question, "")).response).toMatch(answer);
});

test("of two passages with one title the better one is said, and nothing is left open in it", async () => {
	const { response } = await builtInAnswer({ userMessage: "what is a resistor" }, filter, "en");
	expect(response).toBe("It makes the current small, before and behind it alike. Without it the LED burns out.");
});
