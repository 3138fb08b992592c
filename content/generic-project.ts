import words from "./generic.en.json" with { type: "json" };
import type { Project } from "./projects.ts";

const STARTER = `void setup() {
  // Runs once, when the board starts.
}

void loop() {
  // Runs again and again.
}
`;

/** What opens where a project has no content: a bare board, with nothing to check and nothing to award. */
export function genericProject(id: string): Project {
	const { title, summary, ...text } = words;
	return {
		id,
		...{ kit: "secondary", level: "Intermediate", hours: 2, points: 100, hints: 0, libraries: [] },
		components: [
			{ id: "uno", quantity: 1 },
			{ id: "various", quantity: 1 },
		],
		...{ title, summary, text },
		circuit: { board: "uno", parts: [], wires: [] },
		checks: { settle: 1, scenes: {} },
		starter: STARTER,
	};
}
