import { createStore } from "#web/platform/storage/create-store.ts";

/** Whose presence is reported to their teacher: a person's id while the server answers that they are in a class. */
export const inClass = createStore<string | null>(null);
