import { type AddressInfo, createServer } from "node:net";
import type {} from "vitest";
import type { TestProject } from "vitest/node";
import type { TestDatabases } from "./databases.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The loopback port for supabase/tests/harness.ts. */
		testDatabases: number;
	}
}

/**
 * Hands out databases for a run's test files. PostgreSQL starts at the first request, so that runs without
 * such a test do not wait for it. Each connection gets one connection string, or a line that begins with "!".
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	let databases: Promise<TestDatabases> | undefined;
	const open = () => import("./databases.ts").then(({ openTestDatabases }) => openTestDatabases());
	const answer = async () => {
		databases ??= open();
		return (await databases).next();
	};
	const server = createServer((socket) => {
		answer().then(
			(url) => socket.end(url),
			(error: Error) => socket.end(`!${error.stack}`),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	project.provide("testDatabases", (server.address() as AddressInfo).port);
	return async () => {
		server.close();
		await (await databases?.catch(() => undefined))?.close();
	};
}
