import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Compiler } from "../compiler.ts";
import { marksOf } from "../testing/marked-sketch.ts";
import { testCompiler } from "../testing/test-compiler.ts";

/** Sixty mistakes, each under its name, written before the rules were looked at. README.md has the first result. */
const SIXTY = readFileSync(new URL("./held-out/sixty.txt", import.meta.url), "utf8")
	.split(/^=== /m)
	.slice(1)
	.map((text): [string, string] => [text.slice(0, text.indexOf("\n")), text.slice(text.indexOf("\n") + 1)]);

let compiler: Compiler;
let close: () => Promise<void>;
beforeAll(async () => {
	({ compiler, close } = await testCompiler());
});
afterAll(() => close());

test.each(SIXTY)("%s", async (_, source) => {
	const { diagnostics } = await compiler.compile(source, { userId: "asha" });
	const marks = marksOf(source);
	const said = diagnostics.map(({ code, line, params }, index) => {
		const wanted = Object.keys(marks[index]?.params ?? {}).map((word) => [word, params[word]]);
		return { code, line, params: Object.fromEntries(wanted) };
	});
	expect(said).toEqual(marks);
});
