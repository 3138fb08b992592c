import { createStore } from "#web/platform/storage/create-store.ts";

/** How often work was approved while this page was open. */
export const approvals = createStore(0);
