import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningServer, runServer } from "../../server/tests/run-server.ts";

/** A running product that browser tests use. */
export interface TestedProduct {
	url: string;
	dataDir: string;
	/** Makes the first person who enters it an administrator. */
	setupCode: string;
}

const NONE: TestedProduct = { url: "", dataDir: "", setupCode: "" };

let product = NONE;

/**
 * This worker process's product: what a test revokes or fills there affects no parallel test, and a test that is tried
 * again, in a new process, finds a fresh one. Empty until the first test of the process has started.
 */
export function testedProduct(): TestedProduct {
	return product;
}

/** Starts the product of this worker process. */
export async function startTestedProduct(): Promise<RunningServer> {
	const server = await runServer();
	const setupCode = readFileSync(join(server.dataDir, "setup-code.txt"), "utf8").trim();
	product = { url: server.url, dataDir: server.dataDir, setupCode };
	return server;
}
