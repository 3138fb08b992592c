import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const sheets = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));

/** The argument of each `:has()` in a style sheet. */
function argumentsOfHas(css: string): string[] {
	return [...css.matchAll(/:has\(/g)].map(({ index }) => {
		const start = index + ":has(".length;
		let depth = 1;
		let end = start;
		for (; depth > 0; end += 1) depth += { "(": 1, ")": -1 }[css[end] ?? ""] ?? 0;
		return css.slice(start, end - 1);
	});
}

/** Without it the browser restyles the whole page whenever any element comes or goes: 1 ms a frame while wires are drawn. */
test("what a :has() looks for is named by a tag, a class, an id or an attribute", () => {
	const vague = sheets.flatMap((path) =>
		argumentsOfHas(readFileSync(join("web", path), "utf8"))
			.filter((argument) => !/(^|[\s>+~])([a-z][\w-]*|\*?[.#[][^\s>+~]+)[^\s>+~]*$/.test(argument.trim()))
			.map((argument) => `${path}: :has(${argument})`),
	);
	expect(vague).toEqual([]);
});
