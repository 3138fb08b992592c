import { readDraft, writeDraft } from "#web/platform/storage/draft.ts";

/** On a shared computer the session ends after this time without a touch, in milliseconds, and is warned of before. */
export const IDLE_MS = 20 * 60_000;
export const WARN_MS = 19 * 60_000;

/** How often it is looked, and how often a touch is noted. */
const LOOK_MS = 10_000;

/** When somebody last touched this tab; survives a reload and a tab that sleeps. */
const TOUCHED_KEY = "inspire-stem-touched";

const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** Milliseconds since the last touch; 0 where none is known. */
export function idleFor(now = Date.now()): number {
	const touched = readDraft(TOUCHED_KEY);
	return typeof touched === "number" ? Math.max(0, now - touched) : 0;
}

/** Notes a touch now. */
export function touch(): void {
	writeDraft(TOUCHED_KEY, Date.now());
}

/** Calls `onWarn` after 19 minutes without a touch and `onIdle` after 20, also when the computer slept meanwhile. */
export function watchIdle({ onWarn, onIdle }: { onWarn: () => void; onIdle: () => void }): () => void {
	let noted = Date.now();
	let warned = false;
	touch();
	const handleTouch = () => {
		if (Date.now() - noted < LOOK_MS || idleFor() >= IDLE_MS) return;
		noted = Date.now();
		warned = false;
		touch();
	};
	const look = () => {
		const idle = idleFor();
		if (idle >= IDLE_MS) onIdle();
		else if (idle >= WARN_MS && !warned) {
			warned = true;
			onWarn();
		}
	};
	const timer = setInterval(look, LOOK_MS);
	for (const type of TOUCHES) addEventListener(type, handleTouch, { capture: true, passive: true });
	document.addEventListener("visibilitychange", look);
	return () => {
		clearInterval(timer);
		for (const type of TOUCHES) removeEventListener(type, handleTouch, { capture: true });
		document.removeEventListener("visibilitychange", look);
	};
}
