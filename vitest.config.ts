import { defineConfig } from "vitest/config";

/** All tests but the browser's. A test that needs PostgreSQL or the compiler starts it through its room's harness. */
export default defineConfig({
	test: {
		include: ["{domain,simulator,content,compiler,supabase,gateway,server,web,tools}/**/*.test.{ts,tsx}"],
		globalSetup: ["tools/test-databases/global-setup.ts"],
		testTimeout: 30_000,
		hookTimeout: 120_000,
		maxWorkers: 2,
	},
});
