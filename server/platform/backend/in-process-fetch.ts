import type { FastifyInstance } from "fastify";

/** A `fetch` that hands requests to our own server without the network, so that it works before the port is open. */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
	return async (input, init) => {
		const request = new Request(input, init);
		const { pathname, search } = new URL(request.url);
		const answer = await app.inject({
			method: request.method as "GET",
			url: pathname + search,
			headers: Object.fromEntries(request.headers),
			payload: Buffer.from(await request.arrayBuffer()),
		});
		const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
		const bodiless = answer.statusCode === 204 || answer.statusCode === 304;
		return new Response(bodiless ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
	};
}
