import { BackendError, hasCode, NETWORK_GONE, NOT_SIGNED_IN } from "#web/backend/backend-error.ts";
import type { KeptFile, StoreFile } from "./file-shelf.ts";
import type { Work } from "./hand-in.data.ts";

/** Work that was handed in while the server was gone. */
export type WaitingWork = {
	/** Its `client_action_id`: the server takes it once. */
	id: string;
	userId: string;
	challengeId: string;
	text: string;
	files: readonly KeptFile[];
	/** When it was handed in, as ISO 8601. */
	at: string;
};

/** `finishing`: the server may have it already; it cannot be taken back. */
export type WaitingState = "waiting" | "sending" | "finishing" | "failed";

export type WaitingEntry = WaitingWork & {
	state: WaitingState;
	/** The part of the files that has been sent, from 0 to 1. */
	fraction: number;
	failure: unknown;
};

/** Where this browser keeps it. Each rejects where the browser keeps nothing. */
export interface WaitingShelf {
	list(userId: string): Promise<WaitingWork[]>;
	put(work: WaitingWork): Promise<void>;
	/** False where it has been taken away meanwhile, by another tab. */
	replace(work: WaitingWork): Promise<boolean>;
	remove(work: WaitingWork): Promise<void>;
}

interface OutboxOptions {
	shelf: WaitingShelf;
	storeFor: (userId: string) => StoreFile;
	submit: (userId: string, work: Work) => Promise<void>;
	/** Who is signed in now. */
	person: () => string | null;
	onSent: (work: WaitingWork) => void;
}

/** A connection that breaks, or a session that is refused, each time although the server answers: after so many tries it waits to be asked. */
const TRIES = 5;

/** What one browser still has to send for the person signed in. Nobody else's is listed or sent. */
export function createOutbox({ shelf, storeFor, submit, person, onSent }: OutboxOptions) {
	let entries: readonly WaitingEntry[] = [];
	const listeners = new Set<() => void>();
	const broken = new Map<string, number>();
	let sending: AbortController | undefined;
	let running: Promise<void> | undefined;
	/** Asked while it was under way, maybe by the next person. */
	let again = false;

	function become(next: readonly WaitingEntry[]) {
		entries = next;
		for (const listener of listeners) listener();
	}

	function change(id: string, changes: Partial<WaitingEntry>) {
		become(entries.map((one) => (one.id === id ? { ...one, ...changes } : one)));
	}

	async function load(): Promise<void> {
		const userId = person();
		const kept = userId ? await shelf.list(userId).catch(() => []) : [];
		become(
			kept.map((work) => {
				const known = entries.find(({ id }) => id === work.id);
				return { state: "waiting" as const, fraction: 0, failure: null, ...known, ...work };
			}),
		);
	}

	async function sendOne({ id, userId, challengeId, text, ...entry }: WaitingEntry, signal: AbortSignal) {
		const store = storeFor(userId);
		const files = [...entry.files];
		change(id, { state: "sending", fraction: 0, failure: null });
		for (const [place, file] of files.entries()) {
			const onProgress = (part: number) => change(id, { fraction: (place + part) / files.length });
			const path = file.path ?? (await store(file, { signal, onProgress, onBroken: () => undefined }));
			files[place] = { ...file, path };
			if (!(await shelf.replace({ id, userId, challengeId, text, files, at: entry.at }))) return;
		}
		signal.throwIfAborted();
		if (person() !== userId) throw new BackendError(NOT_SIGNED_IN, "Somebody else has signed in");
		change(id, { state: "finishing", fraction: 1 });
		await submit(userId, {
			challengeId,
			text,
			files: files.map(({ path, file }) => ({ path: path ?? "", name: file.name })),
			actionId: id,
		});
		await shelf.remove({ ...entry, id, userId, challengeId, text });
		onSent({ ...entry, id, userId, challengeId, text });
	}

	/** False when the connection has gone, or the session: the rest waits, too. */
	async function trySending(entry: WaitingEntry): Promise<boolean> {
		const controller = new AbortController();
		sending = controller;
		try {
			await sendOne(entry, controller.signal);
			broken.delete(entry.id);
			return true;
		} catch (failure) {
			if (controller.signal.aborted) return true;
			const gone = hasCode(failure, NETWORK_GONE, NOT_SIGNED_IN);
			const tries = gone ? (broken.get(entry.id) ?? 0) + 1 : TRIES;
			broken.set(entry.id, tries);
			change(entry.id, { state: tries < TRIES ? "waiting" : "failed", failure });
			return !gone;
		} finally {
			sending = undefined;
		}
	}

	async function run(): Promise<void> {
		await load();
		for (const { id } of entries) {
			const entry = entries.find((one) => one.id === id);
			if (entry?.state === "waiting" && entry.userId === person() && !(await trySending(entry))) break;
		}
		await load();
	}

	async function runAll(): Promise<void> {
		while (again) {
			again = false;
			await run();
		}
	}

	const outbox = {
		watch(listener: () => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		read: () => entries,
		load,
		/** Keeps work until the server is back. Rejects where the browser cannot keep it. */
		async keep(work: WaitingWork): Promise<void> {
			await shelf.put(work);
			await load();
		},
		/** Sends what waits, one after the other. Never rejects: how it went stands at each. */
		sendAll(): Promise<void> {
			again = true;
			running ??= runAll().finally(() => {
				running = undefined;
			});
			return running;
		},
		async retry(id: string): Promise<void> {
			broken.delete(id);
			change(id, { state: "waiting", failure: null });
			await outbox.sendAll();
		},
		/** Takes work away, unless the server may have it already. */
		async cancel(id: string): Promise<WaitingWork | null> {
			const entry = entries.find((one) => one.id === id);
			if (!entry || entry.state === "finishing") return null;
			if (entry.state === "sending") sending?.abort();
			await shelf.remove(entry);
			become(entries.filter((one) => one.id !== id));
			return entry;
		},
	};
	return outbox;
}
