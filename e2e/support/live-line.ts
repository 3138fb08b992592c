import type { Page, WebSocketRoute } from "@playwright/test";
import { expect } from "./product.ts";

/** The page's live connection, which a test may cut and mend. Nothing is put into it. */
export interface LiveLine {
	/** The server has taken the channel of this name, so many times in all. */
	expectJoined(channel: string, times?: number): Promise<void>;
	/** Cuts it; each new try breaks off, until it is mended. */
	cut(): Promise<void>;
	mend(): void;
	/** How often the page has tried to open it since it was cut. */
	tries(): number;
}

/** Call before the page is loaded. */
export async function liveLine(page: Page): Promise<LiveLine> {
	const open = new Set<WebSocketRoute>();
	const joins: string[] = [];
	let broken = false;
	let tries = 0;
	await page.routeWebSocket(/\/realtime\/v1\//, async (socket) => {
		if (broken) {
			tries += 1;
			return socket.close();
		}
		open.add(socket);
		const server = socket.connectToServer();
		server.onMessage((message) => {
			if (String(message).includes("Subscribed to PostgreSQL")) joins.push(String(message));
			socket.send(message);
		});
	});
	return {
		async expectJoined(channel, times = 1) {
			await expect.poll(() => joins.filter((join) => join.includes(channel)).length).toBeGreaterThanOrEqual(times);
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

/** A live line that never opens: its heartbeat asks for a fresh session too, and only the timer's tries are to be counted. */
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
