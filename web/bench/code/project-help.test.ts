import { expect, test } from "vitest";
import { genericProject } from "#content/generic-project.ts";
import { loadProject } from "#content/projects.ts";
import { helpFor } from "./project-help.ts";

const SAID = [
	/This challenge is text-based for intermediate and advanced users\./,
	/Write code, verify and upload/,
	/Check the Libraries tab/,
];

test("the help of a project says what the specification has it say, where its hints are, too", async () => {
	const project = await loadProject("water-temp-monitor", "en");
	const lines = project ? helpFor(project) : [];
	for (const said of [...SAID, /^Hints are in the sidebar/]) expect(lines).toContainEqual(expect.stringMatching(said));
});

test("a project without hints does not speak of them", () => {
	const lines = helpFor(genericProject("unknown", "en"));
	for (const said of SAID) expect(lines).toContainEqual(expect.stringMatching(said));
	expect(lines.filter((line) => /hint/i.test(line))).toEqual([]);
});
