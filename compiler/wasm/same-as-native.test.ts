import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Builder } from "../build/builder.ts";
import { contentHash } from "../build/content-hash.ts";
import { bothEngines, COMPILER_FOLDER, madeOf, mapTwoAtOnce } from "../testing/both-engines.ts";

/** One in this many of the sketches of this room: examples of the libraries, and mistakes. */
const EVERY = 6;

const SKETCHES = ["libraries", "diagnostics/examples"]
	.flatMap((folder) =>
		readdirSync(join(COMPILER_FOLDER, folder), { recursive: true, encoding: "utf8" })
			.filter((name) => name.endsWith(".ino"))
			.map((name) => join(folder, name)),
	)
	.sort()
	.filter((_, index) => index % EVERY === 0);

let native: Builder;
let wasm: Builder;
let close: () => Promise<void>;

beforeAll(async () => {
	({ native, wasm, close } = await bothEngines());
});
afterAll(() => close());

/** A line for each sketch, to be kept beside the test. */
async function tableOf(builder: Builder): Promise<string> {
	const rows = await mapTwoAtOnce(SKETCHES, async (name) => {
		const made = await madeOf(builder, readFileSync(join(COMPILER_FOLDER, name), "utf8"));
		return `${contentHash([JSON.stringify(made)])}  ${name}\n`;
	});
	return rows.join("");
}

describe("forty sketches", { timeout: 240_000 }, () => {
	test("natively are as recorded", async () => {
		expect(SKETCHES.length).toBeGreaterThanOrEqual(40);
		await expect(await tableOf(native)).toMatchFileSnapshot("./same-as-native.txt");
	});

	test("in WebAssembly become the same programs, lines and values to step through, and messages", async () => {
		await expect(await tableOf(wasm)).toMatchFileSnapshot("./same-as-native.txt");
	});
});
