import { expect, test } from "vitest";
import { nextProject } from "./next-project.ts";

const kits = [{ projectIds: ["a", "b", "c"] }, { projectIds: ["d"] }];

test("the next project is the first one not completed, in the kits' order", () => {
	expect(nextProject(kits, [])).toBe("a");
	expect(nextProject(kits, ["a", "b", "c"])).toBe("d");
});

test("when all is done there is no next", () => {
	expect(nextProject(kits, ["a", "b", "c", "d"])).toBeUndefined();
});
