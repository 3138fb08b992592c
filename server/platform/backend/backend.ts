import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#supabase/types.gen.ts";

/** Finds the person a bearer token belongs to; null for a missing, forged or expired one. */
export type IdentifyCaller = (accessToken: string) => Promise<{ userId: string } | null>;

/** The page's backend: the built-in gateway, or a hosted project. */
export interface Backend {
	/** Its URL for the page; null for the page's own origin. */
	supabaseUrl: string | null;
	publishableKey: string;
	identify: IdentifyCaller;
	/** A client with the secret key, past all policies; null when a hosted project's secret is not set. */
	service: ServiceClient | null;
	/** From which class accounts' passwords are made; null with `service`. */
	secretKey: string | null;
	/** A new client without a session, to open one with. */
	anonymous(): ServiceClient;
	/** A client that acts as the person an access token belongs to, under their policies. */
	asPerson(accessToken: string): ServiceClient;
	/** Removes purged rows from the disk, too; null where the backend sees to that itself. */
	vacuum: (() => Promise<void>) | null;
	/** Whether its database answers. */
	isUp(): Promise<boolean>;
	/** The ways in that are set up, beside email and password. */
	signInWays(): Promise<SignInWays>;
	stop(): Promise<void>;
}

export interface SignInWays {
	google: boolean;
	/** Codes by SMS. */
	phone: boolean;
	/** Mail is sent: addresses are confirmed, and a forgotten password can be replaced. */
	mail: boolean;
}

export type ServiceClient = SupabaseClient<Database>;
