import { inLocale } from "#domain/locale.ts";
import type { SketchProject } from "./projects.ts";

const STARTER = `void setup() {
  // Runs once, when the board starts.
}

void loop() {
  // Runs again and again.
}
`;

const texts = import.meta.glob<SketchProject["lesson"] & Pick<SketchProject, "title" | "summary">>("./generic.*.json", {
	eager: true,
	import: "default",
});

/** What opens where a project has no content: a bare board, with nothing to check and nothing to award. */
export function genericProject(id: string, locale?: string): SketchProject {
	const found = inLocale(texts, "./generic.{locale}.json", locale);
	if (!found) throw new Error("The generic project has no words");
	const { title, summary, ...lesson } = found;
	return {
		id,
		...{ kit: "secondary", level: "Intermediate", minutes: 120, points: 100 },
		...{ ages: "13+", buildsOn: [] },
		extras: ["board", "various"].map((item) => ({ id: item, quantity: 1 })),
		...{ title, summary, lesson },
		circuit: { board: "uno", parts: [], wires: [] },
		checks: { settle: 1, scenes: {} },
		extension: null,
		hints: [],
		program: { kind: "sketch", libraries: [], starter: STARTER },
	};
}
