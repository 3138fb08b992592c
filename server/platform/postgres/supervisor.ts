import { setTimeout as wait } from "node:timers/promises";
import type { PostgresLog } from "./log.ts";

/** A process that runs. */
export interface Running {
	/** Resolves when it has ended, by itself or stopped. */
	ended: Promise<void>;
	stop(): Promise<void>;
}

/** Milliseconds before each further start, the last for all that follow. */
const BACK_OFF_MS = [0, 500, 1000, 2000, 5000, 10_000];

/** Milliseconds after which a process counts as running well: its next end is the first again. */
const STEADY_MS = 60_000;

/**
 * Starts a process, and starts it again, with back-off, whenever it ends by itself. Only the first start may reject.
 * @returns ends the supervision and stops the process.
 */
export async function supervise(
	start: () => Promise<Running>,
	name: string,
	log: PostgresLog,
	backOffMs: readonly number[] = BACK_OFF_MS,
): Promise<() => Promise<void>> {
	const stopping = new AbortController();
	let running: Running | null = await start();
	const watching = watch();

	async function watch(): Promise<void> {
		for (let failures = 0; ; failures += 1) {
			const steady = running ? await untilEnded(running) : false;
			if (stopping.signal.aborted) return;
			if (steady) failures = 0;
			const pause = backOffMs[Math.min(failures, backOffMs.length - 1)];
			await wait(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
			if (stopping.signal.aborted) return;
			running = await restart();
		}
	}

	async function untilEnded({ ended }: Running): Promise<boolean> {
		const began = performance.now();
		await ended;
		if (!stopping.signal.aborted) log.error(`${name} ended although nobody stopped it; it is started again.`);
		return performance.now() - began >= STEADY_MS;
	}

	async function restart(): Promise<Running | null> {
		try {
			const started = await start();
			if (stopping.signal.aborted) await started.stop();
			else log.warn(`${name} runs again.`);
			return started;
		} catch (error) {
			log.error(`${name} could not be started again: ${(error as Error).message}`);
			return null;
		}
	}

	return async () => {
		stopping.abort();
		await running?.stop();
		await watching;
	};
}
