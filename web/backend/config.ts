import { z } from "zod/mini";
import { BackendError, NETWORK_GONE } from "./backend-error.ts";
import { noticedFetch } from "./connection.ts";

const publicConfig = z.object({
	/** Where the data doors are; the page's own origin when the built-in backend serves. */
	supabaseUrl: z.string(),
	publishableKey: z.string(),
	/** What this server can do. What it does not name, it cannot. */
	features: z.catch(z.record(z.string(), z.unknown()), {}),
	/** Who runs it and how to reach them, where they have said so. */
	operator: z.catch(z.object({ name: z.optional(z.string()), contact: z.optional(z.string()) }), {}),
});

export type PublicConfig = z.infer<typeof publicConfig>;

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
	const response = await noticedFetch("/config.json", { headers: { accept: "application/json" } }).catch((cause) => {
		throw new BackendError(NETWORK_GONE, "config.json cannot be reached", { cause });
	});
	if (!response.ok) throw new BackendError(NETWORK_GONE, `config.json answered ${response.status}`);
	const read = z.safeParse(publicConfig, await response.json().catch(() => null));
	if (!read.success)
		throw new BackendError("unknown", "config.json is not what the page expects", { cause: read.error });
	return read.data;
}
