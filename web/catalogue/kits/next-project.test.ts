import { expect, test } from "vitest";
import { nextProject } from "./next-project.ts";

const kits = [{ projectIds: ["a", "b", "c"] }, { projectIds: ["d"] }];

test("the next project is the first one written and not completed, in the kits' order", () => {
	expect(nextProject(kits, ["b", "c", "d"], [])).toBe("b");
	expect(nextProject(kits, ["b", "c", "d"], ["b", "c"])).toBe("d");
});

test("a project of another kit is never the next: it may be too hard, or too easy", () => {
	expect(nextProject(kits, ["x"], [])).toBeUndefined();
});

test("when all is done there is no next", () => {
	expect(nextProject(kits, ["a"], ["a"])).toBeUndefined();
});
