// Tests that passed only when they were tried again: each runner records its own, `npm test` prints them all at its end.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../root.mjs";

/** Apart from test-results/, which Playwright empties when it starts. */
const RECORDS = join(root, ".build", "flaky-tests");
const LIST = join(root, "test-results", "flaky.json");

/**
 * @typedef {object} FlakyTest
 * @property {string} file absolute path, or one from the project's folder
 * @property {number} line 1-based; 0 where the runner does not say
 * @property {string} title
 * @property {string} error what the first try said
 */

/** Forgets what earlier runs recorded. */
export function clearFlakyTests() {
	rmSync(RECORDS, { recursive: true, force: true });
}

/**
 * Keeps the flaky tests of a runner's run.
 * @param {string} runner
 * @param {FlakyTest[]} tests
 */
export function recordFlakyTests(runner, tests) {
	mkdirSync(RECORDS, { recursive: true });
	const inProject = tests.map((test) => ({ ...test, file: relative(root, test.file) }));
	writeFileSync(join(RECORDS, `${runner}.json`), JSON.stringify(inProject));
}

/** Writes test-results/flaky.json. @returns {FlakyTest[]} those of all runners since they were cleared */
export function listFlakyTests() {
	let names = [];
	try {
		names = readdirSync(RECORDS);
	} catch {}
	const tests = names.sort().flatMap((name) => JSON.parse(readFileSync(join(RECORDS, name), "utf8")));
	mkdirSync(join(root, "test-results"), { recursive: true });
	writeFileSync(LIST, `${JSON.stringify(tests, null, "\t")}\n`);
	return tests;
}

/** One line for a flaky test. @param {FlakyTest} test */
export function flakyLine({ file, line, title, error }) {
	return `FLAKY ${file}:${line} ${title}: ${error}`;
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** The first line of an error, without colours. */
export function firstLine(text = "") {
	return text.replace(COLOURS, "").trim().split("\n", 1)[0];
}
