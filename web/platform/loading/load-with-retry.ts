import { HEALTH_PATH } from "#domain/api/config.ts";
import { noticedFetch } from "#web/platform/backend/connection.ts";

const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;
/** A single request may be lost for any reason. */
const MISSING_AFTER = 2;

/**
 * Loads a file of the page, and retries where its request was lost, after 4, 8… up to 60 seconds. `onMissing` is called
 * where the server answers, but does not give the file: a newer build has it under another name.
 * @returns ends the retries; a pending load may still arrive
 */
export function loadWithRetry(load: () => Promise<void>, onMissing?: () => void): () => void {
	let over = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let missed = 0;

	async function attempt(): Promise<void> {
		try {
			await load();
		} catch {
			const answers = await noticedFetch(HEALTH_PATH).then(
				({ status }) => status < 500,
				() => false,
			);
			if (over) return;
			if (answers) missed++;
			if (missed >= MISSING_AFTER) onMissing?.();
			timer = setTimeout(
				() => void attempt(),
				Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, missed - 1)),
			);
		}
	}

	void attempt();
	return () => {
		over = true;
		clearTimeout(timer);
	};
}
