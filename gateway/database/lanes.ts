import { availableParallelism, loadavg } from "node:os";
import { createLastCallers } from "./last-callers.ts";
import { createStatementHistory, type Pace } from "./statement-history.ts";
import { createTimeBudget } from "./time-budget.ts";

/** A statement was not run: its caller has too many already, or the database had no connection for it in time. */
export class Overloaded extends Error {
	override name = "Overloaded";
	readonly reason: "caller" | "server";

	constructor(reason: Overloaded["reason"]) {
		super(reason === "caller" ? "Too many requests of one caller at once" : "The server is busy");
		this.reason = reason;
	}
}

/** The callers that share one set of limits. */
export type LaneCaller = {
	readonly id: string;
	/** Statements at once; of those at most `heavy` that are slow, not known yet, or took much time when they last ran. */
	readonly running: number;
	readonly heavy: number;
	/** Longest queue; further statements are refused. */
	readonly waiting: number;
	/** Whether their share of the database's time is limited, too. */
	readonly metered?: boolean;
};

export type LaneOptions = {
	/** Connections that statements may use at once. */
	readonly connections: number;
	/** Milliseconds after which a statement that still runs is slow. */
	readonly slowAfter?: number;
	/**
	 * Milliseconds a statement waits before it is refused: on a slow computer with a whole class at it each one takes long, and a
	 * page that waits is better than one that fails.
	 */
	readonly patience?: number | undefined;
	/** Milliseconds that a statement counts on after it was aborted: to begin and drop them is work, too. */
	readonly abandonedFor?: number;
	/** How many programs want each processor, those beside the database too. */
	readonly load?: () => number;
};

export type Lanes = {
	/**
	 * Runs the work when it is its turn. `text` is the statement without its values: how it ran before decides its lane.
	 * @throws Overloaded, or the reason of a signal that is aborted before the work begins
	 */
	run<Result>(
		caller: LaneCaller,
		text: string,
		signal: AbortSignal | undefined,
		work: () => Promise<Result>,
	): Promise<Result>;
};

type Job = { readonly caller: LaneCaller; readonly text: string; pace: Pace; heavy: boolean; begunAt: number };
type WaitingJob = { readonly job: Job; start(): void };

/** What a page's own statements take, on a slow computer too: these are not charged, and not heavy. */
const SMALL_MS = 20;

/** Of the last minute; 0 on Windows, which does not count it. */
function averageLoad(): number {
	return (loadavg()[0] ?? 0) / availableParallelism();
}

/**
 * Shares the connections so that quick statements never queue behind slow ones: slow statements get a third of the
 * connections, those never seen before another. Callers take turns, each within limits of statements and of time:
 * several of one caller's that take much time would keep all processors from the others.
 */
export function createLanes({
	connections,
	slowAfter = 100,
	patience = 30_000,
	abandonedFor = 300,
	load = averageLoad,
}: LaneOptions): Lanes {
	const slowMost = Math.max(1, Math.floor(connections / 3));
	const unknownMost = slowMost;
	const limitedMost = Math.min(connections, slowMost + unknownMost);
	const all = { total: 0, slow: 0, unknown: 0 };
	const loads = new Map<string, { total: number; heavy: number }>();
	const running = new Set<Job>();
	const budget = createTimeBudget();
	const lastCallers = createLastCallers();
	/** Insertion order is the callers' turn. */
	const queues = new Map<string, WaitingJob[]>();
	const history = createStatementHistory();

	function hasRoom({ caller, text }: Job): boolean {
		const own = loads.get(caller.id);
		if (all.total >= connections || (own && own.total >= caller.running)) return false;
		if (hasUsedUpTime(caller)) return false;
		if (own && history.isHeavy(text) && own.heavy >= caller.heavy) return false;
		const pace = history.paceOf(text);
		if (pace === "quick") return true;
		if (all.slow + all.unknown >= limitedMost) return false;
		return pace === "slow" ? all.slow < slowMost : all.unknown < unknownMost;
	}

	/** A slow computer takes long for an ordinary page, too: who is alone at it waits for nothing. */
	function hasUsedUpTime({ id, metered = false }: LaneCaller): boolean {
		return metered && budget.waitOf(id) > 0 && !lastCallers.isAlone(id);
	}

	/** Starts what has room, one statement of each caller in turn. */
	function dispatch(): void {
		for (let started = queues.size > 0; started && all.total < connections; ) {
			started = false;
			for (const [id, queue] of [...queues]) {
				const index = queue.findIndex(({ job }) => hasRoom(job));
				if (index < 0) continue;
				const [next] = queue.splice(index, 1);
				queues.delete(id);
				if (queue.length > 0) queues.set(id, queue);
				next?.start();
				started = true;
			}
		}
	}

	function begin(job: Job): void {
		running.add(job);
		job.pace = history.paceOf(job.text);
		job.heavy = history.isHeavy(job.text);
		job.begunAt = performance.now();
		all.total += 1;
		if (job.pace !== "quick") all[job.pace] += 1;
		const own = loads.get(job.caller.id) ?? { total: 0, heavy: 0 };
		loads.set(job.caller.id, own);
		own.total += 1;
		if (job.heavy) own.heavy += 1;
	}

	function removeLoad({ caller, heavy }: Job): void {
		const own = loads.get(caller.id);
		if (!own) return;
		own.total -= 1;
		if (heavy) own.heavy -= 1;
		if (own.total === 0) loads.delete(caller.id);
	}

	/** An aborted statement leaves its connection to others at once, but counts as its caller's for a while. */
	function end(job: Job, aborted: boolean): void {
		const { caller, pace, begunAt } = job;
		if (caller.metered) charge(caller, partOf(Math.max(performance.now() - begunAt, aborted ? abandonedFor : 0)));
		all.total -= 1;
		if (pace !== "quick") all[pace] -= 1;
		const leave = () => {
			removeLoad(job);
			dispatch();
		};
		if (aborted) setTimeout(leave, abandonedFor).unref();
		else leave();
		dispatch();
	}

	/**
	 * Statements that run side by side, or beside other programs, slow each other down: each took its part of the time. Of a
	 * small one all of it is small: the load is a file that is read.
	 */
	function partOf(milliseconds: number): number {
		return milliseconds <= SMALL_MS ? milliseconds : milliseconds / Math.max(1, all.total, load());
	}

	function charge({ id }: LaneCaller, milliseconds: number): void {
		if (milliseconds <= SMALL_MS) return;
		budget.charge(id, milliseconds);
		const wait = budget.waitOf(id);
		if (wait > 0) setTimeout(dispatch, wait + 1).unref();
	}

	/** All that run the same text are slow from now on: the lanes must not fill up while each is found out on its own. */
	function markSlow(text: string): void {
		history.learn(text, { slow: true, large: true });
		for (const job of running) {
			if (job.text !== text) continue;
			if (job.pace !== "slow") all.slow += 1;
			if (job.pace === "unknown") all.unknown -= 1;
			const own = loads.get(job.caller.id);
			if (own && !job.heavy) own.heavy += 1;
			job.pace = "slow";
			job.heavy = true;
		}
		dispatch();
	}

	async function perform<Result>(
		job: Job,
		signal: AbortSignal | undefined,
		work: () => Promise<Result>,
	): Promise<Result> {
		let wasSlow = false;
		let judging: NodeJS.Immediate | undefined;
		const timer = setTimeout(() => {
			// After a stall of this process the answer may be here already: it is read before an immediate runs.
			judging = setImmediate(() => {
				wasSlow = true;
				markSlow(job.text);
			});
		}, slowAfter);
		try {
			const result = await work();
			if (!wasSlow) history.learn(job.text, { slow: false, large: partOf(performance.now() - job.begunAt) > SMALL_MS });
			return result;
		} finally {
			clearTimeout(timer);
			clearImmediate(judging);
			running.delete(job);
			end(job, signal?.aborted ?? false);
		}
	}

	/** Waits for a turn, which is counted from then on. */
	function waitForTurn(job: Job, signal: AbortSignal | undefined): Promise<void> {
		const { caller } = job;
		const queue = queues.get(caller.id) ?? [];
		if (queue.length >= caller.waiting) return Promise.reject(new Overloaded("caller"));
		return new Promise((resolve, reject) => {
			const leave = (error: unknown) => {
				const waiting = queues.get(caller.id) ?? [];
				waiting.splice(waiting.indexOf(entry), 1);
				if (waiting.length === 0) queues.delete(caller.id);
				stopWaiting();
				reject(error);
			};
			const onAbort = () => leave(signal?.reason);
			const timer = setTimeout(() => {
				const own = loads.get(caller.id);
				const isFull = own && (own.total >= caller.running || own.heavy >= caller.heavy);
				leave(new Overloaded(isFull || hasUsedUpTime(caller) ? "caller" : "server"));
			}, patience);
			const stopWaiting = () => {
				clearTimeout(timer);
				signal?.removeEventListener("abort", onAbort);
			};
			const entry: WaitingJob = {
				job,
				start() {
					stopWaiting();
					begin(job);
					resolve();
				},
			};
			signal?.addEventListener("abort", onAbort, { once: true });
			queue.push(entry);
			queues.set(caller.id, queue);
			dispatch();
		});
	}

	return {
		async run(caller, text, signal, work) {
			signal?.throwIfAborted();
			if (caller.metered) lastCallers.record(caller.id);
			const job: Job = { caller, text, pace: "unknown", heavy: true, begunAt: 0 };
			if (hasRoom(job)) begin(job);
			else await waitForTurn(job, signal);
			return perform(job, signal, work);
		},
	};
}
