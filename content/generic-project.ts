import { inLocale } from "#domain/locale.ts";
import type { Project } from "./projects.ts";

const STARTER = `void setup() {
  // Runs once, when the board starts.
}

void loop() {
  // Runs again and again.
}
`;

const texts = import.meta.glob<Project["text"] & Pick<Project, "title" | "summary">>("./generic.*.json", {
	eager: true,
	import: "default",
});

/** What opens where a project has no content: a bare board, with nothing to check and nothing to award. */
export function genericProject(id: string, locale?: string): Project {
	const found = inLocale(texts, "./generic.{locale}.json", locale);
	if (!found) throw new Error("The generic project has no words");
	const { title, summary, ...text } = found;
	return {
		id,
		...{ kit: "secondary", level: "Intermediate", hours: 2, points: 100, libraries: [] },
		...{ ages: "13+", buildsOn: [] },
		extras: ["board", "various"].map((item) => ({ id: item, quantity: 1 })),
		...{ title, summary, text },
		circuit: { board: "uno", parts: [], wires: [] },
		checks: { settle: 1, scenes: {} },
		challenge: null,
		hints: [],
		starter: STARTER,
	};
}
