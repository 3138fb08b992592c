const LONGEST_WAIT_MS = 1000;

let first: Promise<unknown> = Promise.resolve();

/** The main content is loading: lazy parts wait for it, and leave it the network and the processor. */
export function markCritical(part: Promise<unknown> | undefined): void {
	first = Promise.allSettled([first, part]).then(nothingToDo);
}

/** Settled when what the page is for is there; at once where nothing comes first. */
export function criticalLoaded(): Promise<unknown> {
	return first;
}

/** Settled when what the page is for is there and the browser has nothing to do, or a second later. */
export async function whenIdle(): Promise<void> {
	await first;
	await nothingToDo();
}

function nothingToDo(): Promise<void> {
	return new Promise((resolve) => {
		if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
		else setTimeout(resolve);
	});
}
