import { describe, expect, test } from "vitest";
import { answerFor } from "./answers.ts";
import { manualWordsSchema } from "./manual-schema.ts";
import { loadManual, manualOf, relatedManual } from "./manuals.ts";
import { listProjects, loadProject } from "./projects.ts";
import related from "./related-manuals.json" with { type: "json" };

const files = import.meta.glob("./manuals/*/manual.en.json", { eager: true, import: "default" });
const ids = Object.keys(files).map((path) => path.split("/")[2] ?? "");

describe.each(ids)("%s", (id) => {
	test("it follows the schema, and has a program", async () => {
		expect(manualWordsSchema.parse(files[`./manuals/${id}/manual.en.json`])).toBeTruthy();
		expect((await loadManual(id))?.code).toContain("void loop()");
	});

	test("a project offers it", () => {
		expect(Object.values(related)).toContain(id);
	});
});

test("a project's related manual is offered once it is written", () => {
	expect(relatedManual("water-temp-monitor")).toBe("lidar-obstacle-robot");
	expect(relatedManual("traffic-controller")).toBeNull();
	for (const id of Object.keys(related)) expect([null, ...ids]).toContain(relatedManual(id));
});

test.each(listProjects().map(({ id }) => id))("%s has a manual of its own, without the solution", async (id) => {
	const project = await loadProject(id);
	const manual = project && manualOf(project);
	expect(manual?.circuitSetup.connections.length).toBeGreaterThan(0);
	expect(manual?.code).not.toBe(answerFor(id)?.solution);
});

test("an unknown manual is null", async () => {
	expect(await loadManual("../projects/led-sequence")).toBeNull();
});
