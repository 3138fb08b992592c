/** A queue in which people take turns: a hundred jobs of one person never make another wait for more than one each. */
export interface FairQueue {
	/** Runs `job` when it is its turn and gives back what it gives back. */
	run<Result>(person: string, job: () => Promise<Result>): Promise<Result>;
	/** Jobs that wait, of everyone or of one person. */
	waiting(person?: string): number;
}

/** At most `places` jobs run at once. People with waiting jobs are served round-robin, each one's jobs in order. */
export function fairQueue(places: number): FairQueue {
	/** Insertion order is the order of turns: whoever was served goes to the end. */
	const lines = new Map<string, (() => void)[]>();
	let free = places;

	function startNext(): void {
		while (free > 0) {
			const turn = lines.entries().next().value;
			if (!turn) return;
			const [person, line] = turn;
			const start = line.shift();
			lines.delete(person);
			if (line.length > 0) lines.set(person, line);
			free -= 1;
			start?.();
		}
	}

	return {
		run(person, job) {
			return new Promise((resolve, reject) => {
				const line = lines.get(person) ?? [];
				lines.set(person, line);
				line.push(() => {
					job()
						.then(resolve, reject)
						.finally(() => {
							free += 1;
							startNext();
						});
				});
				startNext();
			});
		},
		waiting(person) {
			if (person !== undefined) return lines.get(person)?.length ?? 0;
			return [...lines.values()].reduce((sum, line) => sum + line.length, 0);
		},
	};
}
