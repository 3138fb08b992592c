import { z } from "zod/mini";

/** Two or three learners at one computer: how the others prove who they are, and when they change who drives. */

export const TOGETHER_MAXIMUM = 3;
/** A teacher may ask for a change after this many minutes. */
export const SWAP_MINUTES = { least: 5, most: 20, usual: 10 } as const;

/** Who sits at the computer, as `my_together` answers; no seats: alone. */
export const togetherState = z.object({
	/** The server's time. */
	now: z.string(),
	/** After how many minutes to change; null for never. */
	minutes: z.nullable(z.number()),
	seats: z.array(
		z.object({
			id: z.string(),
			name: z.string(),
			drivesSince: z.nullable(z.string()),
			/** When they were last known to be there: they joined, took the keyboard, or answered. */
			confirmedAt: z.string(),
		}),
	),
});
export type TogetherState = z.infer<typeof togetherState>;
export type Seat = TogetherState["seats"][number];

/** Who is at the keyboard; the first where the driver's part has ended. */
export function driverOf(seats: readonly Seat[]): Seat | undefined {
	return seats.find(({ drivesSince }) => drivesSince !== null) ?? seats[0];
}

/** After this many minutes without a word the page asks whether a partner is still there; the part ends ten minutes later. */
const ASK_AFTER_MINUTES = 30;

/** The partners of whom to ask whether they are still there, at `nowMs` of the server's clock; never the first. */
export function unconfirmed(seats: readonly Seat[], nowMs: number): Seat[] {
	return seats.slice(1).filter(({ confirmedAt }) => nowMs - Date.parse(confirmedAt) >= ASK_AFTER_MINUTES * 60_000);
}

/** Who takes the keyboard next, in the order of the seats. */
export function nextDriver(seats: readonly Seat[]): Seat | undefined {
	const driver = driverOf(seats);
	return driver && seats[(seats.indexOf(driver) + 1) % seats.length];
}

/**
 * How far a turn is, at `nowMs` of the same clock as `sinceMs`; null where no change is asked for. `extra`: minutes that
 * the learners have added.
 */
export function turnOf(
	sinceMs: number,
	minutes: number | null,
	nowMs: number,
	extra = 0,
): { due: boolean; minutesLeft: number; part: number } | null {
	if (minutes === null) return null;
	const turnMs = (minutes + extra) * 60_000;
	// A clock that was put back begins the turn again.
	const passedMs = Math.max(0, nowMs - sinceMs);
	return {
		due: passedMs >= turnMs,
		minutesLeft: Math.max(0, Math.ceil((turnMs - passedMs) / 60_000)),
		part: Math.min(1, passedMs / turnMs),
	};
}
