import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openHostedBackend } from "./hosted-backend.ts";

/** The project's response for each token; others are refused. */
const OWNERS: Record<string, object> = {
	asha: { id: "a", app_metadata: {} },
	juma: { id: "j", app_metadata: { must_change_password: "2026-11-21T12:00:00Z" } },
};

test("our endpoints know the owner of a token, but nobody who has to change their password first, and no stranger", async () => {
	const project = createServer((request, response) => {
		const owner = OWNERS[request.headers.authorization?.split(" ")[1] ?? ""];
		response
			.writeHead(owner ? 200 : 403, { "content-type": "application/json" })
			.end(JSON.stringify(owner ?? { code: "bad_jwt" }));
	});
	await new Promise<void>((resolve) => project.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
	const { identify } = openHostedBackend({ url, publishableKey: "k", secretKey: undefined });
	expect(await identify("asha")).toEqual({ userId: "a" });
	for (const token of ["juma", "forged", ""]) expect(await identify(token)).toBeNull();
	await new Promise((resolve) => project.close(resolve));
});
