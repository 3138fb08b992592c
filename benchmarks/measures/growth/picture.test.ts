import { expect, test } from "vitest";
import { pictureOf } from "./picture.mjs";

const NAMES = [
	"reading",
	"writing",
	"a search <of> two letters",
	"the list",
	"the page & its parts",
	"one",
	"two",
	"three",
];
/** All cost nearly the same: their labels want to be at one height. */
const entries = [10, 100, 1000].map((size) => ({
	size,
	times: Object.fromEntries(NAMES.map((name, index) => [name, 5 + index / 100])),
	memory: { node: 150, postgres: 151 + size / 10 },
}));

test("each line has its name and exponents, and no two texts overlap", () => {
	const picture = pictureOf({ unit: "posts" }, entries, "2026-11-28, commit abcdef12");
	const texts = [...picture.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)];
	const found = texts.map(([, x, y, words]) => ({ x: Number(x), y: Number(y), words }));
	expect(found.map(({ words }) => words)).toEqual(
		expect.arrayContaining([
			"a search &lt;of&gt; two letters: 0.00, last 0.00",
			"postgres: 0.11, last 0.19",
			"posts",
			"1,000",
		]),
	);
	for (const [index, one] of found.entries()) {
		for (const other of found.slice(index + 1)) {
			if (one.x === other.x) expect(Math.abs(one.y - other.y)).toBeGreaterThan(13);
		}
	}
});
