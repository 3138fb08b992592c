import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
	version?: string;
	optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")) as {
	packages: Record<string, Locked>;
};

/** Where Node would look for a dependency of the package at `path`, nearest first. */
function candidates(path: string, name: string): string[] {
	const parents = path
		.split("/node_modules/")
		.map((_, index, parts) => parts.slice(0, parts.length - index).join("/node_modules/"));
	return [...parents.filter(Boolean).map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`];
}

test("the lockfile names the packages of every kind of computer, so that npm ci works on each", () => {
	const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
		Object.keys(optionalDependencies).filter(
			(name) => !candidates(path, name).some((candidate) => packages[candidate]?.version),
		),
	);
	expect(missing).toEqual([]);
});
