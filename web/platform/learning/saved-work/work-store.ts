import { z } from "zod/mini";

/** Saved work as this browser has it, whatever its form. What is to be sent is in the outbox. */
export interface SavedWork {
	body: string;
	/** The server's revision that it began from; 0 for none. */
	base: number;
	/** The learner asked to save it. */
	pressed: boolean;
	/** The server has not got it. */
	unsent: boolean;
}

/** What an earlier version kept to be sent, with the id by which the server applies it once. */
export type FormerSave = { action: string; body: string; pressed: boolean };

/** Where this browser keeps one work of one person. Reading and writing happen at once, in one step. */
export interface WorkStore {
	/** Null where nothing is kept, or nothing that can be read. */
	read(): SavedWork | null;
	/** False where the browser keeps nothing (full, or blocked). */
	write(work: SavedWork): boolean;
	/** Calls back when another tab has written; the answer ends it. */
	watch(listener: () => void): () => void;
}

/** One that may hold what an earlier version left to be sent: it stays until it is forgotten. */
export interface LocalWorkStore extends WorkStore {
	/** In the order to send them. */
	former(): FormerSave[];
	forgetFormer(): void;
}

/**
 * What is kept beside a work. Earlier versions named what was to be sent here: the work (`action`), and others before it
 * (`aside`); the earliest kept the work alone, which is to be sent, too.
 */
export const besideWork = {
	base: z._default(z.number(), 0),
	pressed: z._default(z.boolean(), false),
	unsent: z.optional(z.boolean()),
	action: z._default(z.nullable(z.string()), null),
	aside: z._default(z.array(z.object({ body: z.string(), action: z.string() })), []),
};

interface BesideWork {
	base: number;
	pressed: boolean;
	unsent?: boolean | undefined;
	action: string | null;
	aside: Omit<FormerSave, "pressed">[];
}

export function savedWork(body: string, { base, pressed, unsent, action }: BesideWork): SavedWork {
	return { body, base, pressed, unsent: unsent ?? (action !== null || base === 0) };
}

/** What lay aside stays as a version of its own. */
export function formerSaves(body: string, { action, pressed, aside }: BesideWork): FormerSave[] {
	const before = aside.map((save) => ({ ...save, pressed: true }));
	return action === null ? before : [...before, { action, body, pressed }];
}
