import { request as httpRequest } from "node:http";
import { Readable } from "node:stream";
import type { GatewayUnderTest } from "./gateway-under-test.ts";

type Person = Awaited<ReturnType<GatewayUnderTest["person"]>>;

/** Sends a storage request as the person, its path as it is: fetch would tidy it up. */
export function sendRaw(
	school: GatewayUnderTest,
	method: string,
	path: string,
	person: Person,
	body?: Readable | Buffer,
	headers = {},
) {
	return new Promise<{ status: number; body: string }>((resolve, reject) => {
		const keyed = { apikey: school.gateway.publishableKey, authorization: `Bearer ${person.accessToken}` };
		const sent = httpRequest(school.url, { method, path: `/storage/v1${path}`, headers: { ...keyed, ...headers } });
		sent.on("error", reject);
		sent.on("response", (response) => {
			let text = "";
			response.on("data", (chunk: Buffer) => {
				text += chunk;
			});
			response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text }));
		});
		if (body instanceof Readable) body.pipe(sent);
		else sent.end(body);
	});
}
