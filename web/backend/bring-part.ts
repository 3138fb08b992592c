import { noticedFetch } from "./connection.ts";

const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;
/** One lost request heals by itself. */
const MISSING_AFTER = 2;

/**
 * Brings a part of the page, and asks again where its request was lost, after 4, 8… up to 60 seconds. `onMissing` is
 * called where the server answers, but does not give the part: a newer version of the product has it under another name.
 * @returns ends the asking; what is on its way may still come
 */
export function bringPart(bring: () => Promise<void>, onMissing?: () => void): () => void {
	let over = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let missed = 0;

	async function ask(): Promise<void> {
		try {
			await bring();
		} catch {
			const answers = await noticedFetch("/health").then(
				({ status }) => status < 500,
				() => false,
			);
			if (over) return;
			if (answers) missed++;
			if (missed >= MISSING_AFTER) onMissing?.();
			timer = setTimeout(() => void ask(), Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, missed - 1)));
		}
	}

	void ask();
	return () => {
		over = true;
		clearTimeout(timer);
	};
}
