import { expect, test } from "vitest";
import { nextProject } from "./next-project.ts";

const kits = [{ projectIds: ["a", "b", "c"] }, { projectIds: ["d"] }];

test("the next project is the first one written and not completed, in the kits' order", () => {
	expect(nextProject(kits, ["b", "c", "d"], [])).toBe("b");
	expect(nextProject(kits, ["b", "c", "d"], ["b", "c"])).toBe("d");
});

test("a project of no kit comes last", () => {
	expect(nextProject(kits, ["x", "d"], [])).toBe("d");
	expect(nextProject([], ["x"], [])).toBe("x");
});

test("when all is done there is no next", () => {
	expect(nextProject(kits, ["a"], ["a"])).toBeUndefined();
});
