/** A statement was not run: its caller has too many already, or the database had no connection for it in time. */
export class Overloaded extends Error {
	override name = "Overloaded";
	readonly reason: "caller" | "server";

	constructor(reason: Overloaded["reason"]) {
		super(reason === "caller" ? "Too many requests of one caller at once" : "The server is busy");
		this.reason = reason;
	}
}

/** Who shares one allowance. */
export type LaneCaller = {
	readonly id: string;
	/** Statements at once; of those at most `slow` that are slow or not known yet. */
	readonly running: number;
	readonly slow: number;
	/** Longest queue; further statements are refused. */
	readonly waiting: number;
};

export type LaneOptions = {
	/** Connections that statements may use at once. */
	readonly connections: number;
	/** Milliseconds after which a statement that still runs is slow. */
	readonly slowAfter?: number;
	/** Milliseconds a statement waits before it is refused. */
	readonly patience?: number;
	/** Milliseconds that a statement counts on after it was aborted: to begin and drop them is work, too. */
	readonly abandonedFor?: number;
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

type Pace = "quick" | "unknown" | "slow";
type Job = { readonly caller: LaneCaller; readonly text: string; pace: Pace };
type WaitingJob = { readonly job: Job; start(): void };
type Load = { total: number; slow: number; unknown: number };

const TEXTS_MAXIMUM = 500;
/** Runs in a row that make a slow statement quick again. */
const QUICK_AGAIN = 3;

/**
 * Shares the connections so that quick statements never queue behind slow ones: slow statements get a third of the
 * connections, those never seen before another. Callers take turns, each within an allowance.
 */
export function createLanes({ connections, slowAfter = 100, patience = 4000, abandonedFor = 300 }: LaneOptions): Lanes {
	const slowMost = Math.max(1, Math.floor(connections / 3));
	const unknownMost = slowMost;
	const limitedMost = Math.min(connections, slowMost + unknownMost);
	const all: Load = { total: 0, slow: 0, unknown: 0 };
	const loads = new Map<string, Load>();
	const running = new Set<Job>();
	/** Insertion order is the callers' turn. */
	const queues = new Map<string, WaitingJob[]>();
	/** Quick runs since the last slow one; the longest unused text first. */
	const quickRuns = new Map<string, number>();

	function paceOf(text: string): Pace {
		const runs = quickRuns.get(text);
		return runs === undefined ? "unknown" : runs < QUICK_AGAIN ? "slow" : "quick";
	}

	function learn(text: string, wasSlow: boolean): void {
		const runs = wasSlow ? 0 : (quickRuns.get(text) ?? QUICK_AGAIN - 1) + 1;
		quickRuns.delete(text);
		quickRuns.set(text, Math.min(runs, QUICK_AGAIN));
		const [oldest] = quickRuns.keys();
		if (quickRuns.size > TEXTS_MAXIMUM && oldest !== undefined) quickRuns.delete(oldest);
	}

	function hasRoom({ caller, text }: Job): boolean {
		const own = loads.get(caller.id);
		if (all.total >= connections || (own && own.total >= caller.running)) return false;
		const pace = paceOf(text);
		if (pace === "quick") return true;
		if (own && own.slow + own.unknown >= caller.slow) return false;
		if (all.slow + all.unknown >= limitedMost) return false;
		return pace === "slow" ? all.slow < slowMost : all.unknown < unknownMost;
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

	function countOwn(caller: LaneCaller, kind: keyof Load, change: 1 | -1): void {
		const own = loads.get(caller.id) ?? { total: 0, slow: 0, unknown: 0 };
		loads.set(caller.id, own);
		own[kind] += change;
		if (own.total === 0) loads.delete(caller.id);
	}

	function count(caller: LaneCaller, kind: keyof Load, change: 1 | -1): void {
		all[kind] += change;
		countOwn(caller, kind, change);
	}

	function begin(job: Job): void {
		running.add(job);
		job.pace = paceOf(job.text);
		count(job.caller, "total", 1);
		if (job.pace !== "quick") count(job.caller, job.pace, 1);
	}

	/** An aborted statement leaves its connection to others at once, but stays in its caller's allowance for a while. */
	function end({ caller, pace }: Job, aborted: boolean): void {
		all.total -= 1;
		if (pace !== "quick") all[pace] -= 1;
		const leave = () => {
			if (pace !== "quick") countOwn(caller, pace, -1);
			countOwn(caller, "total", -1);
			dispatch();
		};
		if (aborted) setTimeout(leave, abandonedFor).unref();
		else leave();
		dispatch();
	}

	/** All that run the same text are slow from now on: the lanes must not fill up while each is found out on its own. */
	function markSlow(text: string): void {
		learn(text, true);
		for (const job of running) {
			if (job.text !== text || job.pace === "slow") continue;
			count(job.caller, "slow", 1);
			if (job.pace === "unknown") count(job.caller, "unknown", -1);
			job.pace = "slow";
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
			if (!wasSlow) learn(job.text, false);
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
				const isOwnFault = own && (own.total >= caller.running || own.slow + own.unknown >= caller.slow);
				leave(new Overloaded(isOwnFault ? "caller" : "server"));
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
			const job: Job = { caller, text, pace: "unknown" };
			if (hasRoom(job)) begin(job);
			else await waitForTurn(job, signal);
			return perform(job, signal, work);
		},
	};
}
