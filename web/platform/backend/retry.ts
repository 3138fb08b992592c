import { BackendError, hasCode, NETWORK_GONE } from "./backend-error.ts";

/** Milliseconds before each further try; from then on each is twice the one before. */
const PAUSES_MS = [1000, 2000, 5000, 10_000] as const;
/** Also what a server may ask for at most. */
export const LONGEST_PAUSE_MS = 15 * 60_000;

/** Further tries of a read, by the query client alone: what it calls sends one request a try. */
export const READ_RETRIES = 3;
const FIRST_READ_PAUSE_MS = 500;
const LONGEST_READ_PAUSE_MS = 30_000;

/** Answers that the same request would have again. They come without a status where this page gave them itself. */
const FINAL = [
	"bad_request",
	"too_large",
	"too_complex",
	"unknown_project",
	"circuit_missing",
	"wrong_type",
	"no_room",
	"unreadable",
];
/** Of the statuses from 400 on: too slow, too many, or a session that ran out. */
const PASSING = [401, 408, 429];

/** Whether the same request may have another answer later: no network, a server's own trouble, a limit, a session that ended. */
export function isRetryable(error: unknown): boolean {
	if (!(error instanceof BackendError)) return true;
	if (FINAL.includes(error.code)) return false;
	const { status } = error;
	return status === undefined || status < 400 || status >= 500 || PASSING.includes(status);
}

/**
 * Milliseconds before the `tries`-th further try, counted from 1: 1, 2, 5, 10 seconds, then doubled up to 15 minutes. What
 * the server asks for (Retry-After) is the least.
 */
export function retryDelayMs(tries: number, error?: unknown): number {
	const asked = error instanceof BackendError ? (error.waitSeconds ?? 0) * 1000 : 0;
	const own = PAUSES_MS[tries - 1] ?? PAUSES_MS[3] * 2 ** Math.max(0, tries - PAUSES_MS.length);
	return Math.min(Math.max(own, asked), LONGEST_PAUSE_MS);
}

/** Milliseconds before the `tries`-th further try of a read, from 0: 0.5, 1, 2 s, so that a page says within 4 s what failed. */
export function readRetryDelayMs(tries: number): number {
	return Math.min(FIRST_READ_PAUSE_MS * 2 ** tries, LONGEST_READ_PAUSE_MS);
}

/** Milliseconds before the `tries`-th try, from 1, to open the live line or a channel of it: never more than 10 seconds. */
export function rejoinDelayMs(tries: number): number {
	return Math.min(retryDelayMs(tries), 10_000);
}

/** The seconds of a Retry-After header, which names seconds or a date; undefined without one. */
export function retryAfterSeconds(header: string | null, now = Date.now()): number | undefined {
	if (!header) return undefined;
	const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
	return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

/**
 * Does the work, and again from its beginning while the connection breaks, four times at most. `onBroken` is called before
 * each pause. Only for work that may be done twice.
 */
export async function withRetry<T>(
	work: () => Promise<T>,
	{ signal, onBroken }: { signal: AbortSignal; onBroken: () => void },
): Promise<T> {
	for (let tries = 1; tries <= PAUSES_MS.length; tries++) {
		try {
			return await work();
		} catch (error) {
			if (!hasCode(error, NETWORK_GONE)) throw error;
			onBroken();
			await wait(retryDelayMs(tries), signal);
		}
	}
	return work();
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		if (signal.aborted) return reject(signal.reason);
		const stop = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener("abort", stop);
			resolve();
		}, milliseconds);
		signal.addEventListener("abort", stop, { once: true });
	});
}
