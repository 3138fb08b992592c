import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What `npm start` builds and runs; it installs no packages for development. */
const RUN = ["web", "server", "gateway", "compiler", "simulator", "content", "domain", "tools/web-build"];
const FILES = ["vite.config.ts", "vite.server.config.ts"];
/** Of tests, of which `npm start` reads none. */
const OF_TESTS = /\.test\.tsx?$|(^|\/)(tests|testing)\//;
const IMPORT =
	/^import\s(?!type\b)(?:[\w*{}\s,$]+\sfrom\s)?"([^"]+)"|^export\s(?:\*|\{[^}]*\})\sfrom\s"([^"]+)"|\bimport\("([^"]+)"\)/gm;

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };

/** The packages that a source imports as it runs. */
function packagesIn(source: string): string[] {
	const names = [...source.matchAll(IMPORT)].flatMap(([, fixed, passedOn, lazy]) => fixed ?? passedOn ?? lazy ?? []);
	return names
		.filter((name) => !/^(?:[.#/]|node:|virtual:)/.test(name))
		.map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"))
		.filter((name) => !builtinModules.includes(name));
}

test("what the product imports is among the packages that npm start installs", () => {
	const sources = RUN.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.map((file) => join(folder, file))
			.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !OF_TESTS.test(file)),
	);
	const imported = [...sources, ...FILES].flatMap((file) =>
		packagesIn(readFileSync(file, "utf8")).map((name) => ({ file, name })),
	);
	expect(new Set(imported.map(({ name }) => name)).size).toBeGreaterThan(20);
	expect(imported.filter(({ name }) => !(name in dependencies))).toEqual([]);
});
