import type { FastifyRequest } from "fastify";
import type { AuthContext } from "./auth-context.ts";

/**
 * The address as one on a site of ours; null for any other, however it is written. Only whole http(s) addresses count, without
 * credentials (no @ at all), and none that browsers read in more than one way.
 */
export function allowedRedirect(text: unknown, origins: readonly string[]): URL | null {
	if (typeof text !== "string" || text.length > 2000 || !/^https?:\/\/[^\s\\@\p{Cc}]+$/u.test(text)) return null;
	if (!URL.canParse(text)) return null;
	const url = new URL(text);
	return origins.includes(url.origin) ? url : null;
}

/**
 * Where a mail's link leads after it was used: the path of `redirect_to`, when that is on a site of ours. A link itself
 * always leads to the site, so one from elsewhere is only left out.
 */
export function requestedPath(
	{ siteOrigins }: Pick<AuthContext, "siteOrigins">,
	request: FastifyRequest,
): string | null {
	const { redirect_to } = request.query as { redirect_to?: unknown };
	const url = allowedRedirect(redirect_to, siteOrigins);
	return url && !url.pathname.startsWith("//") ? url.pathname + url.search : null;
}
