import type { Page, WebSocketRoute } from "@playwright/test";
import { expect } from "./product.ts";

/** The page's live connection, which a test may cut and mend. Nothing is put into it. */
export interface LiveLine {
	/** The server has taken the channel of this name, so many times in all. */
	expectJoined(channel: string, times?: number): Promise<void>;
	/** Cuts it; each new try breaks off, until it is mended. */
	cut(): Promise<void>;
	mend(): void;
}

/** Call before the page is loaded. */
export async function liveLine(page: Page): Promise<LiveLine> {
	const open = new Set<WebSocketRoute>();
	const joins: string[] = [];
	let broken = false;
	await page.routeWebSocket(/\/realtime\/v1\//, async (socket) => {
		if (broken) return socket.close();
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
			for (const socket of open) await socket.close();
			open.clear();
		},
		mend() {
			broken = false;
		},
	};
}
