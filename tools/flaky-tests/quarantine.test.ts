import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** More than these, and the tests are no longer mended (docs/flaky-tests.md). */
const QUARANTINED_MAXIMUM = 5;

test("at most five tests of the browser are in quarantine", () => {
	const files = readdirSync("e2e", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".spec.ts"));
	const tagged = files.flatMap((file) => {
		const tags = readFileSync(`e2e/${file}`, "utf8").match(/@quarantine/g) ?? [];
		return tags.map(() => file);
	});
	expect(tagged.length, tagged.join(", ")).toBeLessThanOrEqual(QUARANTINED_MAXIMUM);
});
