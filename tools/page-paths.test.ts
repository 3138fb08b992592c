import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAGE_PATHS } from "#domain/catalogue/page-paths.ts";

/** Built for development only, where the development server answers. */
const DEVELOPMENT = ["/design"];

test("the server knows the path of each page of the router, and no other", () => {
	const router = readFileSync("web/app/router.tsx", "utf8");
	const paths = [...router.matchAll(/\bpath: "([^"]+)"/g)].map(([, path = ""]) => path);
	expect(paths.filter((path) => !DEVELOPMENT.includes(path)).toSorted()).toEqual([...PAGE_PATHS]);
});
