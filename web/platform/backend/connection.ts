import { HEALTH_PATH } from "#domain/api/config.ts";
import { createStore, useStore } from "#web/platform/storage/create-store.ts";

/** How often an unreachable server is asked again, in milliseconds. */
const ASK_AGAIN_AFTER = 4000;

const connection = createStore(true);
/** How often the connection was lost. */
let losses = 0;
let probe = HEALTH_PATH;
let asking: ReturnType<typeof setTimeout> | undefined;

/**
 * `fetch` that notices whether the server can be reached at all. A school's server may be gone while the
 * browser still calls itself online, so the answers themselves are the measure.
 */
export async function noticedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
	const lossesBefore = losses;
	try {
		const response = await fetch(input, init);
		const answers = !isGatewayFailure(response.status);
		// An answer to what was asked before the connection was lost says nothing of now.
		if (!answers || losses === lossesBefore) setConnected(answers);
		return response;
	} catch (error) {
		if (!(error instanceof DOMException && error.name === "AbortError")) setConnected(false);
		throw error;
	}
}

/**
 * Notes an answer that came by another way than `noticedFetch`: its status, or null where there was none. `refusal` is
 * the code of one of our own endpoints: it is there, whatever its status says (503 for `busy`), but for `unavailable`.
 */
export function noticeAnswer(status: number | null, refusal?: string): void {
	const refuses = refusal !== undefined && refusal !== "unavailable";
	setConnected(status !== null && (refuses || !isGatewayFailure(status)));
}

/** Asks the server now whether it can be reached. */
export async function serverAnswers(): Promise<boolean> {
	await askAgain();
	return connection.get();
}

/** Names the address that is asked while there is no connection; any answer but 502-504 ends it. */
export function probeAt(url: string): void {
	probe = url;
}

/** Calls back at each change; returns the function that ends it. */
export function watchConnection(listener: (connected: boolean) => void): () => void {
	return connection.subscribe(() => listener(connection.get()));
}

/** True while the server answers. */
export function isConnected(): boolean {
	return connection.get();
}

/** The same, in a component that follows it. */
export function useConnected(): boolean {
	return useStore(connection);
}

/** Resolves as soon as the server answers. */
export function onceConnected(): Promise<void> {
	return new Promise((resolve) => {
		if (connection.get()) return resolve();
		const end = connection.subscribe(() => {
			if (!connection.get()) return;
			end();
			resolve();
		});
	});
}

/** Follows the browser's own knowledge as well: call once, in the page. */
export function followBrowserNetwork(): void {
	addEventListener("offline", () => setConnected(false));
	addEventListener("online", () => void askAgain());
}

function setConnected(next: boolean): void {
	if (!next && asking === undefined) asking = setTimeout(() => void askAgain(), ASK_AGAIN_AFTER);
	if (!next && connection.get()) losses += 1;
	connection.set(next);
}

async function askAgain(): Promise<void> {
	clearTimeout(asking);
	asking = undefined;
	try {
		const response = await fetch(probe, { cache: "no-store" });
		// A body that is not read holds one of the few connections to the server.
		void response.body?.cancel();
		setConnected(!isGatewayFailure(response.status));
	} catch {
		setConnected(false);
	}
}

function isGatewayFailure(status: number): boolean {
	return status >= 502 && status <= 504;
}
