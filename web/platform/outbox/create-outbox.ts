import { BackendError } from "#web/platform/backend/backend-error.ts";
import { createStore } from "#web/platform/storage/create-store.ts";
import { newId } from "#web/platform/storage/new-id.ts";
import { type Action, type ActionResult, isOneSubject, type NewAction } from "./action.ts";
import { createSchedule } from "./schedule.ts";
import { createSender, type Kind, type Progress } from "./sender.ts";
import { LEASE_MS, type OutboxStorage } from "./storage.ts";
import { openTabs, type Tabs } from "./tabs.ts";

/** Returns true where the page it is about is open and says it itself. */
export type ResultListener = (result: ActionResult) => boolean;

export type Entry = Action & {
	/** Null while it is not being sent. */
	sending: Progress | null;
	/** False where the browser keeps it no longer than this page. */
	kept: boolean;
};

export interface OutboxState {
	userId: string | null;
	/** The entries have been read. */
	ready: boolean;
	/** The person's, in the order they were made. */
	entries: readonly Entry[];
}

/**
 * What becomes of those that are there of the same kind and subject, the oldest first: the one that makes the new one
 * needless, or those that make room for it.
 */
export type Merge = (others: readonly Action[]) => { same: Action } | { removed: readonly Action[] };

interface OutboxOptions {
	storage: OutboxStorage;
	/** False while the server cannot be reached: nothing is sent by itself. */
	isConnected: () => boolean;
	tabs?: Tabs;
}

/**
 * What this browser has still to send for the person signed in: one at a time, whichever tab does it. No other person's
 * actions are listed or sent.
 */
export function createOutbox({ storage, isConnected, tabs = openTabs() }: OutboxOptions) {
	/** Another one after the page was left: the browser may show it again as it was. */
	let tab = newId();
	const store = createStore<OutboxState>({ userId: null, ready: false, entries: [] });
	const listeners = new Set<ResultListener>();
	const savers = new Set<() => Promise<void>>();
	const due = createSchedule(isConnected);
	const sender = createSender(storage, show);
	let userId: string | null = null;
	let running: Promise<void> | undefined;
	let again = false;
	/** From before the lease is taken until it is released. */
	let holdsLease = false;
	/** Milliseconds for which another tab sends. */
	let leaseWait = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	/** Reads the entries again. */
	async function load(): Promise<void> {
		const of = userId;
		const actions = of === null ? [] : await storage.list(of);
		if (of !== userId) return;
		const before = store.get();
		const entries = actions.map((action) => {
			const known = before.entries.find(({ id }) => id === action.id);
			return { ...action, sending: known?.sending ?? null, kept: storage.isKept(action.id) };
		});
		store.set({ userId, ready: true, entries });
		schedule();
	}

	async function reload(): Promise<void> {
		await load();
		if (userId !== null) tabs.post({ type: "changed", person: userId });
	}

	function show(id: string, sending: Entry["sending"]): void {
		const state = store.get();
		store.set({ ...state, entries: state.entries.map((entry) => (entry.id === id ? { ...entry, sending } : entry)) });
	}

	/** Sends again when the next pause ends. */
	function schedule(): void {
		clearTimeout(timer);
		if (running !== undefined) return;
		const pause = due.nextPause(store.get().entries);
		if (pause !== null) timer = setTimeout(() => void run(), Math.max(leaseWait, pause));
	}

	/** Sends what is due, one after another. Never rejects: each entry holds its result. */
	function run(): Promise<void> {
		again = true;
		running ??= (async () => {
			try {
				while (again) {
					again = false;
					await runOnce();
				}
			} finally {
				// In the same step as the last check of `again`: a later call starts a new run.
				running = undefined;
				schedule();
			}
		})();
		return running;
	}

	async function runOnce(): Promise<void> {
		const of = userId;
		leaseWait = 0;
		if (of === null) return;
		const tried = new Set<string>();
		const next = async () => (of === userId ? due.next(await storage.list(of), tried) : undefined);
		if (!(await next())) return;
		holdsLease = true;
		leaseWait = await storage.takeLease(of, tab, Date.now());
		if (leaseWait > 0) {
			holdsLease = false;
			return;
		}
		const renewing = setInterval(() => void storage.takeLease(of, tab, Date.now()), LEASE_MS / 4);
		try {
			for (let action = await next(); action; action = await next()) {
				tried.add(action.id);
				await sendOne(action);
			}
		} finally {
			clearInterval(renewing);
			holdsLease = false;
			await storage.releaseLease(of);
		}
		await reload();
	}

	async function sendOne(action: Action): Promise<void> {
		due.begin(action.id);
		const result = await sender.send(action);
		if (!result) return;
		if (result.state !== "waiting") await load();
		if (result.state === "waiting") due.failed(result.action);
		const shown = notify(result);
		tabs.post({ type: "result", result });
		try {
			(await sender.kindOf(action.kind))?.settle?.(result, shown);
		} catch (error) {
			console.error("An answer could not be acted on:", error);
		}
	}

	function notify(result: ActionResult): boolean {
		return [...listeners].map((listener) => listener(result)).includes(true);
	}

	/** Removes an entry, unless the server may have it already. */
	async function take(id: string): Promise<Action | null> {
		const entry = store.get().entries.find((one) => one.id === id);
		if (!entry || entry.sending?.final) return null;
		sender.abort(id);
		await storage.remove(entry);
		await reload();
		return entry;
	}

	tabs.listen((message) => {
		const of = message.type === "result" ? message.result.action.person : message.person;
		if (of !== userId) return;
		leaseWait = 0;
		if (message.type === "result") notify(message.result);
		void load();
	});

	const outbox = {
		get: store.get,
		subscribe: store.subscribe,

		/** Says how a kind of work is sent. `load` may fetch its code. */
		register(name: string, load: () => Promise<Kind>): void {
			sender.register(name, load);
		},

		/** Calls back with each result, of other tabs, too; returns the function that ends it. */
		onResult(listener: ResultListener): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},

		/** `save` sends what the page shows and has not enqueued yet; returns the function that ends it. */
		onFlush(save: () => Promise<void>): () => void {
			savers.add(save);
			return () => savers.delete(save);
		},

		/** Sends what the page shows, as far as the server can be reached. */
		async flush(): Promise<void> {
			await Promise.allSettled([...savers].map((save) => save()));
		},

		/** Whose page this is, and whether their session is there to send with. */
		follow(next: { userId: string | null; maySend: boolean }): void {
			due.wake(next.maySend);
			if (next.userId !== userId) {
				sender.abort();
				due.reset();
				userId = next.userId;
				store.set({ userId, ready: false, entries: [] });
			}
			void load().then(run);
		},

		/** The connection has come or gone. */
		wake(): void {
			due.wake();
			void load();
		},

		/**
		 * Adds an action, which is sent by itself, after those of the same kind and subject; `sendNow` sends it at once. What
		 * is there of them stays (`add`), makes room, unless it is the same and waits (`replace`), or is all there is to add
		 * (`keep`).
		 */
		async enqueue(
			{ id = newId(), createdAt, ...action }: NewAction,
			mode: "add" | "replace" | "keep" | Merge = "add",
		): Promise<Action> {
			const merge = typeof mode === "string" ? MERGES[mode](action.payload) : mode;
			const others = (await storage.list(action.person)).filter((one) => isOneSubject(one, action));
			const merged = merge(others);
			if ("same" in merged) return merged.same;
			for (const other of merged.removed) await storage.remove(other);
			const state = { state: "pending", tries: 0, notBefore: 0, failure: null } as const;
			const added = { ...action, id, createdAt: createdAt ?? timeAfter(others.at(-1)), ...state };
			await storage.put(added);
			await reload();
			return added;
		},

		/** Sends an action now, also one that was refused. Null where it is there no longer. */
		async sendNow(id: string): Promise<ActionResult | null> {
			const of = userId;
			if (of === null) return null;
			let result: ActionResult | null = null;
			const end = outbox.onResult((one) => {
				if (one.action.id === id) result = one;
				return false;
			});
			due.force(id);
			try {
				let kept = await storage.change({ person: of, id }, (one) => ({ ...one, state: "pending" }));
				while (kept && !result && of === userId) {
					await run();
					if (result || leaseWait === 0) break;
					await tabs.changed(leaseWait);
					kept = await storage.change({ person: of, id }, (one) => one);
				}
				return result;
			} finally {
				due.unforce(id);
				end();
			}
		},

		take,

		/** False where an entry lives no longer than this page: the browser refuses to keep it. */
		isKept: storage.isKept,

		/** Removes an entry for good; false where the server may have it already. */
		async drop(id: string): Promise<boolean> {
			const taken = await take(id);
			if (taken) (await sender.kindOf(taken.kind))?.drop?.(taken);
			return taken !== null;
		},

		/** What the person can save of an entry, by file name. Rejects where the code for it cannot be had. */
		async filesOf(entry: Action): Promise<Record<string, string | Blob>> {
			const kind = await sender.kindOf(entry.kind);
			if (!kind) throw new BackendError("network_gone", `The code of ${entry.kind} could not be loaded`);
			const payload = kind.payload.safeParse(entry.payload);
			return payload.success ? kind.files({ ...entry, payload: payload.data }) : { "kept.json": JSON.stringify(entry) };
		},

		/** The page is being left: other tabs need not wait. */
		leave(): void {
			if (!holdsLease) return;
			storage.leave(tab);
			tab = newId();
		},
	};
	return outbox;
}

export type Outbox = ReturnType<typeof createOutbox>;

const MERGES: Record<"add" | "replace" | "keep", (payload: unknown) => Merge> = {
	add: () => () => ({ removed: [] }),
	replace: (payload) => (others) => {
		const same = others.find(
			(one) => one.state === "pending" && JSON.stringify(one.payload) === JSON.stringify(payload),
		);
		return same ? { same } : { removed: others };
	},
	keep: () => (others) => (others[0] ? { same: others[0] } : { removed: [] }),
};

/** Now, and later than another: their times are their order. */
function timeAfter(other: Action | undefined): string {
	const after = other ? Date.parse(other.createdAt) + 1 : 0;
	return new Date(Math.max(Date.now(), after || 0)).toISOString();
}
