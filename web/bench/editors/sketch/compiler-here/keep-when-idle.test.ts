import { expect, test } from "vitest";
import { lineOf } from "./keep-when-idle.ts";

test.each([
	["good", undefined],
	["good", { effectiveType: "4g" }],
	["good", { type: "wifi", effectiveType: "4g" }],
	["metered", { effectiveType: "3g" }],
	["metered", { effectiveType: "slow-2g" }],
	["metered", { type: "cellular", effectiveType: "4g" }],
	["saving", { saveData: true, effectiveType: "4g" }],
	["saving", { saveData: true, type: "cellular" }],
] as const)("%s: %o", (line, connection) => {
	expect(lineOf(connection ? { connection } : {})).toBe(line);
});
