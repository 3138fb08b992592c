import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Compiler } from "../compiler.ts";
import { marksOf } from "../testing/marked-sketch.ts";
import { testCompiler } from "../testing/test-compiler.ts";

const FOLDER = new URL("./examples/", import.meta.url);
const EXAMPLES = readdirSync(FOLDER).filter((name) => name.endsWith(".ino"));

const MESSAGES: Record<string, string> = JSON.parse(
	readFileSync(new URL("../../messages/en/diagnostics.json", import.meta.url), "utf8"),
);

let compiler: Compiler;
let close: () => Promise<void>;

beforeAll(async () => {
	({ compiler, close } = await testCompiler());
});
afterAll(() => close());

/** Every example is a learner's mistake, marked with its explanation. No other diagnostics are allowed. */
describe("the real compiler's words about a common mistake become its explanation", () => {
	test.each(EXAMPLES)("%s", async (name) => {
		const source = readFileSync(new URL(name, FOLDER), "utf8");
		const { diagnostics } = await compiler.compile(source, { userId: "asha" });
		const expected = marksOf(source);
		const explained = diagnostics.map(({ code, line }) => ({ code, line }));
		const raws = diagnostics.map(({ raw }) => raw).join("\n");
		expect(explained, raws).toEqual(expected.map(({ code, line }) => ({ code, line })));
		diagnostics.forEach(({ code, params }, index) => {
			expect(params, raws).toMatchObject(expected[index]?.params ?? {});
			expect(Object.keys(params)).toEqual(
				expect.arrayContaining(placeholders(MESSAGES[`diagnostic_${code}_text`] ?? "")),
			);
		});
	});
});

test("of what is right, the compiler's doubts are left out", async () => {
	const source = `
		int a, b, c;
		bool isOn;
		void setup() { Serial.begin(9600); }
		void loop() {
			if (a > 1 && b > 2 || c > 3) Serial.println(1 << a + 1);
			if (a > 1)
				if (b * c) c++;
				else c--;
			isOn++;
			Serial.println(isOn);
		}
	`;
	const { outcome, diagnostics } = await compiler.compile(source, { userId: "asha" });
	expect({ outcome, diagnostics }).toMatchObject({ outcome: "compiled", diagnostics: [] });
});

/** What the learner reads for each example, in one table: to be read through by people, and kept so by the test. */
test("the sentences of all examples", async () => {
	const rows: string[] = [];
	for (const name of EXAMPLES) {
		const source = readFileSync(new URL(name, FOLDER), "utf8");
		const { diagnostics } = await compiler.compile(source, { userId: "asha" });
		for (const { code, line, params, fix } of diagnostics) {
			const mistake = line === 0 ? "" : (source.split("\n")[line - 1] ?? "").replace(/\/\/!.*/, "").trim();
			const text = `${sentence(`diagnostic_${code}_title`, params)}. ${sentence(`diagnostic_${code}_text`, params)}`;
			rows.push(`| ${cell(mistake)} | ${text.replaceAll("|", "\\|")} | ${fix ? "yes" : ""} |`);
		}
	}
	expect(rows.length).toBeGreaterThan(120);
	const head = "# What is said about each example\n\n| Mistake | Words | Mend it for me |\n| --- | --- | --- |\n";
	await expect(`${head}${rows.join("\n")}\n`).toMatchFileSnapshot("./sentences.md");
});

function sentence(key: string, params: Record<string, string>): string {
	const filled = (MESSAGES[key] ?? "").replace(/(?<!\\)\{(\w+)\}/g, (_, name: string) => params[name] ?? "?");
	return filled.replace(/\\(?=[{}])/g, "");
}

function cell(code: string): string {
	return code === "" ? "" : `\`\`${code.replaceAll("|", "\\|")}\`\``;
}

/** The words that a message leaves open: `{name}`, but not the brace of `\\{`. */
function placeholders(message: string): string[] {
	return [...message.matchAll(/(?<!\\)\{(\w+)\}/g)].map(([, name]) => name ?? "");
}
