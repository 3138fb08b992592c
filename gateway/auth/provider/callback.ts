import type { FastifyReply, FastifyRequest } from "fastify";
import { inTransaction } from "../../database/transaction.ts";
import { requireAdmitted } from "../admitted.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthRefusal } from "../auth-error.ts";
import { storeUser } from "../store-user.ts";
import { makeAuthCode } from "./auth-codes.ts";
import type { Flow } from "./flow-cookies.ts";
import type { IdentityProvider, ProviderPerson } from "./identity-provider.ts";
import { userOfPerson } from "./user-of-person.ts";
import { withFailure } from "./with-failure.ts";

/**
 * GET /callback: redirects the browser from the provider to the page, with a code that only the page which
 * began can redeem; or with error, error_code and error_description, as supabase-js reads them.
 */
export async function returnFromProvider(context: AuthContext, request: FastifyRequest, reply: FastifyReply) {
	const { provider } = context;
	if (!provider) throw new AuthRefusal(404, "not_found", "No identity provider is configured");
	const query = new URLSearchParams(request.url.split("?")[1] ?? "");
	const state = query.get("state") ?? "";
	const flow = await provider.cookies.open(state, request.headers.cookie);
	if (!flow) return reply.redirect(withFailure(new URL(provider.siteUrl), flowNotFound()).href, 302);
	reply.header("set-cookie", provider.cookies.clear(state));
	const target = new URL(flow.redirectTo);
	try {
		target.searchParams.set("code", await finish(context, provider, flow, query, request.ip));
	} catch (error) {
		if (!(error instanceof AuthRefusal)) throw error;
		withFailure(target, error);
	}
	return reply.redirect(target.href, 302);
}

async function finish(
	context: AuthContext,
	provider: IdentityProvider,
	flow: Flow,
	query: URLSearchParams,
	address: string,
): Promise<string> {
	const person = await personOf(context, provider, flow, query);
	return storeUser(context.log, () =>
		inTransaction(context.pool, async (client) => {
			const user = await userOfPerson(client, person, address);
			requireAdmitted(user);
			return makeAuthCode(client, user.id, flow.codeChallenge);
		}),
	);
}

async function personOf(
	context: AuthContext,
	provider: IdentityProvider,
	flow: Flow,
	query: URLSearchParams,
): Promise<ProviderPerson> {
	if (query.get("error") === "access_denied") {
		throw new AuthRefusal(403, "access_denied", "The sign-in was cancelled");
	}
	return provider.finish(query, flow).catch((error: unknown) => {
		const code = error instanceof Error && "code" in error ? error.code : "unknown";
		context.log.warn({ code }, "a sign-in through the identity provider failed");
		throw new AuthRefusal(400, "bad_oauth_callback", "The sign-in could not be checked");
	});
}

function flowNotFound(): AuthRefusal {
	return new AuthRefusal(400, "bad_oauth_state", "The sign-in took too long or began in another browser");
}
