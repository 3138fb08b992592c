import { existsSync, readFileSync } from "node:fs";
import { ServerResponse } from "node:http";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { isPagePath } from "#domain/catalogue/page-paths.ts";

/** Paths below these belong to endpoints: an unknown one is a 404, never the page. */
const ENDPOINTS = /^\/(api|rest|auth|storage|realtime)\//;

const POLICY = "content-security-policy";
/** They compile WebAssembly; a worker has the policy of its own script's response, and the page has none of it. */
const WASM_WORKERS = /(simulation|compiler)-worker-[^/]*\.js/;

/** What a page loads beside itself and no worker runs: the page's own policy holds for it. A picture can be opened as a page. */
const PARTS_OF_PAGE = /\.(js|css|woff2)(\.br)?$/;
const WORKERS = /-worker-[^/]*\.js/;
/** A browser reads them of a page or a worker alone; a page has some twenty parts, each with half a kilobyte of them. */
const OF_DOCUMENTS = [
	POLICY,
	"referrer-policy",
	"x-dns-prefetch-control",
	"x-download-options",
	"x-frame-options",
	"x-permitted-cross-domain-policies",
	"x-xss-protection",
];

/**
 * Serves the built page. Hashed files are kept for a year by the browser, the page itself is revalidated each time.
 * Any path that is no file gets the page, whose router shows it or, with status 404, "Page not found".
 */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
	await app.register(fastifyStatic, {
		root: join(folder, "assets"),
		prefix: "/assets/",
		decorateReply: false,
		preCompressed: true,
		cacheControl: false,
		// A name has one content for good: it is never asked whether it changed.
		etag: false,
		lastModified: false,
		setHeaders(reply, path) {
			reply.setHeader("cache-control", "public, max-age=31536000, immutable");
			if (reply instanceof ServerResponse && PARTS_OF_PAGE.test(path) && !WORKERS.test(path)) {
				for (const name of OF_DOCUMENTS) reply.removeHeader(name);
			}
			const policy = WASM_WORKERS.test(path) ? reply.getHeader(POLICY) : undefined;
			if (policy) reply.setHeader(POLICY, String(policy).replace("script-src", "script-src 'wasm-unsafe-eval'"));
		},
	});
	await app.register(fastifyStatic, {
		root: folder,
		preCompressed: true,
		cacheControl: false,
		setHeaders: (reply) => void reply.setHeader("cache-control", "no-cache"),
	});
	app.setNotFoundHandler((request, reply) => {
		const wantsPage =
			request.method === "GET" && !ENDPOINTS.test(request.url) && !/\.\w+$/.test(request.url.split("?")[0] ?? "");
		// Not returned: Fastify would wait for the reply twice, with more listeners on it than Node allows without a warning.
		if (wantsPage) reply.code(isPagePath(request.url) ? 200 : 404).sendFile("index.html");
		else reply.code(404).send({ code: "not_found" });
	});
}

/** The built page's HTML; an empty text where nothing is built. */
export function pageIn(folder: string): string {
	const path = join(folder, "index.html");
	return existsSync(path) ? readFileSync(path, "utf8") : "";
}
