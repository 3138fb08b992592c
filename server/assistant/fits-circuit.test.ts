import { expect, test } from "vitest";
import { answerFromContent } from "./knowledge.ts";

const PROJECT = "traffic-controller";
const sourcesOf = async (question: string, parts: string[] = []) =>
	(await answerFromContent(question, PROJECT, "en", parts))?.sources.map(({ kind, id }) => `${kind}:${id}`) ?? [];

test.each(["Why does my light not turn on?", "Kwa nini taa haiwaki?"])(
	"“%s” is answered of the lights in the circuit, from no other project",
	async (question) => {
		const sources = await sourcesOf(question);
		expect(sources[0]).toBe("question:led-dark");
		expect(sources.filter((source) => /^(?:project|manual):(?!traffic-controller)/.test(source))).toEqual([]);
	},
);

test("a passage about a part that is not in the circuit is not shown, until the part is there or asked for", async () => {
	const question = "why does it stay on after nobody moves";
	expect(await sourcesOf(question)).not.toContain("question:pir-long");
	expect(await sourcesOf(question, ["pir"])).toContain("question:pir-long");
	expect(await sourcesOf("why does the motion sensor stay on so long")).toContain("question:pir-long");
});

test("how the sensor is wired is told of the project's own one", async () => {
	const answer = await answerFromContent("How do I wire the sensor?", "water-temp-monitor", "en");
	expect(answer?.text).toBe("In this project: Temperature sensor (probe) is at pin 2.");
});
