import { defineConfig } from "vitest/config";

/** What the machine and its clock, or other modules, are replaced for: these have modules of their own. */
const MOCKS = ["simulator/worker/serve-simulation.test.ts"];

/** All tests but the browser's. A test that needs PostgreSQL or the compiler starts it through its room's harness. */
export default defineConfig({
	test: {
		testTimeout: 30_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
		projects: [
			{
				// Pure functions: modules are loaded once for all files.
				extends: true,
				test: {
					name: "rules",
					include: ["{domain,simulator,content}/**/*.test.ts"],
					exclude: MOCKS,
					pool: "threads",
					isolate: false,
				},
			},
			{
				extends: true,
				test: { name: "page", include: ["web/**/*.test.{ts,tsx}", ...MOCKS], pool: "threads" },
			},
			{
				extends: true,
				test: {
					name: "rooms",
					include: ["{compiler,supabase,gateway,server,tools}/**/*.test.ts"],
					globalSetup: ["tools/test-databases/global-setup.ts"],
				},
			},
		],
	},
});
