import { sourceOf } from "../client-source.ts";
import { tooMany } from "./auth-error.ts";

/** Longest queues, in all and of one address: two schools signing in at once, and one behind one address. */
const WAITING_MAXIMUM = 1000;
const WAITING_OF_ONE = 500;

export type Turns = {
	/** Does the work when its turn has come. @throws AuthRefusal 429 where too many wait, or what the work rejects with */
	inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result>;
	/** How many wait for their turn. */
	waiting(): number;
};

/**
 * Does the work of requests, `atOnce()` of it at a time, which is asked again whenever some begins or ends. The addresses that ask
 * take turns: a flood from one computer is its own queue.
 */
export function createTurns(atOnce: () => number): Turns {
	const queues = new Map<string, (() => void)[]>();
	let waiting = 0;
	let running = 0;

	function turnOf(source: string): Promise<void> {
		const queue = queues.get(source) ?? [];
		if (waiting >= WAITING_MAXIMUM || queue.length >= WAITING_OF_ONE) {
			throw tooMany("Too many people are signing in.", 10);
		}
		queues.set(source, queue);
		waiting += 1;
		return new Promise((resolve) => queue.push(resolve));
	}

	/** Starts the first of the address whose turn it is; false where none waits. */
	function startNext(): boolean {
		const [next] = queues;
		if (!next) return false;
		const [source, queue] = next;
		queues.delete(source);
		const [start, ...others] = queue;
		if (others.length > 0) queues.set(source, others);
		waiting -= 1;
		start?.();
		return true;
	}

	return {
		async inTurn(address, work) {
			if (running >= atOnce()) await turnOf(sourceOf(address));
			else running += 1;
			try {
				return await work();
			} finally {
				running -= 1;
				while (running < atOnce() && startNext()) running += 1;
			}
		},
		waiting: () => waiting,
	};
}
