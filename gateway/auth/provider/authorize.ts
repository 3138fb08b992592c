import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AuthContext } from "../auth-context.ts";
import { AuthRefusal, notValid } from "../auth-error.ts";
import { readBody } from "../bodies.ts";
import { allowedRedirect } from "../redirects.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import { withFailure } from "./with-failure.ts";

const question = z.object({
	provider: z.string(),
	redirect_to: z.string(),
	code_challenge: z.string().nullish(),
	code_challenge_method: z.string().nullish(),
});

/**
 * GET /authorize: sends the browser to the provider, and ties the sign-in to this browser. What the page asked of the
 * provider (scopes, prompt) is not passed on: offline access and a fresh consent are always requested. A person waits
 * before the answer: what is refused leads back to the page with the reason, or to the site from an address that is not
 * its own.
 */
export async function sendToProvider(context: AuthContext, request: FastifyRequest, reply: FastifyReply) {
	const query = readBody(question, request.query);
	const { provider } = context;
	if (!provider || query.provider !== "google") {
		throw notValid("Unsupported provider: provider is not enabled");
	}
	const redirect = allowedRedirect(query.redirect_to, context.siteOrigins);
	try {
		if (!redirect) throw notValid("The redirect is not to this site");
		const { address, cookie } = await leave(context, provider, redirect, query);
		return reply.header("set-cookie", cookie).redirect(address.href, 302);
	} catch (error) {
		if (!(error instanceof AuthRefusal)) throw error;
		return reply.redirect(withFailure(redirect ?? new URL(provider.siteUrl), error).href, 302);
	}
}

async function leave(
	context: AuthContext,
	provider: IdentityProvider,
	redirect: URL,
	requested: z.output<typeof question>,
) {
	const codeChallenge = requested.code_challenge ?? "";
	// Only a hash binds the code to the page; "plain" would show the secret on the way.
	if (requested.code_challenge_method?.toLowerCase() !== "s256" || !/^[\w-]{43}$/.test(codeChallenge)) {
		throw notValid("A code_challenge with the method S256 is needed");
	}
	const { secrets, address } = await begin(context, provider);
	const cookie = await provider.cookies.seal({ ...secrets, redirectTo: redirect.href, codeChallenge });
	return { address, cookie };
}

async function begin(context: AuthContext, provider: IdentityProvider) {
	return provider.begin().catch((error: unknown) => {
		context.log.error(
			{ code: error instanceof Error ? error.name : "unknown" },
			"the identity provider does not answer",
		);
		throw new AuthRefusal(503, "unexpected_failure", "The identity provider does not answer");
	});
}
