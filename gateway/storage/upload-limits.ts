import { RateLimiterMemory } from "rate-limiter-flexible";
import { StorageError } from "./storage-error.ts";

/** What one person may upload: bytes kept in all, and files within ten minutes. */
export type UploadAllowance = { readonly bytes: number; readonly filesInTenMinutes: number };

export const DEFAULT_ALLOWANCE: UploadAllowance = { bytes: 500 * 1024 * 1024, filesInTenMinutes: 120 };

/** Concurrent uploads of one person. */
const AT_ONCE = 6;

/** Counts a person's uploads, in this process. */
export function openUploadLimits({ filesInTenMinutes }: UploadAllowance) {
	const rate = new RateLimiterMemory({ points: filesInTenMinutes, duration: 600 });
	const running = new Map<string, number>();
	return {
		/** Counts an upload of the person until the returned function is called; throws when it is one too many. */
		async begin(person: string): Promise<() => void> {
			const others = running.get(person) ?? 0;
			if (others >= AT_ONCE) throw tooMany();
			running.set(person, others + 1);
			try {
				await rate.consume(person);
			} catch {
				end(person);
				throw tooMany();
			}
			return () => end(person);
		},
	};

	function end(person: string): void {
		const left = (running.get(person) ?? 1) - 1;
		if (left > 0) running.set(person, left);
		else running.delete(person);
	}
}

function tooMany(): StorageError {
	return new StorageError(429, "too_many_requests", "Too many uploads. Try again in a few minutes.");
}
