import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { loadManual } from "#content/manuals.ts";
import related from "#content/related-manuals.json" with { type: "json" };

const written = (await Promise.all([...new Set(Object.values(related))].map((id) => loadManual(id)))).flatMap(
	(one) => one ?? [],
);

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

test.each(written.map(({ id, code }) => [id, code]))(
	"the program of the manual %s compiles without a warning",
	async (_, code) => {
		const answer = await opened.compiler.compile(code, { userId: "manuals" });
		expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
	},
);
