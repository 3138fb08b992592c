import { z } from "zod";
import { MUST_CHANGE_PASSWORD } from "#gateway/tokens.ts";
import type { Settings } from "../../settings.ts";
import type { Backend, SignInWays } from "./backend.ts";
import { keyedClient } from "./service-client.ts";

/**
 * A hosted or self-hosted project: the page talks to it directly; our endpoints ask it who a token belongs to. To them, as to
 * the built-in gateway's, a person who has to change a one-time password first has no session.
 */
export function openHostedBackend({ url, publishableKey, secretKey }: NonNullable<Settings["hosted"]>): Backend {
	const anyone = keyedClient(url, publishableKey);
	return {
		supabaseUrl: url,
		publishableKey,
		async identify(accessToken) {
			if (!accessToken) return null;
			const { data, error } = await anyone.auth.getUser(accessToken);
			if (error || data.user.app_metadata[MUST_CHANGE_PASSWORD]) return null;
			return { userId: data.user.id };
		},
		service: secretKey ? keyedClient(url, secretKey) : null,
		secretKey: secretKey ?? null,
		anonymous: () => keyedClient(url, publishableKey),
		vacuum: null,
		asPerson: (accessToken) => keyedClient(url, publishableKey, { accessToken }),
		async isUp() {
			const { error } = await anyone.from("learning_kits").select("id").limit(1);
			return !error || error.code === "42501";
		},
		signInWays: () => fetchSignInWays(url, publishableKey),
		stop: () => Promise.resolve(),
	};
}

const projectSettings = z.object({
	external: z.object({ google: z.boolean().default(false), phone: z.boolean().default(false) }),
	mailer_autoconfirm: z.boolean().default(true),
});

/** The sign-in ways of the project's settings; none without an answer. A project that confirms addresses sends mail. */
async function fetchSignInWays(url: string, publishableKey: string): Promise<SignInWays> {
	const response = await fetch(`${url}/auth/v1/settings`, {
		headers: { apikey: publishableKey },
		signal: AbortSignal.timeout(5000),
	}).catch(() => null);
	const read = projectSettings.safeParse(await response?.json().catch(() => null));
	if (!read.success) return { google: false, phone: false, mail: false };
	const { external, mailer_autoconfirm } = read.data;
	return { google: external.google, phone: external.phone, mail: !mailer_autoconfirm };
}
