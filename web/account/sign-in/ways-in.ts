import { useQuery } from "@tanstack/react-query";
import { loadConfig } from "#web/platform/backend/config.ts";

/** Ways in, and (`award`) rights over accounts and points, that only some servers have. */
type WayIn = "mail" | "phone" | "google" | "award" | "classCode";

/** True where this server is set up for it; false until that is known. */
export function useWayIn(way: WayIn): boolean {
	return useQuery({ queryKey: ["config"], queryFn: loadConfig }).data?.features[way] === true;
}

/** What the sign-up form knows of a learner who has a class code. */
export type ClassCodeStart = { code?: string; name?: string; grade?: string };
