import type { ActionResult } from "./action.ts";

/** What the tabs of one browser tell each other. `changed`: entries were added, removed or tried. */
export type TabMessage = { type: "changed"; person: string } | { type: "result"; result: ActionResult };

export interface Tabs {
	post(message: TabMessage): void;
	listen(listener: (message: TabMessage) => void): void;
	/** Resolves with the next message, or after this many milliseconds. */
	changed(milliseconds: number): Promise<void>;
}

/** Without BroadcastChannel (old browsers) the tabs tell each other nothing: what they share they read again. */
export function openTabs(): Tabs {
	const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("inspire-stem-outbox") : null;
	return {
		post: (message) => channel?.postMessage(message),
		listen: (listener) => channel?.addEventListener("message", ({ data }) => listener(data as TabMessage)),
		changed: (milliseconds) =>
			new Promise((resolve) => {
				const end = () => {
					clearTimeout(timer);
					channel?.removeEventListener("message", end);
					resolve();
				};
				const timer = setTimeout(end, milliseconds);
				channel?.addEventListener("message", end);
			}),
	};
}
