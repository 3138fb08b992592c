import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A sheet without a name holds for every page printed: the cards' paper without margins cut the numbers of lessons off. */
test("each kind of printed page has a name, and elements that are printed on it", () => {
	const css = readdirSync("web", { recursive: true, encoding: "utf8" })
		.filter((path) => path.endsWith(".css"))
		.map((path) => readFileSync(join("web", path), "utf8"))
		.join("\n");
	const pages = [...css.matchAll(/@page\s*([\w-]*)/g)].map(([, name]) => name);
	const used = [...css.matchAll(/^\s*page:\s*([\w-]+)/gm)].map(([, name]) => name);
	expect(pages.sort()).toEqual(["lesson", "letter", "overview", "picture", "progress", "report", "sheet"]);
	expect([...new Set(used)].sort()).toEqual(pages);
});
