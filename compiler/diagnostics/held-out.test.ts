import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Compiler } from "../compiler.ts";
import { marksOf } from "../testing/marked-sketch.ts";
import { testCompiler } from "../testing/test-compiler.ts";

const FOLDER = new URL("./held-out/", import.meta.url);

let compiler: Compiler;
let close: () => Promise<void>;

beforeAll(async () => {
	({ compiler, close } = await testCompiler());
});
afterAll(() => close());

/** The sketches of a folder whose diagnostics differ from their marks. */
async function notExplained(folder: string): Promise<string[]> {
	const names = readdirSync(new URL(`${folder}/`, FOLDER));
	expect(names).toHaveLength(10);
	const wrong: string[] = [];
	for (const name of names) {
		const source = readFileSync(new URL(`${folder}/${name}`, FOLDER), "utf8");
		const { diagnostics } = await compiler.compile(source, { userId: "asha" });
		const explained = diagnostics.map(({ code, line, params }) => ({ code, line, params }));
		const marks = marksOf(source);
		const right = marks.every(({ code, line, params }, index) => {
			const one = explained[index];
			const fits = Object.entries(params).every(([word, value]) => one?.params[word] === value);
			return one?.code === code && one.line === line && fits;
		});
		if (!right || explained.length !== marks.length) wrong.push(name);
	}
	return wrong;
}

/** README.md has the first result of each ten. */
const TENS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
test.each(TENS)("the %s ten are all explained by now", async (ten) => {
	expect(await notExplained(ten)).toEqual([]);
});
