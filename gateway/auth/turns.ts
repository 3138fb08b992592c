import { sourceOf } from "../client-source.ts";
import { tooMany } from "./auth-error.ts";

/** Longest queues, in all and of one address: two schools signing in at once, and one behind one address. */
const WAITING_MAXIMUM = 1000;
const WAITING_OF_ONE = 500;

/**
 * Does the work of requests, `atOnce` of it at a time. The addresses that ask take turns: a flood from one computer is its own queue.
 * What is returned rejects with AuthRefusal 429 where too many wait.
 */
export function createTurns(atOnce: number) {
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

	return async function inTurn<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
		if (running >= atOnce) await turnOf(sourceOf(address));
		else running += 1;
		try {
			return await work();
		} finally {
			if (!startNext()) running -= 1;
		}
	};
}
