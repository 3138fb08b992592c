import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { Endpoint } from "#domain/api/endpoint.ts";
import { asRefused, DEEP, openProber, type Probe, type Prober, type Rule } from "./probes.ts";

let at: Prober;

beforeAll(async () => {
	at = await openProber();
});
afterAll(() => at.close());

const NAMES = [
	"x.txt",
	"..",
	"../../../etc/passwd",
	"..%2f..%2fetc%2fpasswd",
	"%2e%2e/%2e%2e/etc/passwd",
	"..%5c..%5cx",
	"a%00.txt",
	"a%0d%0aSet-Cookie:x.txt",
	"%ff%fe.txt",
	"%E2%80%AE%EF%BC%8E%EF%BC%8E%EF%BC%8Fx.txt",
	"x".repeat(3000),
];

test("the endpoints of files answer nobody with a failure, however the file is called", async () => {
	const bucket = "challenge-submissions";
	const names = NAMES.flatMap((name) => [name, `${at.somebody}/${name}`]);
	const probes = names.flatMap((name): Probe[] => [
		...["", "authenticated/", "info/"].map((way) => ({
			method: "GET",
			path: `/storage/v1/object/${way}${bucket}/${name}`,
		})),
		{
			method: "POST",
			path: `/storage/v1/object/${bucket}/${name}`,
			body: "text",
			headers: { "content-type": "text/plain" },
		},
		{ method: "PUT", path: `/storage/v1/object/${bucket}/${name}`, body: "text", headers: { "x-upsert": "true" } },
		{ method: "POST", path: `/storage/v1/object/sign/${bucket}/${name}`, body: '{"expiresIn":60}' },
		{ method: "POST", path: `/storage/v1/object/list/${bucket}`, body: JSON.stringify({ prefix: decoded(name) }) },
		{ method: "DELETE", path: `/storage/v1/object/${bucket}`, body: JSON.stringify({ prefixes: [decoded(name)] }) },
		{
			method: "POST",
			path: "/storage/v1/object/move",
			body: JSON.stringify({ bucketId: bucket, sourceKey: decoded(name), destinationKey: "b" }),
		},
	]);
	const lists = [
		'{"limit":-1}',
		'{"limit":1e9,"offset":1e18}',
		'{"sortBy":{"column":"owner","order":"x"}}',
		DEEP,
		"{",
	].map((body) => ({
		method: "POST",
		path: `/storage/v1/object/list/${bucket}`,
		body,
	}));
	const buckets = { method: "GET", path: "/storage/v1/bucket" };
	const plain = [...probes.slice(0, 9), buckets].map((probe) => ({ ...probe, forAll: true as const }));
	expect(await at.wrongAnswers([...plain, ...probes.slice(9), ...lists])).toEqual([]);
	expect((await at.database.query("select from storage.objects")).rowCount).toBe(0);
});

test("none of our own endpoints answers anybody with a failure, or a token that is no longer good at all", async () => {
	const areas = Object.values(import.meta.glob<Record<string, unknown>>("../../domain/api/*.ts", { eager: true }));
	const endpoints = areas.flatMap((area) => Object.values(area)).filter(isEndpoint);
	expect(endpoints.length).toBeGreaterThan(12);
	const bodies = [
		"",
		"{}",
		"null",
		"[]",
		'{"source":"\\u0000"}',
		'{"projectId":"__proto__"}',
		JSON.stringify({ userId: at.somebody }),
		DEEP,
	];
	const probes = endpoints.flatMap(({ path }) =>
		bodies.map((body, turn) => ({ method: "POST", path, body, ...(turn < 2 && { forAll: true as const }) })),
	);
	const open = endpoints.filter((endpoint) => endpoint.open).map(({ path }) => path);
	// It is the way in. It reads no token, and none of these bodies is a sign-in.
	expect(open).toEqual(["/api/class-sign-in"]);
	const unauthorised: Rule = (caller, status, probe) => {
		if (open.includes(probe.path as (typeof open)[number])) return status === 400 || status === 413 || status === 429;
		return caller === "stranger" ? status === 401 : asRefused(caller, status, probe);
	};
	expect(await at.wrongAnswers(probes, unauthorised)).toEqual([]);
});

test("the endpoints of accounts answer nobody with a failure, and show an account to no token that is not good", async () => {
	const posts = [
		"signup",
		"token?grant_type=password",
		"token?grant_type=refresh_token",
		"token?grant_type=pkce",
		"token?grant_type=x",
		"otp",
		"verify",
		"recover",
		"resend",
		"admin/users",
	];
	const bodies = [
		"",
		"[]",
		"{}",
		DEEP,
		'{"email":"\\u0000@x.test","password":"\\u0000\\u0000\\u0000\\u0000\\u0000\\u0000"}',
		'{"email":{"a":1},"password":["x"]}',
		'{"refresh_token":"\\u0000","auth_code":"\\u0000","code_verifier":"x"}',
		'{"type":"sms","phone":"+255\\u0000","token":"000000"}',
		'{"type":"recovery","token_hash":"\\ud800"}',
	];
	const probes: Probe[] = posts.flatMap((path) =>
		bodies.map((body) => ({ method: "POST", path: `/auth/v1/${path}`, body })),
	);
	const users: Probe[] = [
		{ method: "GET", path: "/auth/v1/user" },
		{ method: "PUT", path: "/auth/v1/user", body: '{"data":{"name":"\\u0000"}}' },
		{ method: "PUT", path: "/auth/v1/user", body: '{"data":{"name":"\\ud800"},"email":"x\\r\\ny@z.test"}' },
		{ method: "PUT", path: "/auth/v1/user", body: DEEP },
		...["GET", "PUT", "DELETE"].map((method) => ({
			method,
			path: `/auth/v1/admin/users/${at.somebody}`,
			...(method === "PUT" && { body: '{"password":"mine now"}' }),
		})),
		{ method: "GET", path: "/auth/v1/admin/users?page=-1&per_page=1e9" },
		{ method: "GET", path: "/auth/v1/authorize?provider=google&redirect_to=https://evil.test" },
		{ method: "GET", path: "/auth/v1/callback?code=x&state=%00" },
	];
	expect(await at.wrongAnswers([...probes, ...users])).toEqual([]);
	const shown = users
		// What nests absurdly is refused (400) before its sender's token is read.
		.filter(({ path, body }) => !/authorize|callback/.test(path) && body !== DEEP)
		.map((probe) => ({ ...probe, forAll: true as const }));
	expect(await at.wrongAnswers(shown)).toEqual([]);
	const asAdmin = shown.filter(({ path }) => path.includes("/admin/"));
	expect(await at.wrongAnswers(asAdmin, (_, status) => status === 401 || status === 403)).toEqual([]);
});

test("the live line opens for no token that is not good", async () => {
	const answers = await Promise.all(
		Object.entries(at.tokens).map(async ([caller, token]) => [caller, await joined(token)]),
	);
	expect(Object.fromEntries(answers)).toEqual({
		stranger: "error",
		tampered: "error",
		expired: "error",
		erased: "error",
		closed: "error",
		signedOut: "error",
		learner: "ok",
		unverifiedEducator: "ok",
	});
});

/** How a join to somebody else's notifications is answered. */
async function joined(token: string | null): Promise<string> {
	const socket = new WebSocket(`${at.url.replace("http", "ws")}/realtime/v1/websocket?vsn=2.0.0&apikey=${at.key}`);
	const config = {
		postgres_changes: [
			{ event: "INSERT", schema: "public", table: "notifications", filter: `user_id=eq.${at.somebody}` },
		],
	};
	const reply = await new Promise<string>((resolve, reject) => {
		socket.on("error", reject);
		socket.on("open", () =>
			socket.send(
				JSON.stringify([
					"1",
					"1",
					`realtime:notifications_${at.somebody}`,
					"phx_join",
					{ config, ...(token && { access_token: token }) },
				]),
			),
		);
		socket.on("message", (data) => resolve(String(data)));
	});
	socket.close();
	const [, , , event, { status }] = JSON.parse(reply) as [string, string, string, string, { status: string }];
	return event === "phx_reply" ? status : event;
}

function isEndpoint(value: unknown): value is Endpoint {
	return typeof value === "object" && value !== null && "path" in value && "response" in value;
}

function decoded(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}
