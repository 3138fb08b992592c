import type { Settings } from "../settings.ts";
import type { Backend } from "./backend.ts";
import { keyedClient } from "./service-client.ts";

/** A hosted or self-hosted project: the page talks to it directly; our doors ask it who a token belongs to. */
export function openHostedBackend({ url, publishableKey, secretKey }: NonNullable<Settings["hosted"]>): Backend {
	const anyone = keyedClient(url, publishableKey);
	return {
		supabaseUrl: url,
		publishableKey,
		async whoIsAsking(accessToken) {
			if (!accessToken) return null;
			const { data, error } = await anyone.auth.getUser(accessToken);
			return error ? null : { userId: data.user.id };
		},
		service: secretKey ? keyedClient(url, secretKey) : null,
		asPerson: (accessToken) => keyedClient(url, publishableKey, { accessToken }),
		async isUp() {
			const { error } = await anyone.from("learning_kits").select("id").limit(1);
			return !error || error.code === "42501";
		},
		stop: () => Promise.resolve(),
	};
}
