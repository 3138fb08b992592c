import { expect, test } from "vitest";
import { listEveryProject } from "#content/catalogue.ts";
import { projectAfter } from "./project-after.ts";

const after = (current: string, completed: string[] = []) => projectAfter(current, completed)?.id;
const SECONDARY = listEveryProject()
	.filter(({ kit }) => kit === "secondary")
	.map(({ id }) => id);

test("after a project comes the next one of its kit that is not completed, then one before it", () => {
	const next = after("led-sequence");
	expect(next).toBe("touch-light");
	expect(after("led-sequence", ["touch-light"])).not.toBe("touch-light");
	const [first = "", ...others] = SECONDARY;
	const last = others.at(-1) ?? "";
	expect(after(last)).toBe(first);
	expect(after(last, [first])).toBe(others[0]);
});

test("after all others nothing comes", () => {
	expect(after("water-temp-monitor", SECONDARY)).toBeUndefined();
});
