import * as openid from "openid-client";
import { type FlowCookies, openFlowCookies } from "./flow-cookies.ts";

export type ProviderOptions = {
	/** Its address, under which it describes itself (OpenID Connect Discovery). */
	readonly issuer: string;
	readonly clientId: string;
	readonly clientSecret: string;
};

/** The provider's claims about a person. */
export type ProviderPerson = {
	readonly issuer: string;
	readonly subject: string;
	/** In lower case; null without one that the provider has checked. */
	readonly verifiedEmail: string | null;
	readonly name: string | null;
	readonly picture: string | null;
};

/** What the callback of one sign-in must contain. */
export type Secrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type IdentityProvider = {
	readonly siteUrl: string;
	readonly cookies: FlowCookies;
	/** Secrets for a new sign-in, and the provider's page to send the browser to with them. */
	begin(): Promise<{ secrets: Secrets; address: URL }>;
	/** Exchanges the callback's code. @throws when anything in it does not match this sign-in. */
	finish(query: URLSearchParams, secrets: Secrets): Promise<ProviderPerson>;
};

/** True for a secure context: https, or this computer. */
export function isSafeSite(siteUrl: string): boolean {
	const { protocol, hostname } = new URL(siteUrl);
	return protocol === "https:" || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** The redirect URI to register at the provider. */
export function callbackOf(siteUrl: string): string {
	return `${siteUrl}/auth/v1/callback`;
}

/** Discovery runs at the first use: the network may be down at the start. */
export function openIdentityProvider(options: ProviderOptions, siteUrl: string, secretKey: string): IdentityProvider {
	if (!isSafeSite(siteUrl)) throw new Error("Identity providers need a site on https or localhost");
	const callback = callbackOf(siteUrl);
	let discovered: Promise<openid.Configuration> | null = null;
	const configuration = () => {
		discovered ??= discover(options).catch((error: unknown) => {
			discovered = null;
			throw error;
		});
		return discovered;
	};

	return {
		siteUrl,
		cookies: openFlowCookies(secretKey, callback),
		async begin() {
			const secrets = {
				state: openid.randomState(),
				nonce: openid.randomNonce(),
				verifier: openid.randomPKCECodeVerifier(),
			};
			const address = openid.buildAuthorizationUrl(await configuration(), {
				redirect_uri: callback,
				response_type: "code",
				scope: "openid email profile",
				state: secrets.state,
				nonce: secrets.nonce,
				code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
				code_challenge_method: "S256",
				access_type: "offline",
				prompt: "consent",
			});
			return { secrets, address };
		},
		async finish(query, { state, nonce, verifier }) {
			const tokens = await openid.authorizationCodeGrant(await configuration(), new URL(`${callback}?${query}`), {
				expectedState: state,
				expectedNonce: nonce,
				pkceCodeVerifier: verifier,
				idTokenExpected: true,
			});
			const claims = tokens.claims();
			if (!claims) throw new Error("The provider sent no identity");
			const { email, email_verified, name, picture } = claims;
			const checked = typeof email === "string" && email_verified === true;
			return {
				issuer: claims.iss,
				subject: claims.sub,
				verifiedEmail: checked ? email.trim().toLowerCase() : null,
				name: typeof name === "string" ? name : null,
				picture: typeof picture === "string" ? picture : null,
			};
		},
	};
}

function discover({ issuer, clientId, clientSecret }: ProviderOptions): Promise<openid.Configuration> {
	// Plain http only to this computer, for a test provider.
	const local = new URL(issuer).protocol === "http:" && isSafeSite(issuer);
	return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
		timeout: 10,
		// The id token's signature is checked although it comes from the provider directly.
		execute: [openid.enableNonRepudiationChecks, ...(local ? [openid.allowInsecureRequests] : [])],
	});
}
