/** What the server says of itself to anyone, before anybody is signed in. Read by hand in the page: it comes before anything else. */

export const CONFIG_PATH = "/config.json";
export const HEALTH_PATH = "/health";

/** What this server can do, for the page to offer. */
export interface Features {
	award: boolean;
	/** An outside model answers. */
	assistant: boolean;
	classCode: boolean;
	/** The ways in that are set up, beside email and password. */
	google: boolean;
	/** Codes by SMS. */
	phone: boolean;
	/** Mail is sent: addresses are confirmed, and a forgotten password can be replaced. */
	mail: boolean;
}

/** `GET /config.json` */
export interface PublicConfig {
	/** Where the data is; the page's own origin when the built-in backend serves. */
	supabaseUrl: string;
	publishableKey: string;
	/** Who runs it and how to reach them, as far as they have said so. */
	operator: { name?: string | undefined; contact?: string | undefined };
	/** A feature that an older server does not name, it does not have. */
	features: Partial<Features>;
}

/** `GET /health` */
export interface Health {
	status: "ok" | "degraded" | "failing";
	parts: { database: boolean; disk: boolean };
}
