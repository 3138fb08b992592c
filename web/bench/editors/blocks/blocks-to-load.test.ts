import { expect, test } from "vitest";
import { blocksToLoad } from "./blocks-to-load.ts";

const flag = { type: "when_flag_clicked", id: "flag" };
const withLight = (light: string) => ({
	blocks: { blocks: [{ ...flag, next: { block: { type: "light_on", id: "a", fields: { LIGHT: light } } } }] },
});
const [older, newer, bare] = [withLight("red"), withLight("green"), { blocks: { blocks: [flag] } }];

test("what was saved comes back, whatever was changed since", () => {
	expect(blocksToLoad({ found: "blocks", current: newer, saved: older }, JSON.stringify(newer))).toEqual(older);
});

test("without a Save the blocks as they stand come back, also where the browser keeps older ones yet", () => {
	expect(blocksToLoad({ found: "blocks", current: older, saved: null }, JSON.stringify(newer))).toEqual(newer);
	expect(blocksToLoad({ found: "nothing" }, JSON.stringify(newer))).toEqual(newer);
});

test("a flag alone is nothing to bring back", () => {
	expect(blocksToLoad({ found: "blocks", current: older, saved: null }, JSON.stringify(bare))).toBeNull();
	expect(blocksToLoad({ found: "nothing" }, "")).toBeNull();
});

test("what is kept and cannot be read is told, and nothing takes its place", () => {
	expect(blocksToLoad({ found: "unreadable" }, "")).toBe("unreadable");
	expect(blocksToLoad({ found: "unreadable" }, JSON.stringify(newer))).toBe("unreadable");
});
