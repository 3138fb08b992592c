import { expect, test } from "vitest";
import { listEveryProject } from "#content/catalogue.ts";
import { projectAfter } from "./project-after.ts";

const after = (current: string, completed: string[] = []) => projectAfter(current, completed)?.id;
const ofKit = (wanted: string) =>
	listEveryProject()
		.filter(({ kit }) => kit === wanted)
		.map(({ id }) => id);
const SECONDARY = ofKit("secondary");

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

test.each([
	["primary", 11],
	["secondary", 25],
] as const)(
	"who follows it from the first of the %s projects on does all %i, each once, in the kits' order",
	(kit, count) => {
		const order = ofKit(kit);
		const done: string[] = [];
		for (let id = order[0]; id !== undefined; id = after(id, done)) done.push(id);
		expect(done).toEqual(order);
		expect(done).toHaveLength(count);
	},
);
