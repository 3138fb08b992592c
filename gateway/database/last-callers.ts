export type LastCallers = {
	/** Records that somebody asks for something. */
	record(caller: string): void;
	/** Whether no one else has asked for anything lately. */
	isAlone(caller: string): boolean;
};

/** Who is active: a limit that protects others holds only while there are any. `idleAfter`: milliseconds after the last request. */
export function createLastCallers(idleAfter = 2000, now = () => performance.now()): LastCallers {
	let latest = { caller: "", at: Number.NEGATIVE_INFINITY };
	/** The last one who is not the latest. */
	let other = latest;

	return {
		record(caller) {
			if (latest.caller !== caller) other = latest;
			latest = { caller, at: now() };
		},
		isAlone(caller) {
			return now() - (latest.caller === caller ? other : latest).at > idleAfter;
		},
	};
}
