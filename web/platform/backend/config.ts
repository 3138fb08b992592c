import { CONFIG_PATH, type PublicConfig } from "#domain/api/config.ts";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { noticedFetch } from "./connection.ts";

let loading: Promise<PublicConfig> | undefined;

/** `/config.json`, asked once; asked again after a failure. Throws `BackendError`. */
export function loadConfig(): Promise<PublicConfig> {
	loading ??= askConfig().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

/** True when the data is kept by the server that served the page. */
export function isOwnServer(config: PublicConfig): boolean {
	return new URL(config.supabaseUrl, location.href).origin === location.origin;
}

async function askConfig(): Promise<PublicConfig> {
	const response = await noticedFetch(CONFIG_PATH, { headers: { accept: "application/json" } }).catch((cause) => {
		throw new BackendError(NETWORK_GONE, "config.json cannot be reached", { cause });
	});
	if (!response.ok) throw new BackendError(NETWORK_GONE, `config.json answered ${response.status}`);
	const config = configIn(await response.json().catch(() => null));
	if (!config) throw new BackendError("unknown", "config.json is not what the page expects");
	return config;
}

/** Read by hand: it comes before anything else, and a checking library would come with it. */
function configIn(value: unknown): PublicConfig | null {
	const { supabaseUrl, publishableKey, features, operator } = fieldsOf(value);
	if (typeof supabaseUrl !== "string" || typeof publishableKey !== "string") return null;
	const { name, contact } = fieldsOf(operator);
	return {
		supabaseUrl,
		publishableKey,
		features: fieldsOf(features),
		operator: { ...(typeof name === "string" ? { name } : {}), ...(typeof contact === "string" ? { contact } : {}) },
	};
}

function fieldsOf(value: unknown): Record<string, unknown> {
	return typeof value === "object" && value !== null ? { ...value } : {};
}
