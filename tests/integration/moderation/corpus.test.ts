import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFilter } from "#server/moderation/filter.ts";

const filter = createFilter({ blocked: [], allowed: [] });

/** Each was written apart from the filter, which was improved with all but the last. */
const SETS = ["", "-second", "-third", "-fourth"];

/** Posts of a file, separated by a line of `---`. They are not changed to suit the filter. */
function readPosts(name: string): string[] {
	const posts = readFileSync(join(import.meta.dirname, name), "utf8")
		.trimEnd()
		.split("\n---\n");
	expect(new Set(posts).size).toBe(posts.length);
	return posts;
}

test.each(SETS)("of 300 harmless posts at most 3 are stopped%s", (set) => {
	const posts = readPosts(`harmless${set}.txt`);
	expect(posts.length).toBe(300);
	const stopped = posts.flatMap((post) => {
		const findings = filter(post);
		return findings.length > 0 ? [{ post, found: findings.map(({ start, end }) => post.slice(start, end)) }] : [];
	});
	if (stopped.length > 3) expect(stopped).toEqual([]);
});

test.each(SETS)("of 100 forbidden posts at least 95 are stopped%s", (set) => {
	const posts = readPosts(`stopped${set}.txt`);
	expect(posts.length).toBe(100);
	const passed = posts.filter((post) => filter(post).length === 0);
	if (passed.length > 5) expect(passed).toEqual([]);
});
