import { z } from "zod/mini";
import { stored } from "#web/platform/storage/stored.ts";

/** A bench whose tools are pointed out once. */
export type TourName = "blocks" | "code";

const seen = stored({
	key: "first-steps",
	version: 1,
	schema: z.array(z.enum(["blocks", "code"])),
	fallback: [] as TourName[],
});

/** Whether a person has been through a tour in this browser, or has skipped it. */
export function hasSeenTour(userId: string, tour: TourName): boolean {
	return seen.read(userId).includes(tour);
}

/** Where the browser keeps nothing, the tour is shown again at the next visit. */
export function markTourSeen(userId: string, tour: TourName): void {
	if (!hasSeenTour(userId, tour)) seen.write(userId, [...seen.read(userId), tour]);
}
