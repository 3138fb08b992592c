import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { testCompiler } from "#compiler/testing/test-compiler.ts";
import { listReference } from "#content/reference.ts";
import { type ReferenceEntry, referenceEntrySchema } from "#content/reference-schema.ts";

let opened: Awaited<ReturnType<typeof testCompiler>>;
beforeAll(async () => {
	opened = await testCompiler({ cacheDir: inject("compilerCache") });
});
afterAll(() => opened.close());

test("every entry follows the schema, and none stands twice", () => {
	for (const entry of listReference()) expect(referenceEntrySchema.parse(entry)).toEqual(entry);
	expect(new Set(listReference().map(({ name }) => name)).size).toBe(listReference().length);
});

/** What an entry's setup calls its object. */
const objectOf = ({ setup = "" }: ReferenceEntry) => /\w+(?=\s*(?:\(.*\))?;)/.exec(setup)?.[0];

test("every example compiles without a warning", async () => {
	const entries = listReference();
	// Two may call their objects alike: each of them is compiled without the other.
	const isSecond = (one: ReferenceEntry) => {
		const object = objectOf(one);
		return object !== undefined && entries.find((other) => objectOf(other) === object) !== one;
	};
	const seconds = entries.filter(isSecond).map(objectOf);
	const isFirst = (one: ReferenceEntry) => seconds.includes(objectOf(one)) && !isSecond(one);
	// A card's library takes a quarter of the memory: it is compiled alone.
	const large = entries.filter(({ header }) => header === "SD.h");
	const small = entries.filter((one) => !large.includes(one));
	for (const chosen of [small.filter((one) => !isSecond(one)), small.filter((one) => !isFirst(one)), large]) {
		const sketch = [
			...chosen.flatMap(({ header }) => (header ? [`#include <${header}>`] : [])),
			...chosen.flatMap(({ setup }) => (setup ? [setup] : [])),
			"void noticed() {}",
			...chosen.map(({ example }, order) => `void example${order}() {\n${example}\n}`),
			"void setup() {\nSerial.begin(9600);",
			...chosen.map((_, order) => `example${order}();`),
			"}\nvoid loop() {}",
		].join("\n");
		const answer = await opened.compiler.compile(sketch, { userId: "reference" });
		expect(answer).toMatchObject({ outcome: "compiled", diagnostics: [] });
	}
});
