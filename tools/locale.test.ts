import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What gives words of content and parts: each takes the locale as its last argument. */
const GIVERS = [
	...["listProjects", "listEveryProject", "loadProject", "genericProject"],
	...["listReference", "loadManual", "pinText", "textsOf"],
];
const IMPORT =
	/import \{([^}]*)\} from "#(?:content|simulator\/parts)\/[^"]*"|\{ ([^}]*) \} = await import\("#content/g;

test("the page asks for content and parts in its own language", () => {
	const files = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
	let calls = 0;
	const wrong = files.flatMap((file) => {
		if (file.includes(".test.")) return [];
		const source = readFileSync(join("web", file), "utf8");
		const imported = [...source.matchAll(IMPORT)].map(([, named = "", lazy = ""]) => named + lazy).join(",");
		return GIVERS.filter((name) => new RegExp(`\\b${name}\\b`).test(imported)).flatMap((name) => {
			const found = [
				...source.matchAll(new RegExp(`(?<!function |\\.)\\b${name}\\(([^()]*(?:\\(\\))?[^()]*)\\)`, "g")),
			];
			calls += found.length;
			return found.flatMap(([call, given = ""]) =>
				/getLocale\(\)|\blocale\b/.test(given) ? [] : [`${file}: ${call}`],
			);
		});
	});
	expect(calls).toBeGreaterThan(15);
	expect(wrong).toEqual([]);
});

test("dates and times are written in the one locale for them", () => {
	const files = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
	const written = files.flatMap((file) =>
		[
			...readFileSync(join("web", file), "utf8").matchAll(
				/(?:new Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String)\(([^,)]*)/g,
			),
		].map(([, locale = ""]) => ({ file, locale })),
	);
	expect(written.length).toBeGreaterThan(5);
	expect(written.filter(({ locale }) => !/^(dateLocale\(|locale$)/.test(locale))).toEqual([]);
});
