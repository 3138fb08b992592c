import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runServer } from "../../server/tests/run-server.ts";

/**
 * Starts the product once for all browser tests; its address goes to them as E2E_URL, its data folder as E2E_DATA_DIR,
 * the set-up code as E2E_SETUP_CODE.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
	const server = await runServer();
	process.env.E2E_URL = server.url;
	process.env.E2E_DATA_DIR = server.dataDir;
	process.env.E2E_SETUP_CODE = readFileSync(join(server.dataDir, "setup-code.txt"), "utf8").trim();
	return async () => {
		await server.stop();
	};
}
