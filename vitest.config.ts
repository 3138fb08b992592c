import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { PROOFS, unchangedProofs } from "./tools/proofs/proofs.mjs";

/** What the machine and its clock, or other modules, are replaced for: these have modules of their own. */
const MOCKS = {
	page: ["simulator/worker/serve-simulation.test.ts"],
	server: ["gateway/auth/alike.test.ts", "gateway/auth/password.test.ts"],
};
/** What would reach the next file: a document, replaced modules or globals, a stopped clock. */
const REPLACES = /@vitest-environment|\bvi\.(?:mock|doMock|resetModules|stub|spyOn|useFakeTimers)/;
const PAGE_ISOLATED = readdirSync("web", { recursive: true, encoding: "utf8" })
	.filter((file) => /\.test\.tsx?$/.test(file))
	.map((file) => `web/${file.replaceAll("\\", "/")}`)
	.filter((file) => REPLACES.test(readFileSync(file, "utf8")))
	.concat(MOCKS.page);
/** These count processes, and must not find those that an earlier file's compiler keeps ready. */
const SANDBOX = ["compiler/sandbox/*.test.ts"];

/** "all" runs every proof, "record" also keeps the record of those that passed; else those that something has changed for. */
const { PROOFS: WANTED } = process.env;
const UNCHANGED = WANTED ? [] : unchangedProofs();
const PASSED = UNCHANGED.flatMap((name) => PROOFS[name]?.tests ?? []);
/** What waits for a process or a connection may be late for no fault of its own: docs/flaky-tests.md keeps count. */
const RETRIES = 2;

/** All tests but the browser's. A test that needs PostgreSQL or the compiler starts it through its room's harness. */
export default defineConfig({
	test: {
		testTimeout: 30_000,
		// What is waited for comes late on a busy computer.
		expect: { poll: { timeout: 20_000 } },
		hookTimeout: 120_000,
		maxWorkers: 3,
		retry: RETRIES,
		reporters: [
			"default",
			"./tools/flaky-tests/vitest-reporter.mjs",
			...(WANTED === "record" ? ["./tools/proofs/record-reporter.ts"] : []),
		],
		projects: [
			{
				// Pure functions: modules are loaded once for all files.
				extends: true,
				test: {
					name: "rules",
					// Nothing is waited for: red is red.
					retry: 0,
					include: ["{domain,simulator,content,benchmarks}/**/*.test.ts"],
					exclude: [...MOCKS.page, ...PASSED],
					pool: "threads",
					isolate: false,
				},
			},
			{
				// Most of the page's tests import much and replace nothing: modules are loaded once for all files.
				extends: true,
				test: {
					name: "page",
					include: ["web/**/*.test.{ts,tsx}"],
					exclude: PAGE_ISOLATED,
					pool: "threads",
					isolate: false,
				},
			},
			{
				extends: true,
				test: { name: "page-isolated", include: PAGE_ISOLATED, pool: "threads" },
			},
			{
				// Each file starts a database or a server of its own; modules are loaded once for all files.
				extends: true,
				test: {
					name: "rooms",
					include: ["{compiler,tools,supabase,gateway,server,tests}/**/*.test.ts"],
					exclude: [...SANDBOX, ...MOCKS.server, ...PASSED],
					globalSetup: ["tools/test-databases/global-setup.ts", "compiler/testing/global-setup.ts"],
					isolate: false,
				},
			},
			{
				extends: true,
				test: {
					name: "isolated",
					include: [...SANDBOX, ...MOCKS.server],
					exclude: PASSED,
					globalSetup: ["tools/test-databases/global-setup.ts"],
				},
			},
		],
	},
});
