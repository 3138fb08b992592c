import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FullConfig } from "@playwright/test";
import { runServer } from "../../server/tests/run-server.ts";
import { announceProducts } from "./tested-product.ts";

/** Starts a product for each worker; e2e/support/tested-product.ts assigns one to each worker. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
	const servers = await Promise.all(Array.from({ length: workers }, () => runServer()));
	announceProducts(
		servers.map(({ url, dataDir }) => {
			const setupCode = readFileSync(join(dataDir, "setup-code.txt"), "utf8").trim();
			return { url, dataDir, setupCode };
		}),
	);
	return async () => {
		await Promise.all(servers.map((server) => server.stop()));
	};
}
