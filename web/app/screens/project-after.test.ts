import { expect, test } from "vitest";
import { projectAfter } from "./project-after.ts";

const after = (current: string, completed: string[] = []) => projectAfter(current, completed)?.id;

test("after a project comes the next one of its kit that is written and not completed, then one before it", () => {
	const next = after("led-sequence");
	expect(next).toBe("touch-light");
	expect(after("led-sequence", ["touch-light"])).not.toBe("touch-light");
	expect(after("pressure-tracker", ["traffic-controller"])).toMatch(/^(?:water-temp-monitor|digital-scale)$/);
});

test("after all others nothing comes", () => {
	expect(after("water-temp-monitor", ["digital-scale", "pressure-tracker", "traffic-controller"])).toBeUndefined();
});
