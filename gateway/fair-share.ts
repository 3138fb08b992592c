import type { FastifyReply } from "fastify";
import { Overloaded } from "./database/lanes.ts";
import { createLastCallers } from "./database/last-callers.ts";

export type FairShareOptions = {
	/** Units a caller may use in a second while others are active, and how many may be saved up. One request is one unit. */
	readonly perSecond?: number;
	readonly burst?: number;
	/** Milliseconds a request waits at most before it is refused. */
	readonly patience?: number;
	/** Milliseconds after its last request that a caller counts as active. */
	readonly idleAfter?: number;
	readonly now?: () => number;
};

export type FairShare = {
	/**
	 * Takes units, one unless given, and waits until the caller can afford them.
	 * @throws Overloaded after `patience`, or the reason of an aborted signal
	 */
	enter(caller: string, signal: AbortSignal, units?: number): Promise<void>;
	/** Takes further units for what a request turned out to cost. */
	charge(caller: string, units: number): void;
};

type Account = { units: number; at: number };

const ACCOUNTS_MAXIMUM = 5000;

/**
 * Keeps one caller from using up the processor that all share, refused requests included. The limit holds only
 * while another caller is active.
 */
export function createFairShare(options: FairShareOptions = {}): FairShare {
	const { perSecond = 100, burst = 300, patience = 2000, idleAfter, now = () => performance.now() } = options;
	const accounts = new Map<string, Account>();
	const lastCallers = createLastCallers(idleAfter, now);

	function accountOf(caller: string): Account {
		const account = accounts.get(caller) ?? { units: burst, at: now() };
		account.units = Math.min(burst, account.units + ((now() - account.at) / 1000) * perSecond);
		account.at = now();
		// The one unused for the longest time is first.
		accounts.delete(caller);
		accounts.set(caller, account);
		const [oldest] = accounts.keys();
		if (accounts.size > ACCOUNTS_MAXIMUM && oldest !== undefined) accounts.delete(oldest);
		return account;
	}

	return {
		async enter(caller, signal, units = 1) {
			const account = accountOf(caller);
			lastCallers.record(caller);
			if (lastCallers.isAlone(caller)) account.units = Math.max(account.units, units);
			account.units -= units;
			const wait = (-account.units / perSecond) * 1000;
			if (wait <= 0) return;
			await delay(Math.min(wait, patience), signal);
			if (wait <= patience) return;
			account.units += units;
			throw new Overloaded("caller");
		},
		charge(caller, units) {
			accountOf(caller).units -= units;
		},
	};
}

/** Why a request was aborted whose client has disconnected: it gets no answer. One error for all: its stack says nothing. */
export const CLIENT_GONE = new Error("The client has disconnected");

/** Aborts with CLIENT_GONE when the client disconnects before its answer was sent, after this many milliseconds of grace. */
export function abortedWhenGone(reply: FastifyReply, grace = 0): AbortSignal {
	const controller = new AbortController();
	reply.raw.once("close", () => {
		if (reply.raw.writableFinished) return;
		if (grace === 0) controller.abort(CLIENT_GONE);
		else setTimeout(() => controller.abort(CLIENT_GONE), grace).unref();
	});
	return controller.signal;
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve, reject) => {
		signal.throwIfAborted();
		const onAbort = () => {
			clearTimeout(timer);
			reject(signal.reason);
		};
		const timer = setTimeout(() => {
			signal.removeEventListener("abort", onAbort);
			resolve();
		}, milliseconds);
		signal.addEventListener("abort", onAbort, { once: true });
	});
}
