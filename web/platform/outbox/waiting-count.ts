import { createStore } from "#web/platform/storage/create-store.ts";

/** How many actions wait to be sent. Of its own, because the signed-out pages have it too, without the outbox's code. */
export const waitingCount = createStore(0);
