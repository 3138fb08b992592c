import { createHash } from "node:crypto";
import type { FastifyHelmetOptions } from "@fastify/helmet";

/**
 * Security headers. The page loads everything from its own origin; a hosted project is its only other origin.
 * Inline styles stay allowed: the editor and the drawn parts write them.
 * index.html's own scripts are allowed by what they are.
 * Nothing upgrades to https unless the site is on https: schools serve plain http on their own network.
 */
export function securityHeaders(
	siteUrl: string | undefined,
	hostedUrl: string | null,
	page: string,
): FastifyHelmetOptions {
	const onHttps = siteUrl?.startsWith("https:") ?? false;
	const backend = hostedUrl ? [hostedUrl, hostedUrl.replace(/^http/, "ws")] : [];
	return {
		contentSecurityPolicy: {
			useDefaults: false,
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'", ...inlineScripts(page)],
				styleSrc: ["'self'", "'unsafe-inline'"],
				imgSrc: ["'self'", "data:", "blob:", ...backend],
				connectSrc: ["'self'", ...backend],
				workerSrc: ["'self'", "blob:"],
				objectSrc: ["'none'"],
				baseUri: ["'none'"],
				formAction: ["'self'"],
				frameAncestors: ["'none'"],
				...(onHttps ? { upgradeInsecureRequests: [] } : {}),
			},
		},
		strictTransportSecurity: onHttps ? { maxAge: 15_552_000 } : false,
		crossOriginOpenerPolicy: onHttps,
		originAgentCluster: false,
		referrerPolicy: { policy: "same-origin" },
		xFrameOptions: { action: "deny" },
	};
}

/** CSP sources (hashes) of the inline scripts in an HTML text. */
function inlineScripts(html: string): string[] {
	return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
		([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
	);
}
