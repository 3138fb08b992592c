import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { listReference } from "#content/reference.ts";
import { referenceEntrySchema } from "#content/reference-schema.ts";

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

test("every entry follows the schema, and none stands twice", () => {
	for (const entry of listReference()) expect(referenceEntrySchema.parse(entry)).toEqual(entry);
	expect(new Set(listReference().map(({ name }) => name)).size).toBe(listReference().length);
});

test("every example compiles without a warning", async () => {
	const sketch = [
		...listReference().flatMap(({ header }) => (header ? [`#include <${header}>`] : [])),
		...listReference().flatMap(({ setup }) => (setup ? [setup] : [])),
		"void noticed() {}",
		...listReference().map(({ example }, order) => `void example${order}() {\n${example}\n}`),
		"void setup() {\nSerial.begin(9600);",
		...listReference().map((_, order) => `example${order}();`),
		"}\nvoid loop() {}",
	].join("\n");
	const answer = await opened.compiler.compile(sketch, { userId: "reference" });
	expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
});
