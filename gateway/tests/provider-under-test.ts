import { createClient } from "@supabase/supabase-js";
import { OAuth2Server } from "oauth2-mock-server";
import { WebSocket } from "ws";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";
import { LIBRARY } from "./library.ts";
import { openMailBox } from "./mail-box.ts";

export const SITE = "http://localhost:8080";
export const DASHBOARD = `${SITE}/dashboard?from=sign-up`;

let people = 0;

/** The gateway beside an OpenID provider on this computer, whose next person is `person`. */
export async function startWithProvider() {
	const provider = new OAuth2Server();
	await provider.issuer.keys.generate("RS256");
	await provider.start(0, "localhost");
	const box = await openMailBox();
	const rig = await startGateway(LIBRARY, {
		siteUrl: SITE,
		google: { issuer: provider.issuer.url ?? "", clientId: "school", clientSecret: "a secret" },
		mail: { url: box.url, from: "post@school.test", siteName: "School" },
	});
	const under = {
		provider,
		box,
		rig,
		/** The claims of the person at the provider. */
		person: {} as Record<string, unknown>,
		/** Sends another person to the provider; answers with the address they have, in lower case. */
		nextPerson() {
			people += 1;
			under.person = {
				sub: `person-${people}`,
				email: `Person-${people}@mail.test`,
				email_verified: true,
				name: "Asha Mushi",
			};
			return `person-${people}@mail.test`;
		},
		async stop() {
			await rig.stop();
			await provider.stop();
			await box.stop();
		},
	};
	provider.service.on("beforeTokenSigning", ({ payload }) => Object.assign(payload, under.person));
	return under;
}
export type ProviderUnderTest = Awaited<ReturnType<typeof startWithProvider>>;

/** A browser's storage, in which supabase-js keeps the PKCE verifier. */
export function browser(rig: GatewayUnderTest) {
	const kept = new Map<string, string>();
	const client = createClient(rig.url, rig.gateway.publishableKey, {
		auth: {
			flowType: "pkce",
			autoRefreshToken: false,
			storage: {
				getItem: (key: string) => kept.get(key) ?? null,
				setItem: (key: string, value: string) => void kept.set(key, value),
				removeItem: (key: string) => void kept.delete(key),
			},
		},
		realtime: { transport: WebSocket as never },
	});
	return { rig, client, cookies: new Map<string, string>() };
}
export type Browser = ReturnType<typeof browser>;

/** Opens an address of the site, as the browser does; answers with where it is sent. */
export async function open({ rig, cookies }: Pick<Browser, "rig" | "cookies">, address: string) {
	const url = new URL(address);
	const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const response = await fetch(`${rig.url}${url.pathname}${url.search}`, { redirect: "manual", headers: { cookie } });
	for (const set of response.headers.getSetCookie()) {
		const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
		if (/Max-Age=0/.test(set)) cookies.delete(name);
		else cookies.set(name, value);
	}
	return { response, target: response.headers.get("location") ?? "" };
}

export async function begin(who: Browser, redirectTo = DASHBOARD) {
	const { data } = await who.client.auth.signInWithOAuth({
		provider: "google",
		options: { redirectTo, queryParams: { access_type: "offline", prompt: "consent" }, skipBrowserRedirect: true },
	});
	return open(who, data.url ?? "");
}

/** The provider's page, on which the person agrees; answers with the way back. */
export async function agree(target: string): Promise<string> {
	const response = await fetch(target, { redirect: "manual" });
	return response.headers.get("location") ?? "";
}

/** All the way, to the address the page is opened at again. */
export async function throughProvider(who: Browser): Promise<URL> {
	const { target } = await begin(who);
	return new URL((await open(who, await agree(target))).target);
}

export async function signIn(who: Browser) {
	const back = await throughProvider(who);
	return who.client.auth.exchangeCodeForSession(back.searchParams.get("code") ?? "");
}
