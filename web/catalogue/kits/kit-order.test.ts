import { expect, test } from "vitest";
import { fittingFirst } from "./kit-order.ts";

const kits = [
	{ id: "intermediate", type: "secondary" },
	{ id: "primary", type: "primary" },
	{ id: "alarms", type: "primary" },
];
const order = (stage: "primary" | "secondary" | undefined) => fittingFirst(kits, stage).map(({ id }) => id);

test("a child's kits come before Arduino code, and a sixteen-year-old's code before the blocks", () => {
	expect(order("primary")).toEqual(["primary", "alarms", "intermediate"]);
	expect(order("secondary")).toEqual(["intermediate", "primary", "alarms"]);
	expect(order(undefined)).toEqual(["intermediate", "primary", "alarms"]);
});
