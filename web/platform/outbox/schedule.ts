import { LONGEST_PAUSE_MS } from "#web/platform/backend/retry.ts";
import { type Action, type Failure, isOneSubject } from "./action.ts";

/**
 * Chooses which action is due, and when the next one will be. Actions about one thing are sent in the order they were made;
 * each after its own pause. Those asked for by hand come first, whatever the connection and the pauses say.
 */
export function createSchedule(isConnected: () => boolean) {
	/** Asked for by hand. */
	const forced = new Set<string>();
	/** The person's session is there to send with. */
	let signedIn = false;
	/** After a try that reached no server, or without a session, all others wait as long as that one. */
	let restUntil = 0;
	/** When the connection or the session last returned, and when this page last tried each action. */
	let wokenAt = 0;
	const triedAt = new Map<string, number>();

	const maySend = () => signedIn && isConnected();

	/** Milliseconds until an action is due. One that failed for want of a server or a session is due once that returned. */
	function pauseOf({ id, notBefore, failure }: Action): number {
		if (failure && isUnjudged(failure) && (triedAt.get(id) ?? 0) < wokenAt) return 0;
		return pauseUntil(notBefore);
	}

	return {
		force: (id: string) => void forced.add(id),
		unforce: (id: string) => void forced.delete(id),

		/** The connection or the session has changed. */
		wake(isSignedIn: boolean = signedIn): void {
			signedIn = isSignedIn;
			restUntil = 0;
			wokenAt = Date.now();
		},

		/** Another person's page: what was asked for by hand is not theirs. */
		reset: () => forced.clear(),

		/** The next action to send now, of those pending that this run has not tried. */
		next(actions: readonly Action[], tried: ReadonlySet<string>): Action | undefined {
			const pending = actions.filter(({ state }) => state === "pending");
			const first = firstOfEach(pending).filter(({ id }) => !tried.has(id));
			const byHand = pending.filter(({ id }) => forced.has(id));
			const now = first.find((action) => byHand.some((one) => isOneSubject(one, action)));
			if (now || !maySend() || pauseUntil(restUntil) > 0) return now;
			return first.find((action) => pauseOf(action) === 0);
		},

		/** Milliseconds until an action is due; null while none can be sent by itself. */
		nextPause(actions: readonly Action[]): number | null {
			const pauses = firstOfEach(actions.filter(({ state }) => state === "pending")).map(pauseOf);
			if (pauses.length === 0 || !maySend()) return null;
			return Math.max(pauseUntil(restUntil), Math.min(...pauses));
		},

		/** An action is being tried. */
		begin(id: string): void {
			forced.delete(id);
			triedAt.set(id, Date.now());
		},

		/** A try has failed and is repeated. */
		failed(action: Action): void {
			if (action.failure && isUnjudged(action.failure)) restUntil = action.notBefore;
		},
	};
}

/** Those that none about the same thing goes before. */
function firstOfEach(pending: readonly Action[]): Action[] {
	return pending.filter((action) => pending.find((one) => isOneSubject(one, action)) === action);
}

/** The action itself was never judged: there was no server, or no session. */
function isUnjudged({ code }: Failure): boolean {
	return code === "network_gone" || code === "not_signed_in";
}

/** Milliseconds to wait. A time further off than any pause was set before the clock was put back. */
function pauseUntil(notBefore: number): number {
	const pause = notBefore - Date.now();
	return pause > LONGEST_PAUSE_MS ? 0 : Math.max(0, pause);
}
