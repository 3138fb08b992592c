import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import fastify from "fastify";
import { expect, test } from "vitest";
import type { Backend, SignInWays } from "../platform/backend/backend.ts";
import { openHostedBackend } from "../platform/backend/hosted-backend.ts";
import type { Operator } from "../settings.ts";
import { addPublicEndpoints } from "./public.ts";

const INVALID_TOKENS = { name: undefined, contact: undefined };

async function configWith({ signInWays }: Pick<Backend, "signInWays">, operator: Operator) {
	const app = fastify();
	const rest = { supabaseUrl: null, publishableKey: "k", service: null } as Omit<Backend, "signInWays">;
	addPublicEndpoints(app, { ...rest, signInWays }, { assistant: false }, { operator, dataDir: tmpdir() });
	const answer = await app.inject("/config.json");
	await app.close();
	return answer.json();
}

const featuresWith = async (backend: Pick<Backend, "signInWays">) =>
	(await configWith(backend, INVALID_TOKENS)).features;
const noWays = { signInWays: () => Promise.resolve({ google: false, phone: false, mail: false }) };

test("the page is told who runs it as far as they have said so", async () => {
	expect((await configWith(noWays, INVALID_TOKENS)).operator).toEqual({});
	const operator = { name: "Kilimani Primary School", contact: "office@kilimani.example" };
	expect((await configWith(noWays, operator)).operator).toEqual(operator);
});

test.each<SignInWays>([
	{ google: false, phone: false, mail: false },
	{ google: true, phone: false, mail: false },
	{ google: false, phone: true, mail: false },
	{ google: false, phone: false, mail: true },
])("the page is offered only the ways in that are set up: %o", async (ways) => {
	expect(await featuresWith({ signInWays: () => Promise.resolve(ways) })).toMatchObject(ways);
});

test("a hosted project says itself what is set up; one that does not answer offers nothing", async () => {
	const project = createServer((_request, response) => {
		response
			.setHeader("content-type", "application/json")
			.end('{"external":{"google":true,"phone":false},"mailer_autoconfirm":false}');
	});
	await new Promise<void>((resolve) => project.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(project.address() as AddressInfo).port}`;
	const hosted = openHostedBackend({ url, publishableKey: "k", secretKey: undefined });
	expect(await featuresWith(hosted)).toMatchObject({ google: true, phone: false, mail: true });
	await new Promise((resolve) => project.close(resolve));
	expect(await featuresWith(hosted)).toMatchObject({ google: false, phone: false, mail: false });
});
