/** The queue takes no more: `ahead` jobs are waiting or running. */
export class QueueFull extends Error {
	override readonly name = "QueueFull";
	readonly ahead: number;
	constructor(ahead: number) {
		super(`The queue is full: ${ahead} before you`);
		this.ahead = ahead;
	}
}

interface Waiting {
	userId: string;
	start: () => void;
}

export interface FairQueue {
	/**
	 * Runs `work` when it is this person's turn.
	 * @throws QueueFull at once when too many wait, of all or of this person; the signal's reason when it aborts before the
	 * turn comes.
	 */
	run<T>(userId: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
	/** Jobs ahead of this person's next one, running ones included; 0 when none of theirs waits. */
	ahead(userId: string): number;
}

/**
 * A queue of `slots` at once, `mostRunningPerPerson` of them for one person. Among the waiting, the turn goes from person to
 * person, so that someone who sends many programs waits behind those who send one.
 */
export function createFairQueue({
	slots = 2,
	mostRunningPerPerson = Number.POSITIVE_INFINITY,
	mostWaiting = 40,
	mostPerPerson = 4,
} = {}): FairQueue {
	let running = 0;
	const runningOf = new Map<string, number>();
	let waiting: Waiting[] = [];
	/** When each person last had a turn, as a count of turns. */
	const lastTurn = new Map<string, number>();
	const present = new Map<string, number>();
	let turns = 0;

	/** The next of each person who waits, in the order of their turns. */
	function nextOfEach(): Waiting[] {
		const firsts = waiting.filter(({ userId }, index) => waiting.findIndex((one) => one.userId === userId) === index);
		return firsts.sort((a, b) => turnOf(a.userId) - turnOf(b.userId));
	}

	function startNext(): void {
		if (running >= slots) return;
		const next = nextOfEach().find(({ userId }) => (runningOf.get(userId) ?? 0) < mostRunningPerPerson);
		if (next === undefined) return;
		waiting = waiting.filter((one) => one !== next);
		running++;
		add(runningOf, next.userId, 1);
		lastTurn.set(next.userId, ++turns);
		next.start();
	}

	const turnOf = (userId: string) => lastTurn.get(userId) ?? 0;

	function leave(userId: string): void {
		add(present, userId, -1);
		// A person without a queued job has no turn.
		if (!present.has(userId)) lastTurn.delete(userId);
	}

	function turn(userId: string, signal?: AbortSignal): Promise<void> {
		return new Promise((resolve, reject) => {
			const entry: Waiting = {
				userId,
				start: () => {
					signal?.removeEventListener("abort", onAbort);
					resolve();
				},
			};
			const onAbort = () => {
				waiting = waiting.filter((one) => one !== entry);
				reject(signal?.reason);
			};
			signal?.addEventListener("abort", onAbort, { once: true });
			waiting.push(entry);
			startNext();
		});
	}

	return {
		ahead(userId) {
			const index = nextOfEach().findIndex((one) => one.userId === userId);
			return index === -1 ? 0 : running + index;
		},
		async run(userId, work, signal) {
			signal?.throwIfAborted();
			const own = present.get(userId) ?? 0;
			if (waiting.length >= mostWaiting || own >= mostPerPerson) throw new QueueFull(waiting.length + running);
			add(present, userId, 1);
			try {
				await turn(userId, signal);
				try {
					// The job may have been aborted since its turn was assigned.
					signal?.throwIfAborted();
					return await work();
				} finally {
					running--;
					add(runningOf, userId, -1);
					startNext();
				}
			} finally {
				leave(userId);
			}
		},
	};
}

/** Changes a person's count; one of 0 is no entry. */
function add(counts: Map<string, number>, userId: string, change: number): void {
	const count = (counts.get(userId) ?? 0) + change;
	if (count > 0) counts.set(userId, count);
	else counts.delete(userId);
}
