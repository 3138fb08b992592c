import type { Page, WebSocketRoute } from "@playwright/test";
import { expect } from "./product.ts";

/** The page's live connection, which a test may cut and mend. Nothing is put into it. */
export interface LiveLine {
	/** Waits until the server has joined the channel of this name n times since the page load. Returns when the page received it. */
	expectJoined(channel: string, times?: number): Promise<number>;
	/** Cuts it; each new try breaks off, until it is mended. */
	cut(): Promise<void>;
	mend(): void;
	/** How often the page has tried to open it since it was cut. */
	tries(): number;
}

/** Call before the page is loaded. */
export async function liveLine(page: Page): Promise<LiveLine> {
	const open = new Set<WebSocketRoute>();
	let joins: { topic: string; at: number }[] = [];
	page.on("request", (request) => {
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) joins = [];
	});
	let broken = false;
	let tries = 0;
	await page.routeWebSocket(/\/realtime\/v1\//, async (socket) => {
		if (broken) {
			tries += 1;
			return socket.close();
		}
		open.add(socket);
		const server = socket.connectToServer();
		const joinsOfThisPage = joins;
		const answered = new Map<string, number>();
		server.onMessage((message) => {
			const [, , topic, event, { status, message: text }] = JSON.parse(String(message));
			if (event === "phx_reply" && status === "ok") answered.set(topic, Date.now());
			if (text === "Subscribed to PostgreSQL") joinsOfThisPage.push({ topic, at: answered.get(topic) ?? Number.NaN });
			socket.send(message);
		});
	});
	return {
		async expectJoined(channel, times = 1) {
			const found = () => joins.filter(({ topic }) => topic.includes(channel));
			await expect.poll(() => found().length).toBeGreaterThanOrEqual(times);
			return found().at(-1)?.at ?? Number.NaN;
		},
		async cut() {
			broken = true;
			tries = 0;
			for (const socket of open) await socket.close();
			open.clear();
		},
		mend() {
			broken = false;
		},
		tries: () => tries,
	};
}

/** A socket that never opens: its heartbeat renews the session too, and only the timer's attempts are counted. */
export async function keepLiveLineShut(page: Page): Promise<void> {
	await page.addInitScript(() => {
		class NeverOpens extends EventTarget {
			readonly readyState = 0;
			send() {}
			close() {}
		}
		Object.assign(window, { WebSocket: Object.assign(NeverOpens, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }) });
	});
}
