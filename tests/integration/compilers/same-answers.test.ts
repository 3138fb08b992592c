import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Builder } from "#compiler/build/builder.ts";
import { type Compiler, compilerWith } from "#compiler/compiler.ts";
import { findSourceFolders } from "#compiler/project-folder.ts";
import { AROUND, ATTACKS } from "#compiler/testing/attacks.ts";
import { bothEngines, mapTwoAtOnce } from "#compiler/testing/both-engines.ts";
import { expectRefused } from "#compiler/testing/expect-refused.ts";
import { seededRandom } from "#simulator/checks/seeded-random.ts";
import { listPrograms } from "../engine/programs.ts";
import { breakSketch } from "./break-sketch.ts";
import { openPageCompiler, type PageCompiler } from "./open-page-compiler.ts";

/** How many of the programs, evenly drawn, and how many broken ones; all of them with COMPILER_PROGRAMS=all. */
const IS_WHOLE = process.env.COMPILER_PROGRAMS === "all";
const PROGRAMS = IS_WHOLE ? Number.POSITIVE_INFINITY : 40;
const BROKEN = IS_WHOLE ? 500 : 40;
const SEED = Number(process.env.COMPILER_SEED ?? 1);
const MINUTES = 60_000;

const SKETCHES = listPrograms().flatMap((program) => ("source" in program ? [program] : []));

let native: Compiler;
let wasm: Compiler;
let page: PageCompiler;
let cacheDir: string;
let close: () => Promise<void>;

beforeAll(async () => {
	const engines = await bothEngines();
	close = engines.close;
	cacheDir = await mkdtemp(join(tmpdir(), "inspire-answers-"));
	const open = (builder: Builder, name: string) =>
		compilerWith(builder, {
			cacheDir: join(cacheDir, name),
			librariesFolder: findSourceFolders().libraries,
			log: () => undefined,
		});
	page = await openPageCompiler();
	[native, wasm] = [await open(engines.native, "native"), await open(engines.wasm, "wasm")];
});
afterAll(async () => {
	await Promise.all([close(), page.close()]);
	await rm(cacheDir, { recursive: true, force: true });
});

/** The names of the sketches that the two do not answer alike: programs, their sizes, and all that is explained. */
async function differences(sketches: readonly { name: string; source: string }[]): Promise<string[]> {
	const compared = await mapTwoAtOnce(sketches, async ({ name, source }) => {
		const waiting = { userId: name };
		const one = await native.compile(source, waiting);
		const others = { "in WebAssembly": await wasm.compile(source, waiting), "in the page": await page.compile(source) };
		return Object.entries(others).flatMap(([where, other]) =>
			JSON.stringify(one) === JSON.stringify(other)
				? []
				: [`${name}\n${source}\n${firstDifference(one, other).join(`\n${where} `)}`],
		);
	});
	return compared.flat();
}

function firstDifference(one: object, other: object): [string, string] {
	const [a, b] = [JSON.stringify(one), JSON.stringify(other)];
	const at = [...a].findIndex((letter, index) => letter !== b[index]);
	return [`natively ${a.slice(at, at + 200)}`, b.slice(at, at + 200)];
}

describe("natively, in WebAssembly on the server and in the page", { timeout: 90 * MINUTES }, () => {
	test("the programs of the repository become the same, with the same explanations", async () => {
		const step = Math.max(1, Math.floor(SKETCHES.length / PROGRAMS));
		const drawn = SKETCHES.filter((_, index) => index % step === 0);
		expect(drawn.length).toBeGreaterThanOrEqual(Math.min(PROGRAMS, SKETCHES.length));
		expect(await differences(drawn)).toEqual([]);
	});

	test("broken at random, they are explained the same", async () => {
		const random = seededRandom(SEED);
		const broken = Array.from({ length: BROKEN }, (_, index) => {
			const { name, source } = SKETCHES[Math.floor(random() * SKETCHES.length)] ?? { name: "", source: "" };
			return { name: `${index}: ${name}`, source: breakSketch(source, random) };
		});
		expect(await differences(broken)).toEqual([]);
	});

	test.each(ATTACKS)("a sketch that %s is refused in the page as on the server", async (_, sketch, code) => {
		expectRefused(await page.compile(sketch + AROUND), code);
	});
});
