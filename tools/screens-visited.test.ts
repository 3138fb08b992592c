import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const routes = [...readFileSync("web/app/router.tsx", "utf8").matchAll(/^\tpath: "(\/[\w-]*)"/gm)].map(
	([, path = ""]) => path,
);

/** Both judge each page that they open by axe and by keyboard (`expectUsablePage`). */
const SPECS = ["e2e/app/every-link.spec.ts", "e2e/app/screens.spec.ts"].map((file) => readFileSync(file, "utf8"));

test("each route is opened by a test that judges it by axe and by keyboard", () => {
	expect(routes.length).toBeGreaterThan(15);
	const named = SPECS.flatMap((spec) => [...spec.matchAll(/"(\/[\w-]*)(?:\?[\w&=-]+)?"/g)].map(([, path]) => path));
	expect(routes.filter((path) => !named.includes(path))).toEqual([]);
});
