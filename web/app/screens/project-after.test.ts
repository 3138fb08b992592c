import { expect, test } from "vitest";
import { isSketch, listProjects } from "#content/projects.ts";
import { projectAfter } from "./project-after.ts";

const after = (current: string, completed: string[] = []) => projectAfter(current, completed)?.id;

test("after a project comes the next one of its kit that is written and not completed, then one before it", () => {
	const next = after("led-sequence");
	expect(next).toBe("touch-light");
	expect(after("led-sequence", ["touch-light"])).not.toBe("touch-light");
	expect(after("pressure-tracker", ["traffic-controller"])).toMatch(/^(?:water-temp-monitor|digital-scale)$/);
});

test("after all others nothing comes", () => {
	const secondary = listProjects().filter(isSketch);
	const others = secondary.flatMap(({ id }) => (id === "water-temp-monitor" ? [] : [id]));
	expect(after("water-temp-monitor", others)).toBeUndefined();
	expect(after("water-temp-monitor", others.slice(1))).toBe(others[0]);
});
