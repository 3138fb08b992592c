import { createStore } from "#web/device/create-store.ts";

/** The panel that lists what waits to be sent: whether it is open, and how much is in it. Small: every page has it. */
export const outboxPanel = createStore({ open: false, count: 0 });

export function openOutboxPanel(): void {
	outboxPanel.set({ ...outboxPanel.get(), open: true });
}

export function closeOutboxPanel(): void {
	outboxPanel.set({ ...outboxPanel.get(), open: false });
}
