import { hasCode, NETWORK_GONE } from "./backend-error.ts";

/** Milliseconds before each further try. */
const PAUSES_MS = [1000, 2000, 5000, 10_000];

/**
 * Does the work, and again from its beginning while the connection breaks, four times at most. `onBroken` is told before
 * each pause. Only for work that may be done twice.
 */
export async function tryAgain<T>(
	work: () => Promise<T>,
	{ signal, onBroken }: { signal: AbortSignal; onBroken: () => void },
): Promise<T> {
	for (const pause of PAUSES_MS) {
		try {
			return await work();
		} catch (error) {
			if (!hasCode(error, NETWORK_GONE)) throw error;
			onBroken();
			await wait(pause, signal);
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
