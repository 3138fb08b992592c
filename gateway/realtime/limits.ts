/** What one client may take. Set for a school of 500 behind one address, some with several tabs. */
export type RealtimeLimits = {
	readonly sockets: number;
	readonly socketsPerAddress: number;
	readonly channelsPerSocket: number;
	/** Changes one socket listens to, over all its channels. */
	readonly changesPerSocket: number;
	/** Joins in a burst, and again each second. */
	readonly joinBurst: number;
	readonly joinsPerSecond: number;
	/** Frames of any kind in a burst, and again each second. */
	readonly frameBurst: number;
	readonly framesPerSecond: number;
	/** Bytes of one frame. */
	readonly frameBytes: number;
	/** Send buffer in bytes; a slower reader is disconnected. */
	readonly unreadBytes: number;
};

export const REALTIME_LIMITS: RealtimeLimits = {
	sockets: 10_000,
	socketsPerAddress: 2000,
	channelsPerSocket: 100,
	changesPerSocket: 300,
	joinBurst: 100,
	joinsPerSecond: 20,
	frameBurst: 300,
	framesPerSecond: 60,
	frameBytes: 64 * 1024,
	unreadBytes: 2 * 1024 * 1024,
};

/** A bucket of `burst` tokens that fills by `perSecond`; `take` is false when it is empty. `now` counts milliseconds. */
export function tokenBucket(burst: number, perSecond: number, now = () => performance.now()): { take(): boolean } {
	let tokens = burst;
	let filledAt = now();
	return {
		take() {
			const at = now();
			tokens = Math.min(burst, tokens + ((at - filledAt) / 1000) * perSecond);
			filledAt = at;
			if (tokens < 1) return false;
			tokens -= 1;
			return true;
		},
	};
}
