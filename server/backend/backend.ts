import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#supabase/types.gen.ts";
import type { WhoIsAsking } from "../doors/doors.ts";

/** What stands behind the page: the built-in gateway, or a hosted project. */
export interface Backend {
	/** Where the page finds it; null for the address the page itself came from. */
	supabaseUrl: string | null;
	publishableKey: string;
	whoIsAsking: WhoIsAsking;
	/** A client with the secret key, past all policies; null when a hosted project's secret is not set. */
	service: ServiceClient | null;
	/** A client that acts as the person an access token belongs to, under their policies. */
	asPerson(accessToken: string): ServiceClient;
	/** Whether its database answers. */
	isUp(): Promise<boolean>;
	stop(): Promise<void>;
}

export type ServiceClient = SupabaseClient<Database>;
