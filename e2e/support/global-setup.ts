import { runServer } from "../../server/tests/run-server.ts";

/** Starts the product once for all browser tests; its address goes to them as E2E_URL. */
export default async function globalSetup(): Promise<() => Promise<void>> {
	const server = await runServer();
	process.env.E2E_URL = server.url;
	return async () => {
		await server.stop();
	};
}
