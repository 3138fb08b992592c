import { RateLimiterMemory } from "rate-limiter-flexible";
import { StorageError } from "./storage-error.ts";

/** What one person may upload: bytes kept in all, and files within ten minutes. */
export type UploadQuota = { readonly bytes: number; readonly filesInTenMinutes: number };

export const DEFAULT_QUOTA: UploadQuota = { bytes: 500 * 1024 * 1024, filesInTenMinutes: 120 };

/** Concurrent uploads of one person. */
const AT_ONCE = 6;

/** Counts a person's uploads, in this process. */
export function openUploadLimits({ filesInTenMinutes }: UploadQuota) {
	const rate = new RateLimiterMemory({ points: filesInTenMinutes, duration: 600 });
	const running = new Map<string, number>();
	return {
		/** Counts an upload of the person until the returned function is called; throws when it is one too many. */
		async begin(userId: string): Promise<() => void> {
			const others = running.get(userId) ?? 0;
			if (others >= AT_ONCE) throw tooMany();
			running.set(userId, others + 1);
			try {
				await rate.consume(userId);
			} catch {
				end(userId);
				throw tooMany();
			}
			return () => end(userId);
		},
	};

	function end(userId: string): void {
		const left = (running.get(userId) ?? 1) - 1;
		if (left > 0) running.set(userId, left);
		else running.delete(userId);
	}
}

function tooMany(): StorageError {
	return new StorageError(429, "too_many_requests", "Too many uploads. Try again in a few minutes.");
}
