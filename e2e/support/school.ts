import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OAuth2Server } from "oauth2-mock-server";
import { openMailBox } from "../../gateway/tests/mail-box.ts";
import { receiveSms, SMS_SECRET } from "../../gateway/tests/sms-receiver.ts";
import { type RunningServer, runServer } from "../../server/tests/run-server.ts";
import { test as productTest } from "./product.ts";

export interface School {
	server: RunningServer;
	box: Awaited<ReturnType<typeof openMailBox>>;
	sms: Awaited<ReturnType<typeof receiveSms>>;
	/** The fake of Google. */
	provider: OAuth2Server;
}

/** A separate product that sends mail and SMS, with an identity provider. */
export const test = productTest.extend<object, { school: School }>({
	school: [
		async ({ browserName: _browser }, use) => {
			const provider = new OAuth2Server();
			await provider.issuer.keys.generate("RS256");
			await provider.start(0, "localhost");
			const [box, sms, port] = await Promise.all([openMailBox(), receiveSms(), freePort()]);
			const DATA_DIR = mkdtempSync(join(tmpdir(), "inspire-stem-"));
			const server = await runServer({
				DATA_DIR,
				PORT: String(port),
				SITE_URL: `http://127.0.0.1:${port}`,
				SMTP_URL: `${box.url}?from=post@school.test`,
				SMS_WEBHOOK_URL: sms.url,
				SMS_WEBHOOK_SECRET: SMS_SECRET,
				GOOGLE_CLIENT_ID: "school",
				GOOGLE_CLIENT_SECRET: "a secret",
				GOOGLE_ISSUER: provider.issuer.url ?? "",
			});
			await use({ server, box, sms, provider });
			await server.stop();
			rmSync(DATA_DIR, { recursive: true, force: true });
			await Promise.all([provider.stop(), sms.stop(), box.stop()]);
		},
		{ scope: "worker" },
	],
	productUrl: ({ school }, use) => use(school.server.url),
});

/** Links and sign-ins lead back to the site's address, which is set before the server has a port. */
async function freePort(): Promise<number> {
	const probe = createServer();
	await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
	const { port } = probe.address() as AddressInfo;
	await new Promise((resolve) => probe.close(resolve));
	return port;
}
